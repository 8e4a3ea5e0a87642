import { query } from '@portal/shared/api';
import { LinkSwitch } from '@portal/shared/parts';
import { notify, useNavigate, useSearchParams } from '@portal/shared/portal';
import {
  Box,
  Button,
  EmptyState,
  QueryView,
  SearchField,
  Skeleton,
  Typography,
  useMediaQuery,
} from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { CodeLost } from '../ui/CodeLost';
import { OrderCards } from './OrderCards';
import { codeIn, queueOf, queues } from './ordersFilter';

const OrderGrid = lazy(() =>
  import('./OrderGrid').then(
    (m) => ({ default: m.OrderGrid }),
    () => ({ default: CodeLost }),
  ),
);

const size = 50;

/** The orders of all members by queue: a grid on wide screens, cards on phones. Queue and page stand in the URL. */
export function OrdersPage() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 900px)');
  const [typed, setTyped] = useState('');
  const queue = queueOf(search);
  const after = search.get('after') ?? undefined;
  const list = useQuery({
    ...query('staff/order/list', {
      states: [...queue.states],
      size,
      ...(after !== undefined && { after }),
    }),
    placeholderData: keepPreviousData,
  });
  const open = (code: string) => void navigate(`/staff/orders/${code}`);
  const find = () => {
    const code = codeIn(typed);
    if (code) open(code);
    else notify.warn('请输入完整的订单号，如 D20261118-000001');
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1.5 }}>
        <Typography variant="h1" sx={{ fontSize: '1.375rem' }}>
          订单
        </Typography>
        <Box
          component="form"
          role="search"
          sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 280 } }}
          onSubmit={(event) => {
            event.preventDefault();
            find();
          }}
        >
          <SearchField
            aria-label="订单号"
            placeholder="订单号，按回车打开"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Box>
      </Box>
      <LinkSwitch
        label="订单队列"
        links={queues.map(({ key, label }) => ({
          label,
          to: `/staff/orders?queue=${key}`,
          current: key === queue.key,
        }))}
      />
      <QueryView query={list} loading={<Skeleton variant="rounded" height={420} />}>
        {({ list: rows, next, total }) => (
          <>
            {rows.length === 0 && <EmptyState title={`没有${queue.label}的订单`} />}
            {rows.length > 0 && !isWide && <OrderCards rows={rows} />}
            {rows.length > 0 && isWide && (
              <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
                <OrderGrid rows={rows} onOpen={open} />
              </Suspense>
            )}
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.5 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary', mr: 'auto' }}>
                {total === null ? `本页 ${rows.length} 个` : `共 ${total}${total >= 1000 ? '+' : ''} 个`}
              </Typography>
              {after !== undefined && (
                <Button color="inherit" onClick={() => setSearch({ queue: queue.key })}>
                  回到第一页
                </Button>
              )}
              {next !== null && (
                <Button variant="outlined" onClick={() => setSearch({ queue: queue.key, after: next })}>
                  下一页
                </Button>
              )}
            </Box>
          </>
        )}
      </QueryView>
    </>
  );
}
