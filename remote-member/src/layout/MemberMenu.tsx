import { line, useCurrentInView } from '@portal/shared/parts';
import { Link, memberGroups, memberPlace, paths, useLocation } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';

/** The pages of the member area by their groups; on narrow screens one row that scrolls, with the current page in its middle. */
export function MemberMenu() {
  const here = memberPlace(useLocation().pathname);
  const strip = useCurrentInView(here?.page.path ?? '');
  return (
    <Box component="nav" ref={strip} aria-label="会员菜单" sx={panel}>
      {memberGroups.map(({ label: group, pages }) => (
        <Box key={group ?? ''} sx={{ display: { xs: 'contents', md: 'block' } }}>
          {group && (
            <Typography variant="caption" sx={groupName}>
              {group}
            </Typography>
          )}
          {pages.map((page) => (
            <Box
              key={page.path}
              component={Link}
              to={`${paths.member}/${page.path}`}
              aria-current={here?.page === page ? (here.below ? 'true' : 'page') : undefined}
              sx={entry}
            >
              {page.label}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

const panel = {
  display: { xs: 'flex', md: 'block' },
  gap: 0.5,
  overflowX: 'auto',
  p: { xs: 0.5, md: 1.5 },
  ...line,
  borderRadius: 1,
  bgcolor: 'background.paper',
  position: { xs: 'relative', md: 'sticky' },
  top: { md: 96 },
} as const;

const groupName = {
  display: { xs: 'none', md: 'block' },
  px: 1.5,
  pt: 2,
  pb: 0.5,
  color: 'text.secondary',
} as const;

const entry = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 44, md: 40 },
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
