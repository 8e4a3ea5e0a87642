import { lineBelow } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { SortLinks } from '../ui/list/SortLinks';
import type { Sort } from '../ui/list/sorts';
import type { Filter } from './useFilter';

interface SortBarProps {
  readonly sort: Sort;
  readonly to: Filter['to'];
  /** Number of services; undefined until it is known. */
  readonly total: number | undefined;
}

/** Sort orders and the number of services. */
export function SortBar({ sort, to, total }: SortBarProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2, ...lineBelow }}>
      <SortLinks sort={sort} first="综合" to={(key) => to({ sort: key })} />
      <Box role="status" sx={count}>
        {total !== undefined && `共 ${total} 项`}
      </Box>
    </Box>
  );
}

const count = {
  flex: 'none',
  ml: 'auto',
  pr: 0.5,
  fontSize: '0.875rem',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;
