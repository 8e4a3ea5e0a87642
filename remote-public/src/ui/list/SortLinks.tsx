import { FilterLink } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { otherSorts, type Sort } from './sorts';

interface SortLinksProps {
  readonly sort: Sort;
  /** Label of the default order. */
  readonly first: string;
  readonly to: (sort: Sort) => string;
}

/** Sort orders as links in one row, scrollable on phones. */
export function SortLinks({ sort, first, to }: SortLinksProps) {
  return (
    <Box
      component="nav"
      aria-label="排序"
      sx={{ display: 'flex', minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' }}
    >
      {[{ key: 'default' as const, label: first }, ...otherSorts].map(({ key, label }) => (
        <Box
          key={key}
          component={FilterLink}
          to={to(key)}
          aria-current={key === sort ? 'true' : undefined}
          sx={sortLink(key === sort)}
        >
          {label}
        </Box>
      ))}
    </Box>
  );
}

const sortLink = (current: boolean) => ({
  px: 1.5,
  py: 1,
  fontSize: '0.875rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: current ? 'primary.main' : 'text.secondary',
  fontWeight: current ? 600 : 400,
  boxShadow: current ? 'inset 0 -2px 0 currentColor' : 'none',
  '&:hover': { color: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
});
