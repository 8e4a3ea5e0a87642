import { lineBelow } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { type Sort, sorts } from './filter';
import type { Filter } from './useFilter';

interface SortBarProps {
  readonly sort: Sort;
  readonly to: Filter['to'];
  /** Number of services; undefined until it is known. */
  readonly total: number | undefined;
}

/** Sort orders as links, and the number of services. */
export function SortBar({ sort, to, total }: SortBarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mb: 2,
        ...lineBelow,
      }}
    >
      <Box
        component="nav"
        aria-label="排序"
        sx={{ display: 'flex', minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' }}
      >
        {sorts.map(({ key, label }) => (
          <Box
            key={key}
            component={Link}
            to={to({ sort: key })}
            preventScrollReset
            aria-current={key === sort ? 'true' : undefined}
            sx={{
              px: 1.5,
              py: 1,
              fontSize: '0.875rem',
              textDecoration: 'none',
              whiteSpace: 'nowrap',
              color: key === sort ? 'primary.main' : 'text.secondary',
              fontWeight: key === sort ? 600 : 400,
              boxShadow: key === sort ? 'inset 0 -2px 0 currentColor' : 'none',
              '&:hover': { color: 'primary.main' },
              '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
            }}
          >
            {label}
          </Box>
        ))}
      </Box>
      <Box
        role="status"
        sx={{
          flex: 'none',
          ml: 'auto',
          pr: 0.5,
          fontSize: '0.875rem',
          color: 'text.secondary',
          whiteSpace: 'nowrap',
        }}
      >
        {total !== undefined && `共 ${total} 项`}
      </Box>
    </Box>
  );
}
