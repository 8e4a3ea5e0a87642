import { anyOf, call, messageOf, query } from '@portal/shared/api';
import type { Plan } from '@portal/shared/contract';
import { notify, useSession } from '@portal/shared/portal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PlanChanges } from './planChanges';

/** Connects changes of the plan to the server, the cached plan and the count in the header. */
export function usePlanChanges(): PlanChanges {
  const session = useSession();
  const queryClient = useQueryClient();
  const [changes] = useState(
    () =>
      new PlanChanges({
        edit: (rid, count) => call('auth/tempDevice/edit', { rid, count }),
        remove: (rids) => call('auth/tempDevice/del', { rids: [...rids] }),
        changed: (plan) => {
          const { queryKey } = query('auth/tempDevice', {});
          const [unbound] = unboundItems(queryClient.getQueryData(queryKey), plan);
          if (unbound) notify.warn(`「${unbound.name}」的数量与报价不同，现按目录价计算`);
          queryClient.setQueryData(queryKey, plan);
          session.setPlanCount(plan.cartNum);
          void queryClient.invalidateQueries(anyOf('auth/order/quote'));
        },
        failed: (error) => {
          notify.error(messageOf(error));
          void queryClient.invalidateQueries(anyOf('auth/tempDevice'));
        },
      }),
  );
  return changes;
}

/** Returns the items that had a quoted price before a change and have the list price after it. */
function unboundItems(before: Plan | undefined, after: Plan) {
  const itemsOf = (plan: Plan | undefined) => plan?.groups.flatMap(({ items }) => items) ?? [];
  const quoted = new Set(itemsOf(before).flatMap(({ rid, quotation }) => (quotation ? [rid] : [])));
  return itemsOf(after).filter(({ rid, quotation }) => !quotation && quoted.has(rid));
}
