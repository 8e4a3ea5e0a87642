import { Drawer } from '@portal/shared/extras';
import { type LazyDialogProps, plainList } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box, Icon, IconButton, icons, Typography } from '@portal/shared/ui';
import { type Door, doors, type Place } from './doors';

interface MenuSheetProps extends LazyDialogProps {
  readonly here: Place | undefined;
}

/** Every page of the member area by its door, in a sheet at the lower edge of a narrow screen. */
export function MenuSheet({ here, open, onClose }: MenuSheetProps) {
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': '会员中心页面', sx: sheet } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', py: 1 }}>
        <Typography variant="h4" component="h2">
          全部页面
        </Typography>
        <IconButton aria-label="关闭" onClick={onClose} edge="end">
          <Icon path={icons.close} />
        </IconButton>
      </Box>
      <Box component="nav" aria-label="会员中心页面" sx={{ overflowY: 'auto', pb: 2 }}>
        {doors.map((door) => (
          <Group key={door.label} door={door} here={here} onFollow={onClose} />
        ))}
      </Box>
    </Drawer>
  );
}

interface GroupProps {
  readonly door: Door;
  readonly here: Place | undefined;
  readonly onFollow: () => void;
}

const Group = ({ door, here, onFollow }: GroupProps) => (
  <Box component="section" aria-label={door.label} sx={{ display: 'flex', gap: 1, py: 0.5 }}>
    <Typography
      variant="body2"
      sx={{ width: 72, flex: 'none', lineHeight: '2.75rem', color: 'text.secondary' }}
    >
      {door.label}
    </Typography>
    <Box component="ul" sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', columnGap: 0.5 }}>
      {door.tabs.map(({ label, to }) => (
        <li key={to}>
          <Box
            component={Link}
            to={to}
            onClick={onFollow}
            aria-current={here?.tab.to === to ? (here.below ? 'true' : 'page') : undefined}
            sx={pageLink}
          >
            {label}
          </Box>
        </li>
      ))}
    </Box>
  </Box>
);

const sheet = {
  px: 2,
  maxHeight: '85vh',
  borderTopLeftRadius: 12,
  borderTopRightRadius: 12,
} as const;

const pageLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.25,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  typography: 'body2',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-current]': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 600 },
} as const;
