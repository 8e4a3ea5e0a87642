import { anyOf, type CallError, call, isRefused } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import type { Sending } from '@portal/shared/form';
import type { Certification } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { OrderFields } from './orderFields';
import { type Chosen, orderInput } from './orderInput';
import type { OrderItems } from './orderItems';

interface PlaceOrder {
  readonly place: (fields: OrderFields, sending: Sending) => Promise<Data<'auth/order/add'>>;
  /** Shows why an order was refused when the refusal has no field. */
  readonly onRefused: (error: unknown) => void;
}

/** Thrown when the member has closed the certification without completing it: the form stays as it is. */
class Uncertified extends Error {}

const isChanged = (error: unknown): error is CallError<'auth/order/add'> =>
  isRefused(error, 'auth/order/add', 'plan_changed');

/**
 * Refusals whose message says what to do: credit and prepayment do not cover the order, or the coupon was used or held
 * time has expired in the meantime.
 */
const isExplained = (error: unknown): error is CallError<'auth/order/add'> =>
  isRefused(error, 'auth/order/add', 'credit_short') ||
  isRefused(error, 'auth/order/add', 'credit_overdue') ||
  isRefused(error, 'auth/order/add', 'coupon_unusable') ||
  isRefused(error, 'auth/order/add', 'reservation_unusable');

const isUncertified = (error: unknown) => isRefused(error, 'auth/order/add', 'profile_incomplete');

/**
 * Places an order. A member without certification is asked for it first, and the order goes on after it. After a
 * refusal, outdated data are fetched again.
 */
export function usePlaceOrder(
  order: OrderItems,
  used: Chosen,
  { missing, ask, askAgain }: Certification,
): PlaceOrder {
  const queryClient = useQueryClient();
  const send = async (fields: OrderFields, { keyOf }: Sending) => {
    const input = orderInput(fields, order, used);
    try {
      return await call('auth/order/add', input, { idempotencyKey: keyOf(input) });
    } catch (error) {
      await refresh(queryClient, error);
      throw error;
    }
  };
  return {
    place: async (fields, sending) => {
      if (missing.length > 0 && !(await ask())) throw new Uncertified();
      try {
        return await send(fields, sending);
      } catch (error) {
        if (!isUncertified(error)) throw error;
        if (!(await askAgain())) throw new Uncertified();
        return await send(fields, sending);
      }
    },
    onRefused: (error) => {
      if (error instanceof Uncertified) return notify.warn('完成资料认证后即可提交订单');
      if (isExplained(error)) return notify.alertFailed(error.message);
      if (!isChanged(error)) return notify.failed(error);
      notify.alertFailed(`${error.message}。已为您更新项目内容，请核对价格和项目后重新提交。`);
    },
  };
}

async function refresh(queryClient: QueryClient, error: unknown): Promise<void> {
  if (isChanged(error))
    await Promise.all([
      queryClient.invalidateQueries(anyOf('auth/tempDevice')),
      queryClient.invalidateQueries(anyOf('auth/discount4user')),
      queryClient.invalidateQueries(anyOf('open/web/device/detail')),
    ]);
  if (isRefused(error, 'auth/order/add', 'coupon_unusable'))
    await queryClient.invalidateQueries(anyOf('auth/discount4user'));
  if (isRefused(error, 'auth/order/add', 'reservation_unusable'))
    await queryClient.invalidateQueries(anyOf('auth/web/reservation/list4person'));
  if (isRefused(error, 'auth/order/add', 'pickup_slot_unavailable'))
    await Promise.all([
      queryClient.invalidateQueries(anyOf('open/setting')),
      queryClient.invalidateQueries(anyOf('open/sampling/slots')),
    ]);
}
