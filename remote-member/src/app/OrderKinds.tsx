import { useSearchParams } from '@portal/shared/portal';
import { OrderListPage } from '../order/OrderListPage';
import { ReservationListPage } from '../reservation/ReservationListPage';
import { VisitListPage } from '../visit/VisitListPage';

/** The page /member/order: with `?kind=visit` visits, with `?kind=reservation` instrument time, otherwise orders. */
export function OrderKinds() {
  const [search] = useSearchParams();
  const kind = search.get('kind');
  if (kind === 'visit') return <VisitListPage />;
  return kind === 'reservation' ? <ReservationListPage /> : <OrderListPage />;
}
