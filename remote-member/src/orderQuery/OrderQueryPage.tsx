import { call, query } from '@portal/shared/api';
import { cursorPages, LoadMore, line } from '@portal/shared/parts';
import { Link, paths, useSearchParams } from '@portal/shared/portal';
import { Box, Button, EmptyState, Paper, QueryView, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { PageTitle } from '../ui/PageTitle';
import { ColumnChoice, useColumns } from '../ui/table/ColumnChoice';
import { ExportButtons } from './ExportButtons';
import { FilterForm } from './FilterForm';
import { OrderTable } from './OrderTable';
import { orderColumns } from './orderColumns';
import {
  filterCount,
  listInput,
  noQuery,
  type OrderQuery,
  orderQuery,
  orderQueryPath,
  orderQuerySearch,
} from './orderQueryFilter';
import { SavedViews } from './SavedViews';

const path = 'auth/web/orderList/list';
/** Orders are counted up to this number. */
const mostCounted = 1000;

/** Search in all orders of the member by several filters at once. */
export function OrderQueryPage() {
  const [search] = useSearchParams();
  const filter = useMemo(() => orderQuery(search), [search]);
  const input = listInput(filter);
  const columns = useColumns('oquery', orderColumns);
  const orders = useInfiniteQuery({
    ...cursorPages({
      queryKey: query(path, input).queryKey,
      size: input.size,
      load: (before, signal) => call(path, { ...input, before }, { signal }),
    }),
    placeholderData: keepPreviousData,
  });
  const pages = orders.data?.pages;
  const found = useMemo(() => pages?.flatMap((page) => page.list) ?? [], [pages]);
  // Inputs come before the table: rows and columns follow in steps that an input interrupts.
  const list = useDeferredValue(found);
  const shown = useDeferredValue(columns.shown);
  const total = useTotal(filter, orders.isPlaceholderData ? null : (pages?.[0]?.total ?? null));
  return (
    <>
      <PageTitle>订单查询</PageTitle>
      <Paper sx={{ ...line, minWidth: 0 }}>
        <FilterForm
          key={orderQuerySearch({ ...filter, sort: noQuery.sort })}
          filter={filter}
          loaded={orders.data !== undefined}
        />
        <SavedViews filter={filter} />
        <Box sx={bar}>
          <Box role="status" sx={{ flex: '1 1 auto', typography: 'body2', color: 'text.secondary' }}>
            {total !== null && `共 ${total >= mostCounted ? `${mostCounted}+` : total} 个订单`}
          </Box>
          <ColumnChoice columns={columns} />
          <ExportButtons filter={filter} disabled={total === 0} />
        </Box>
        <QueryView query={orders} loading={<OrdersSkeleton />}>
          {() =>
            found.length === 0 ? (
              <NoOrders filter={filter} />
            ) : list.length === 0 ? (
              <OrdersSkeleton />
            ) : (
              <Box aria-busy={orders.isPlaceholderData} sx={{ opacity: orders.isPlaceholderData ? 0.6 : 1 }}>
                <LoadMore query={orders}>
                  <OrderTable list={list} filter={filter} shown={shown} />
                </LoadMore>
              </Box>
            )
          }
        </QueryView>
      </Paper>
    </>
  );
}

/** Returns the number of orders. Only the first page has it, which is dropped when many pages are loaded. */
function useTotal(filter: OrderQuery, total: number | null): number | null {
  const [last, setLast] = useState({ filter, total });
  if (total !== null && (last.total !== total || last.filter !== filter)) setLast({ filter, total });
  return total ?? (last.filter === filter ? last.total : null);
}

function NoOrders({ filter }: { readonly filter: OrderQuery }) {
  if (filterCount(filter) > 0)
    return (
      <EmptyState
        title="没有符合条件的订单"
        text="减少或更换条件试试"
        action={
          <Button variant="outlined" component={Link} to={orderQueryPath(noQuery)}>
            清空条件
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title="还没有订单"
      text="挑选检测项目加入实验方案，即可一键下单"
      action={
        <Button variant="contained" component={Link} to={paths.project()}>
          浏览服务项目
        </Button>
      }
    />
  );
}

const OrdersSkeleton = () => (
  <Box role="status" aria-label="正在加载" sx={{ px: { xs: 2, sm: 2.5 }, pb: 2 }}>
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} variant="rounded" sx={{ my: 1, height: { xs: 150, sm: 52 } }} />
    ))}
  </Box>
);

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, sm: 2.5 },
  py: 1,
} as const;
