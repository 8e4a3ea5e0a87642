import { LazyPart } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { Box, Skeleton } from '@portal/shared/ui';
import { EvaluationListPage } from '../evaluation/EvaluationListPage';
import { OrderListPage } from '../order/OrderListPage';
import { ReservationListPage } from '../reservation/ReservationListPage';
import { VisitListPage } from '../visit/VisitListPage';

// Most people open the orders, whose page has no room for the code of data (`npm run sizes`).
const loadData = () => import('../orderFile/DataPage').then((m) => m.DataPage);
const loadShares = () => import('../dataShare/SharesPage').then((m) => m.SharesPage);

const loading = (
  <Box role="status" aria-label="正在加载">
    <Skeleton variant="text" width={160} height={44} />
    <Skeleton variant="rounded" height={320} />
  </Box>
);

/** The page /member/order: with `?kind=visit` visits, with `?kind=reservation` instrument time, with `?kind=evaluation` evaluations, with `?kind=data` data, with `?kind=share` links to data, otherwise orders. */
export function OrderKinds() {
  const [search] = useSearchParams();
  const kind = search.get('kind');
  if (kind === 'visit') return <VisitListPage />;
  if (kind === 'evaluation') return <EvaluationListPage />;
  if (kind === 'data')
    return <LazyPart name="page of data" load={loadData} props={{}} eager loading={loading} />;
  if (kind === 'share')
    return <LazyPart name="page of shared data" load={loadShares} props={{}} eager loading={loading} />;
  return kind === 'reservation' ? <ReservationListPage /> : <OrderListPage />;
}
