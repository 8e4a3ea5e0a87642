import { useSession } from '@portal/shared/portal';
import { Box, ButtonBase, Icon, icons, Skeleton } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { Disclosure } from '../disclosure/Disclosure';
import { LoadedPanel } from '../disclosure/LoadedPanel';
import { frameIcons } from '../icons';

const loadPanel = () =>
  import(/* webpackChunkName: 'account' */ './AccountPanel').then((m) => m.AccountPanel);

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
      {(close) => <LoadedPanel name="account" load={loadPanel} onFollow={close} />}
    </Disclosure>
  );
}

/** Name of the member, or the masked phone number. */
const AccountName = observer(function AccountName() {
  const { user, profileFailed } = useSession();
  if (profileFailed) return '我的账号';
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
