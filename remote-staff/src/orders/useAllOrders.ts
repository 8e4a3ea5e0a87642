import { call } from '@portal/shared/api';
import { limits } from '@portal/shared/rules';
import { useMutation } from '@tanstack/react-query';
import type { StaffOrderRow } from '../ui/orderRow';
import { listInput, type OrdersQuery, queueOf } from '../ui/ordersFilter';

/** Reads the orders of all pages of a list, as they are now. There are at most `limits.counted`: a longer list is to be narrowed first. */
export const useAllOrders = (shown: OrdersQuery, onRead: (rows: readonly StaffOrderRow[]) => void) =>
  useMutation({
    mutationFn: async () => {
      const input = {
        ...listInput({ ...shown, after: undefined }, queueOf(shown)),
        size: limits.pageSizeMax,
      };
      const rows = new Map<string, StaffOrderRow>();
      let after: string | undefined;
      do {
        const page = await call('staff/order/list', after === undefined ? input : { ...input, after });
        for (const row of page.list) rows.set(row.code, row);
        after = page.next ?? undefined;
      } while (after !== undefined && rows.size < limits.counted);
      return [...rows.values()];
    },
    onSuccess: onRead,
  });
