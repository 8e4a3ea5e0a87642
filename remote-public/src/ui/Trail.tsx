import { plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, MuiLink } from '@portal/shared/ui';

export interface TrailStep {
  readonly name: string;
  readonly to: string;
}

/** Breadcrumb from the home page to the parent of this page. */
export function Trail({ steps }: { readonly steps: readonly TrailStep[] }) {
  return (
    <Box component="nav" aria-label="当前位置" sx={{ mb: 2, minHeight: 24, overflow: 'hidden' }}>
      <Box component="ol" sx={trail}>
        {[{ name: '首页', to: paths.home }, ...steps].map(({ name, to }) => (
          <li key={to}>
            <MuiLink component={Link} to={to} color="inherit" underline="hover">
              {name}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const trail = {
  display: 'flex',
  ...plainList,
  fontSize: '0.875rem',
  lineHeight: '24px',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  '& li + li::before': { content: '"/"', mx: 1 },
} as const;
