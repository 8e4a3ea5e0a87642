import { useSearchParams } from '@portal/shared/portal';
import { EvaluationListPage } from '../evaluation/EvaluationListPage';
import { OrderListPage } from '../order/OrderListPage';
import { DataPage } from '../orderFile/DataPage';
import { ReservationListPage } from '../reservation/ReservationListPage';
import { VisitListPage } from '../visit/VisitListPage';

/** The page /member/order: with `?kind=visit` visits, with `?kind=reservation` instrument time, with `?kind=evaluation` evaluations, with `?kind=data` data, otherwise orders. */
export function OrderKinds() {
  const [search] = useSearchParams();
  const kind = search.get('kind');
  if (kind === 'visit') return <VisitListPage />;
  if (kind === 'evaluation') return <EvaluationListPage />;
  if (kind === 'data') return <DataPage />;
  return kind === 'reservation' ? <ReservationListPage /> : <OrderListPage />;
}
