import { query } from '@portal/shared/api';
import type { Order } from '@portal/shared/contract';
import { LazyPart, useScrollToHash } from '@portal/shared/parts';
import { canEvaluate } from '@portal/shared/rules';
import { QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

const load = () => import('./EvaluationPanel').then((m) => m.EvaluationPanel);

const loading = <Skeleton variant="rounded" height={140} />;

/** The evaluations of a delivered order. The link to them is `#evaluation`. */
export function OrderEvaluations({ order }: { readonly order: Pick<Order, 'rid' | 'state'> }) {
  return canEvaluate(order.state) ? <Loaded rid={order.rid} /> : null;
}

function Loaded({ rid }: { readonly rid: string }) {
  const evaluated = useQuery(query('auth/evaluate/order', { order_rid: rid }));
  useScrollToHash('evaluation', evaluated.data !== undefined);
  return (
    <div id="evaluation">
      <QueryView query={evaluated} loading={loading}>
        {(data) => (
          <LazyPart
            name="order evaluations"
            load={load}
            props={{ evaluated: data }}
            eager
            loading={loading}
          />
        )}
      </QueryView>
    </div>
  );
}
