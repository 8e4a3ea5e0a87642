import { call, query } from '@portal/shared/api';
import { notify, useSearchParams, useSession } from '@portal/shared/portal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderItems } from '../orderItems';

interface OrderedHours {
  /** Changes the ordered hours of the service; missing when several items of the order are of this service. */
  readonly change: ((hours: number) => void) | undefined;
  readonly pending: boolean;
}

/** Changes the ordered hours of a service: in the URL for one that is ordered directly, otherwise in the plan. */
export function useOrderedHours({ items, direct }: OrderItems, device_rid: string): OrderedHours {
  const client = useQueryClient();
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const own = items.filter((item) => item.device_rid === device_rid);
  const [item] = own;
  const edit = useMutation({
    mutationFn: (count: number) => call('auth/tempDevice/edit', { rid: item?.rid ?? '', count }),
    onSuccess: (plan) => {
      client.setQueryData(query('auth/tempDevice', {}).queryKey, plan);
      session.setPlanCount(plan.cartNum);
    },
    onError: notify.failed,
  });
  const inUrl = (count: number) => {
    const next = new URLSearchParams(search);
    next.set('count', String(count));
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return {
    change: own.length === 1 ? (hours) => (direct ? inUrl(hours) : edit.mutate(hours)) : undefined,
    pending: edit.isPending,
  };
}
