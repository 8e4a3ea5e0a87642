import { type Attempt, anyOf, attemptFor, call, isRefused, messageOf } from '@portal/shared/api';
import type { OrderReady, PlanItem } from '@portal/shared/contract';
import { notify, paths, useNavigate, useSession } from '@portal/shared/portal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

interface PlaceReady {
  readonly place: (order: OrderReady) => void;
  readonly pending: boolean;
}

/** Places the order as it was shown, and opens it. After a refusal `onRefused` is called and what has changed is fetched again. */
export function usePlaceReady(items: readonly PlanItem[], onRefused: () => void): PlaceReady {
  const session = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const attempt = useRef<Attempt>(undefined);
  // State changes only with the next render; the second click of a double click comes before it.
  const busy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ quote, hours, materials, materials_other, fund_code, ...samples }: OrderReady) => {
      const { stored_rids, sample_disposal, return_address } = samples;

      const input = {
        plan_rids: items.map(({ rid }) => rid),
        seen: {
          total_fen: quote.total_fen,
          due_fen: quote.due_fen,
          times: hours.map(({ instrument_rid, starts, ends }) => ({ instrument_rid, starts, ends })),
        },
        coupon_rid: quote.coupon?.rid ?? null,
        sample_source: sample_disposal === null ? (-1 as const) : (0 as const),
        stored_rids,
        sample_disposal,
        return_address,
        from_draft: false,
        reservation_rids: hours.map(({ rid }) => rid),
        materials,
        materials_other,
        fund_code,
      };
      attempt.current = attemptFor(JSON.stringify(input), attempt.current);
      return call('auth/order/add', input, { idempotencyKey: attempt.current.key });
    },
    onSuccess: async ({ rid }) => {
      const pieces = items.reduce((sum, { count }) => sum + count, 0);
      session.setPlanCount(Math.max(0, session.planCount - pieces));
      await navigate(paths.orderPlaced(rid));
      queryClient.removeQueries(anyOf('auth/tempDevice'));
    },
    onError: (error) => {
      busy.current = false;
      const changed = isRefused(
        error,
        'auth/order/add',
        'not_found',
        'seen_changed',
        'plan_changed',
        'coupon_unusable',
        'reservation_unusable',
      );
      notify.alertFailed(
        changed ? `${messageOf(error)}。已为您更新内容，请核对后再确认。` : messageOf(error),
      );
      onRefused();
    },
  });
  const place = (order: OrderReady) => {
    if (busy.current) return;
    busy.current = true;
    mutate(order);
  };
  return { place, pending: isPending };
}
