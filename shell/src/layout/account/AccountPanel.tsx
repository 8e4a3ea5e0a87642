import { lineAbove } from '@portal/shared/parts';
import { Link, paths, useSession } from '@portal/shared/portal';
import { Box, Button, Icon } from '@portal/shared/ui';
import type { PanelProps } from '../disclosure/LoadedPanel';
import { linkStyle } from '../header/NavList';
import { frameIcons } from '../icons';
import { accountGroups } from '../navigation';

/** Links of the member centre in groups, and the logout. */
export function AccountPanel({ onFollow }: PanelProps) {
  const { leave } = useSession();
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
