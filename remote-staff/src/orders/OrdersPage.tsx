import { query } from '@portal/shared/api';
import { LinkSwitch } from '@portal/shared/parts';
import { useNavigate, useSearchParams } from '@portal/shared/portal';
import { Box, Button, EmptyState, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGridCode } from '../ui/list/useGridCode';
import {
  isFiltered,
  listInput,
  type OrdersQuery,
  ordersPath,
  ordersQuery,
  queueOf,
  queues,
} from '../ui/ordersFilter';
import { deskQueries } from '../ui/session/desk';
import { OrderSearch } from './OrderSearch';
import { OrdersFilterForm } from './OrdersFilterForm';
import { loadOrderGrid, SelectableOrders } from './SelectableOrders';

const listQuery = (shown: OrdersQuery) => query('staff/order/list', listInput(shown, queueOf(shown)));

/** Asks for the orders that a URL's query shows. */
export const callOrders = (search: URLSearchParams) =>
  void deskQueries.prefetchQuery(listQuery(ordersQuery(search)));

/** The orders of all members by queue: a grid on wide screens, cards on phones. Queue, filters, sort and page stand in the URL. */
export function OrdersPage() {
  useGridCode(loadOrderGrid);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const shown = ordersQuery(search);
  const queue = queueOf(shown);
  const first = { ...shown, after: undefined };
  const list = useQuery({
    ...listQuery(shown),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1.5 }}>
        <Typography variant="h1" sx={{ fontSize: '1.375rem' }}>
          订单
        </Typography>
        <OrderSearch key={shown.code} query={shown} />
      </Box>
      <LinkSwitch
        label="订单队列"
        links={queues.map(({ key, label }) => ({
          label,
          to: ordersPath({ ...first, queue: key }),
          current: key === queue.key,
        }))}
      />
      <OrdersFilterForm query={shown} />
      <QueryView query={list} loading={<Skeleton variant="rounded" height={420} />}>
        {({ list: rows, next, total }) => (
          <Box aria-busy={list.isPlaceholderData} sx={{ opacity: list.isPlaceholderData ? 0.6 : 1 }}>
            {rows.length === 0 && (
              <EmptyState
                title={
                  isFiltered(shown) || shown.late || shown.mine
                    ? '没有符合条件的订单'
                    : `没有${queue.label}的订单`
                }
              />
            )}
            {rows.length > 0 && (
              <SelectableOrders
                rows={rows}
                shown={shown}
                total={total}
                hasMore={next !== null}
                onSort={(sort) => void navigate(ordersPath({ ...first, sort }))}
                onOpen={(code) => void navigate(`/staff/orders/${code}`)}
              />
            )}
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.5 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary', mr: 'auto' }}>
                {total === null ? `本页 ${rows.length} 个` : `共 ${total}${total >= 1000 ? '+' : ''} 个`}
              </Typography>
              {shown.after !== undefined && (
                <Button color="inherit" onClick={() => void navigate(ordersPath(first))}>
                  回到第一页
                </Button>
              )}
              {next !== null && (
                <Button
                  variant="outlined"
                  onClick={() => void navigate(ordersPath({ ...shown, after: next }))}
                >
                  下一页
                </Button>
              )}
            </Box>
          </Box>
        )}
      </QueryView>
    </>
  );
}
