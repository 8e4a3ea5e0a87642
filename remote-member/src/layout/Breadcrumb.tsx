import { plainList } from '@portal/shared/parts';
import { Link, paths, useLocation } from '@portal/shared/portal';
import { Box, MuiLink } from '@portal/shared/ui';
import { placeOf } from './menu';

/** The way here from the home page; the last step is the page itself. */
export function Breadcrumb() {
  const here = placeOf(useLocation().pathname);
  const steps = [
    { label: '首页', to: paths.home },
    ...(here?.entry.to === paths.memberCenter ? [] : [{ label: '个人中心', to: paths.memberCenter }]),
    ...(here ? [here.entry] : []),
    ...(here?.below ? [{ label: '订单详情', to: '' }] : []),
  ];
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
