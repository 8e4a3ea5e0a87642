import { lineAbove } from '@portal/shared/parts';
import { Link, paths, useSession } from '@portal/shared/portal';
import { Box, Button, ButtonBase, Icon, icons, Skeleton } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { Disclosure } from '../disclosure/Disclosure';
import { linkStyle } from '../header/NavList';
import { frameIcons } from '../icons';
import { accountGroups } from '../navigation';
import { useLogout } from './useLogout';

/** The account menu. Shows a placeholder as name until the profile is loaded. */
export function AccountMenu() {
  return (
    <Disclosure
      align="right"
      label="我的账号"
      button={(props) => (
        <ButtonBase
          {...props}
          aria-label="我的账号"
          sx={{ gap: 0.75, height: 32, px: 0.5, borderRadius: 1, font: 'inherit', color: 'text.primary' }}
        >
          <Icon path={frameIcons.user} size={18} />
          <AccountName />
          <Icon path={icons.down} size={12} />
        </ButtonBase>
      )}
    >
      {(close) => <AccountPanel onFollow={close} />}
    </Disclosure>
  );
}

/** Name of the member, or the masked phone number. */
const AccountName = observer(function AccountName() {
  const { user } = useSession();
  if (!user) return <Skeleton variant="text" width={64} />;
  const { name, phone } = user.userInfo;
  return (
    <Box
      component="span"
      sx={{ maxWidth: 96, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {name || phone}
    </Box>
  );
});

function AccountPanel({ onFollow }: { readonly onFollow: () => void }) {
  const leave = useLogout();
  return (
    <Box sx={{ p: 1.5 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 148px)', gap: 1 }}>
        {accountGroups.map((group) => (
          <Box key={group.label}>
            <Box sx={{ px: 1.5, py: 0.5, fontSize: '.8125rem', color: 'text.secondary' }}>{group.label}</Box>
            {group.links.map(({ label, to }) => (
              <Box key={to} component={Link} to={to} onClick={onFollow} sx={{ ...linkStyle, py: 0.5 }}>
                {label}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          mt: 1.5,
          pt: 1.5,
          ...lineAbove,
        }}
      >
        <Button component={Link} to={paths.member} onClick={onFollow} variant="outlined" size="small">
          个人中心
        </Button>
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            onFollow();
            void leave();
          }}
          startIcon={<Icon path={frameIcons.out} size={16} />}
        >
          退出登录
        </Button>
      </Box>
    </Box>
  );
}
