import { useSearchParams } from '@portal/shared/portal';
import { OrderListPage } from '../order/OrderListPage';
import { VisitListPage } from '../visit/VisitListPage';

/** The page /member/order: visits with `?kind=visit`, otherwise orders. */
export function OrderKinds() {
  const [search] = useSearchParams();
  return search.get('kind') === 'visit' ? <VisitListPage /> : <OrderListPage />;
}
