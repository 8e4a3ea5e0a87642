import { Link, paths } from '@portal/shared/portal';
import { Box, MuiLink } from '@portal/shared/ui';
import { plainList } from './style';

export interface TrailStep {
  readonly name: string;
  readonly to: string;
}

interface TrailProps {
  /** Pages between the home page and this page. */
  readonly steps?: readonly TrailStep[];
  /** Name of this page. */
  readonly here: string;
}

/** Breadcrumb from the home page to this page. */
export function Trail({ steps = [], here }: TrailProps) {
  return (
    <Box component="nav" aria-label="面包屑" sx={{ mb: 1.5, minHeight: '1.5rem' }}>
      <Box component="ol" sx={trail}>
        {[{ name: '首页', to: paths.home }, ...steps].map(({ name, to }) => (
          <li key={to}>
            <MuiLink component={Link} to={to} color="inherit" underline="hover">
              {name}
            </MuiLink>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </Box>
    </Box>
  );
}

const trail = {
  display: 'flex',
  flexWrap: 'wrap',
  ...plainList,
  fontSize: '0.875rem',
  lineHeight: '1.5rem',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  '& li': { flex: 'none' },
  // A long name is cut off at the end of the line; where nothing of it would be left, it has the next line.
  '& li[aria-current]': {
    flex: '1 1 0',
    minWidth: '2em',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'text.primary',
  },
  '& li + li::before': { content: '"/"', mx: 1, color: 'text.secondary' },
} as const;
