import { line } from '@portal/shared/parts';
import { Link, useLocation } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { doorOf, doors } from './doors';
import { MenuButton } from './MenuButton';

/** The subjects of the member area, each a link to its first page; on narrow screens a button that opens a sheet with every page. */
export function MemberMenu() {
  const address = useLocation();
  const here = doorOf(address);
  const isPage = (to: string) => here?.tab.to === to && !here.below;
  return (
    <Box component="nav" aria-label="会员中心菜单" sx={panel}>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        {doors.map((door) => (
          <Box
            key={door.label}
            component={Link}
            to={door.tabs[0].to}
            aria-current={here?.door === door ? (isPage(door.tabs[0].to) ? 'page' : 'true') : undefined}
            sx={entry}
          >
            {door.label}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: { md: 'none' } }}>
        <MenuButton here={here} />
      </Box>
    </Box>
  );
}

/** As high as its entries, at most as the window below the header: in a lower one it scrolls by itself. */
const panel = {
  p: { xs: 0, md: 1.5 },
  ...line,
  borderRadius: 1,
  bgcolor: 'background.paper',
  position: { md: 'sticky' },
  top: { md: 112 },
  maxHeight: { md: 'calc(100vh - 128px)' },
  overflowY: { md: 'auto' },
} as const;

const entry = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  px: 1.5,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  typography: 'body2',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-current]': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 600 },
} as const;
