import type { Order } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { isTested } from './testedStates';

/** What an order may have once its test has begun: retests, reports, and who else sees its data. Their code is loaded then. */
export function TestedPanels({ order }: { readonly order: Order }) {
  const { data } = useQuery({
    queryKey: ['code of tested orders'],
    queryFn: async () => ({ Panels: (await import('./Panels')).Panels }),
    enabled: isTested(order.state),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data && isTested(order.state) ? <data.Panels order={order} /> : null;
}
