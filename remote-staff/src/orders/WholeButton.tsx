import { notify } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';
import { Button, Typography } from '@portal/shared/ui';
import type { StaffOrderRow } from '../ui/orderRow';
import type { OrdersQuery } from '../ui/ordersFilter';
import { useAllOrders } from './useAllOrders';

interface WholeButtonProps {
  readonly shown: OrdersQuery;
  /** Orders that fit, on all pages; null when they were not counted. */
  readonly total: number | null;
  readonly onRead: (rows: readonly StaffOrderRow[]) => void;
}

/** Selects the orders of all pages by an explicit choice that says how many they are; a longer list is to be narrowed first. */
export function WholeButton({ shown, total, onRead }: WholeButtonProps) {
  const all = useAllOrders(shown, onRead);
  if (total !== null && total >= limits.counted)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        符合条件的超过 {limits.counted} 个，筛选后可全部选择
      </Typography>
    );
  return (
    <Button loading={all.isPending} onClick={() => all.mutate(undefined, { onError: notify.failed })}>
      {total === null ? '选择全部符合条件的' : `选择全部 ${total} 项`}
    </Button>
  );
}
