import { query } from '@portal/shared/api';
import { line } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { countOf, stateGroups } from '../ui/stateGroup';
import { recentInput } from './centerQueries';

/**
 * Number of orders in each group of states, each with a link to its list. Shows no numbers until they are loaded.
 */
export function StateCounts() {
  const counts = useQuery(query('auth/web/order/list4person', recentInput)).data?.counts;
  return (
    <Box component="nav" aria-label="订单数量" sx={grid}>
      {stateGroups
        .filter(({ key }) => key !== 'cancelled')
        .map(({ key, label, states }) => (
          <Box key={key} component={Link} to={`${paths.orders}?state=${key}`} sx={cell}>
            <strong>{counts ? countOf(counts, states) : '–'}</strong>
            {key === 'submitted' ? '等实验室' : label}
          </Box>
        ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(4, 1fr)', sm: 'repeat(7, 1fr)' },
  ...line,
  borderRadius: 1,
  bgcolor: 'background.paper',
  py: 1,
} as const;

const cell = {
  display: 'grid',
  justifyItems: 'center',
  gap: 0.25,
  py: 1,
  color: 'text.secondary',
  textDecoration: 'none',
  typography: 'body2',
  borderRadius: 1,
  '& strong': {
    color: 'text.primary',
    fontSize: '1.375rem',
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
  },
  '&:hover, &:hover strong': { color: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
