import { Link, useLocation } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { areaPages } from './areaPages';

/** The pages of the area as tabs. */
export function AreaTabs() {
  const { pathname } = useLocation();
  return (
    <Box component="nav" aria-label="实验" sx={strip}>
      {areaPages.map(({ label, to }) => {
        const current = pathname === to ? 'page' : pathname.startsWith(`${to}/`) ? 'true' : undefined;
        return (
          <Box key={to} component={Link} to={to} aria-current={current} sx={tab}>
            {label}
          </Box>
        );
      })}
    </Box>
  );
}

const strip = {
  display: 'flex',
  overflowX: 'auto',
  gap: { xs: 2, sm: 3 },
  mb: { xs: 2, md: 3 },
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const tab = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'text.secondary',
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '&[aria-current]': { color: 'primary.main', fontWeight: 600, borderColor: 'primary.main' },
} as const;
