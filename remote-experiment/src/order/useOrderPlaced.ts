import { anyOf, call } from '@portal/shared/api';
import { notify, useSession } from '@portal/shared/portal';
import { useQueryClient } from '@tanstack/react-query';
import type { OrderFields } from './orderFields';
import { addressesToSave } from './orderInput';
import type { OrderItems } from './orderItems';

/** Updates after a placed order: removes its items of the plan from the cache and saves the new address on request. */
export function useOrderPlaced(order: OrderItems, onPlaced: (rid: string) => void) {
  const session = useSession();
  const queryClient = useQueryClient();

  const keepAddresses = async (fields: OrderFields) => {
    const added = addressesToSave(fields);
    if (added.length === 0) return;
    try {
      for (const address of added) await call('auth/address/add', address);
    } catch {
      notify.warn('订单已提交，但地址未能保存到地址簿');
    }
  };

  return (rid: string, fields: OrderFields) => {
    if (!order.direct) session.setPlanCount(Math.max(0, session.planCount - order.pieces));
    void keepAddresses(fields);
    // Navigates away first: the form uses the plan's data, which are removed next.
    onPlaced(rid);
    queryClient.removeQueries(anyOf('auth/tempDevice'));
    queryClient.removeQueries(anyOf('auth/discount4user'));
  };
}
