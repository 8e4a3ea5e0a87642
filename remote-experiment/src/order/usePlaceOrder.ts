import { anyOf, type CallError, call, isRefused } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import type { Sending } from '@portal/shared/form';
import { notify } from '@portal/shared/portal';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type OrderFields, orderInput } from './orderFields';
import type { OrderItems } from './orderItems';

interface PlaceOrder {
  readonly place: (fields: OrderFields, sending: Sending) => Promise<Data<'auth/order/add'>>;
  /** Shows why an order was refused when the refusal has no field. */
  readonly onRefused: (error: unknown) => void;
}

const isChanged = (error: unknown): error is CallError<'auth/order/add'> =>
  isRefused(error, 'auth/order/add', 'plan_changed');

/** Places an order. After a refusal, outdated data are fetched again. */
export function usePlaceOrder(order: OrderItems): PlaceOrder {
  const queryClient = useQueryClient();
  return {
    place: async (fields, { keyOf }) => {
      const input = orderInput(fields, order);
      try {
        return await call('auth/order/add', input, { idempotencyKey: keyOf(input) });
      } catch (error) {
        await refresh(queryClient, error);
        throw error;
      }
    },
    onRefused: (error) => {
      if (!isChanged(error)) return notify.failed(error);
      notify.alertFailed(`${error.message}。已为您更新方案内容，请核对价格和项目后重新提交。`);
    },
  };
}

async function refresh(queryClient: QueryClient, error: unknown): Promise<void> {
  if (isChanged(error)) await queryClient.invalidateQueries(anyOf('auth/tempDevice'));
  if (isRefused(error, 'auth/order/add', 'pickup_slot_unavailable'))
    await Promise.all([
      queryClient.invalidateQueries(anyOf('open/setting')),
      queryClient.invalidateQueries(anyOf('open/sampling/slots')),
    ]);
}
