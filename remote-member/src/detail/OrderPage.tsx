import { isRefused, query } from '@portal/shared/api';
import { Link, paths, useParams, useTitle } from '@portal/shared/portal';
import { Box, Button, EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../ui/PageTitle';
import { OrderView } from './OrderView';
import { pollInterval } from './polling';

/** One order: progress, actions, files and history. Polling shows the lab's changes without a reload. */
export function OrderPage() {
  const { rid = '' } = useParams();
  const order = useQuery({
    ...query('auth/web/order/detail', { rid }),
    refetchInterval: ({ state }) => pollInterval(state.data?.state),
    refetchOnWindowFocus: 'always',
  });
  useTitle(order.data && `订单 ${order.data.code}`);
  if (order.data === undefined && isRefused(order.error, 'auth/web/order/detail', 'not_found'))
    return <UnknownOrder />;
  return (
    <QueryView query={order} loading={<OrderSkeleton />}>
      {(data) => <OrderView order={data} />}
    </QueryView>
  );
}

function UnknownOrder() {
  return (
    <>
      <PageTitle>没有找到这个订单</PageTitle>
      <EmptyState
        title="订单不存在，或不属于当前账号"
        text="请核对链接，或在我的订单中查找"
        action={
          <Button variant="contained" component={Link} to={paths.orders}>
            我的订单
          </Button>
        }
      />
    </>
  );
}

function OrderSkeleton() {
  return (
    <Box role="status" aria-label="正在加载" sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="text" width={260} height={40} />
      {[148, 200, 280].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
