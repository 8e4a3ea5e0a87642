import { query } from '@portal/shared/api';
import type { Plan } from '@portal/shared/contract';
import { notify, useSession } from '@portal/shared/portal';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that shows the plan after a change: in the cache, in the header's count and in the next quote. */
export function usePlanStore(): (plan: Plan) => void {
  const session = useSession();
  const queryClient = useQueryClient();
  return (plan) => {
    const { queryKey } = query('auth/tempDevice', {});
    const [unbound] = unboundItems(queryClient.getQueryData(queryKey), plan);
    if (unbound) notify.warn(`“${unbound.name}”的数量与报价不同，现按目录价计算`);
    // An answer that is under way may be older than this plan.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, plan);
    session.setPlanCount(plan.cartNum);
  };
}

/** Returns the items that had a quoted price before a change and have the list price after it. */
function unboundItems(before: Plan | undefined, after: Plan) {
  const itemsOf = (plan: Plan | undefined) => plan?.groups.flatMap(({ items }) => items) ?? [];
  const quoted = new Set(itemsOf(before).flatMap(({ rid, quotation }) => (quotation ? [rid] : [])));
  return itemsOf(after).filter(({ rid, quotation }) => !quotation && quoted.has(rid));
}
