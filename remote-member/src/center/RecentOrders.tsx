import { query } from '@portal/shared/api';
import { Panel } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button, EmptyState, QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { OrderEntry } from '../ui/OrderEntry';
import { OrderRowsSkeleton } from '../ui/OrderRowsSkeleton';
import { recentInput } from './centerQueries';

/** The newest orders. */
export function RecentOrders() {
  const orders = useQuery(query('auth/web/order/list4person', recentInput));
  return (
    <Panel
      title="最近订单"
      aside={
        <Button size="small" component={Link} to={paths.orders}>
          查看全部
        </Button>
      }
    >
      <QueryView query={orders} loading={<Loading />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title="还没有订单" text="挑选检测项目加入实验方案，即可一键下单" />
          ) : (
            <Box component="ul" aria-label="最近订单" sx={{ listStyle: 'none', p: 0, ...edges }}>
              {list.map((order) => (
                <OrderEntry key={order.rid} order={order} />
              ))}
            </Box>
          )
        }
      </QueryView>
    </Panel>
  );
}

const Loading = () => (
  <Box sx={edges}>
    <OrderRowsSkeleton rows={recentInput.size} />
  </Box>
);

/** Lets the rows reach the panel's edges. */
const edges = { mx: { xs: -2, sm: -2.5 }, mb: { xs: -2, sm: -2.5 } } as const;
