import type { Data } from '@portal/shared/contract';
import { Pager, PastTheEnd, plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';
import { Box, Button, EmptyState } from '@portal/shared/ui';
import { OrderEntry } from '../ui/OrderEntry';
import { filterSearch, type OrderFilter } from './orderFilter';
import { RowActs } from './RowActs';

interface OrderListProps {
  readonly data: Data<'auth/web/order/list4person'>;
  readonly filter: OrderFilter;
  /** Whether the rows belong to the previous filter. */
  readonly stale: boolean;
}

/** One page of the order list. */
export function OrderList({ data, filter, stale }: OrderListProps) {
  const pages = Math.ceil(data.total / limits.pageSize);
  const to = (page: number) =>
    `${paths.orders}${filterSearch({ group: filter.group?.key, kw: filter.kw, page })}`;
  if (data.list.length === 0)
    return data.total > 0 ? <PastTheEnd to={to(pages)} /> : <NoOrders filter={filter} />;
  return (
    <Box aria-busy={stale} sx={{ opacity: stale ? 0.6 : 1 }}>
      <Box component="ul" aria-label="订单" sx={plainList}>
        {data.list.map((order) => (
          <OrderEntry key={order.rid} order={order} acts={<RowActs order={order} />} />
        ))}
      </Box>
      <Pager page={filter.page} pages={pages} total={data.total} to={to} />
    </Box>
  );
}

function NoOrders({ filter }: { readonly filter: OrderFilter }) {
  if (filter.kw)
    return (
      <EmptyState
        title="没有找到订单"
        text="换个关键词，或查看全部订单"
        action={
          <Button variant="outlined" component={Link} to={paths.orders}>
            查看全部订单
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={filter.group ? `没有${filter.group.label}的订单` : '还没有订单'}
      text="挑选检测项目加入实验方案，即可一键下单"
      action={
        <Button variant="contained" component={Link} to={paths.project()}>
          浏览服务项目
        </Button>
      }
    />
  );
}
