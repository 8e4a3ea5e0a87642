import { anyOf, CallError, call, isRefused } from '@portal/shared/api';
import type { OrderInput } from '@portal/shared/contract';
import { type Attempt, attemptFor } from '@portal/shared/form';
import { notify } from '@portal/shared/portal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type FieldMessage, placedMessages } from './orderCheck';

interface PlaceOrder {
  /** Resolves to the order's key, or to undefined when it was not placed. */
  readonly place: (input: OrderInput) => Promise<string | undefined>;
  readonly busy: boolean;
}

/**
 * Places an order once: a second click while the first is under way does nothing, and the same content sent
 * again (after a lost answer) carries the same key.
 * @param onRefused gets the server's messages for fields of the form
 */
export function usePlaceOrder(onRefused: (messages: readonly FieldMessage[]) => void): PlaceOrder {
  const explain = useExplain(onRefused);
  const last = useRef<Attempt>(undefined);
  const running = useRef(false);
  const order = useMutation({
    mutationFn: ({ input, key }: { input: OrderInput; key: string }) =>
      call('auth/order/add', input, { idempotencyKey: key }),
  });
  const place = async (input: OrderInput) => {
    if (running.current) return undefined;
    running.current = true;
    last.current = attemptFor(JSON.stringify(input), last.current);
    try {
      return (await order.mutateAsync({ input, key: last.current.key })).rid;
    } catch (error) {
      await explain(error);
      return undefined;
    } finally {
      running.current = false;
    }
  };
  return { place, busy: order.isPending };
}

/** Says why an order was not placed, where it can be put right. */
function useExplain(onRefused: (messages: readonly FieldMessage[]) => void) {
  const queryClient = useQueryClient();
  return async (error: unknown) => {
    const messages = error instanceof CallError ? placedMessages(error.fields) : [];
    onRefused(messages);
    if (isRefused(error, 'auth/order/add', 'plan_changed')) {
      await queryClient.invalidateQueries(anyOf('auth/tempDevice'));
      notify.alertFailed(`${error.message}。已为您更新方案内容，请核对价格和项目后重新提交。`);
    } else if (isRefused(error, 'auth/order/add', 'pickup_slot_unavailable')) {
      await Promise.all([
        queryClient.invalidateQueries(anyOf('open/setting')),
        queryClient.invalidateQueries(anyOf('open/sampling/slots')),
      ]);
      notify.error(error.message);
    } else {
      const [first] = messages;
      if (first) notify.error(first.message);
      else notify.failed(error);
    }
  };
}
