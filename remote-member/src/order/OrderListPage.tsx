import { query } from '@portal/shared/api';
import { line, lineAbove, SearchBar } from '@portal/shared/parts';
import { Link, paths, useSearchParams } from '@portal/shared/portal';
import { Box, Button, Paper, QueryView } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OrderRowsSkeleton } from '../ui/OrderRowsSkeleton';
import { PageTitle } from '../ui/PageTitle';
import { OrderList } from './OrderList';
import { filterSearch, orderFilter, orderListInput } from './orderFilter';
import { StateTabs } from './StateTabs';

/** The member's orders, filtered by state and search text. */
export function OrderListPage() {
  const [search] = useSearchParams();
  const filter = orderFilter(search);
  const orders = useQuery({
    ...query('auth/web/order/list4person', orderListInput(search)),
    placeholderData: keepPreviousData,
  });
  // Who has never ordered finds the way to the services in the empty list.
  const hasNone =
    orders.data !== undefined && Object.values(orders.data.counts).every((count) => count === 0);
  return (
    <>
      <PageTitle action={hasNone ? undefined : <OrderMore />}>我的订单</PageTitle>
      <Paper sx={line}>
        <StateTabs filter={filter} counts={orders.data?.counts} />
        <Box sx={lineAbove}>
          <SearchBar
            label="搜索订单"
            field="订单号或项目名称"
            kw={filter.kw}
            to={(kw) => `${paths.orders}${filterSearch({ group: filter.group?.key, kw })}`}
          />
        </Box>
        <QueryView query={orders} loading={<OrderRowsSkeleton rows={8} acts />}>
          {(data) => <OrderList data={data} filter={filter} stale={orders.isPlaceholderData} />}
        </QueryView>
      </Paper>
    </>
  );
}

function OrderMore() {
  return (
    <Button variant="contained" component={Link} to={paths.project()}>
      再下一单
    </Button>
  );
}
