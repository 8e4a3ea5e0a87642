import { useSearchParams } from '@portal/shared/portal';
import { SharesPage } from '../dataShare/SharesPage';
import { EvaluationListPage } from '../evaluation/EvaluationListPage';
import { OrderListPage } from '../order/OrderListPage';
import { DataPage } from '../orderFile/DataPage';
import { ReservationListPage } from '../reservation/ReservationListPage';
import { VisitListPage } from '../visit/VisitListPage';

/** The page /member/order: with `?kind=visit` visits, with `?kind=reservation` instrument time, with `?kind=evaluation` evaluations, with `?kind=data` data, with `?kind=share` links to data, otherwise orders. */
export function OrderKinds() {
  const [search] = useSearchParams();
  const kind = search.get('kind');
  if (kind === 'visit') return <VisitListPage />;
  if (kind === 'evaluation') return <EvaluationListPage />;
  if (kind === 'data') return <DataPage />;
  if (kind === 'share') return <SharesPage />;
  return kind === 'reservation' ? <ReservationListPage /> : <OrderListPage />;
}
