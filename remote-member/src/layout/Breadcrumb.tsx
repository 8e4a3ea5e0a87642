import { plainList } from '@portal/shared/parts';
import { Link, memberPlace, paths, useLocation } from '@portal/shared/portal';
import { Box, MuiLink } from '@portal/shared/ui';

/** Label and address of each step from the home page to a member page; the last step is the page itself. */
function stepsTo(pathname: string): readonly { readonly label: string; readonly to: string }[] {
  const { page, below } = memberPlace(pathname) ?? {};
  const address = page && `${paths.member}/${page.path}`;
  return [
    { label: '首页', to: paths.home },
    ...(address === paths.memberCenter ? [] : [{ label: '个人中心', to: paths.memberCenter }]),
    ...(page && address ? [{ label: page.label, to: address }] : []),
    ...(below ? [{ label: below.label, to: pathname }] : []),
  ];
}

/** Breadcrumb from the home page to the current page. */
export function Breadcrumb() {
  const steps = stepsTo(useLocation().pathname);
  return (
    <Box component="nav" aria-label="面包屑" sx={{ mb: 2 }}>
      <Box component="ol" sx={list}>
        {steps.map(({ label, to }, index) => (
          <li key={label}>
            {index === steps.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <MuiLink component={Link} to={to} underline="hover" color="inherit">
                {label}
              </MuiLink>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  ...plainList,
  typography: 'body2',
  color: 'text.secondary',
  '& li:not(:first-of-type)::before': { content: '"/"', mx: 1, color: 'divider' },
  '& [aria-current]': { color: 'text.primary' },
} as const;
