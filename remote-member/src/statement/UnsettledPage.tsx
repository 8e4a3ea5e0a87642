import { query } from '@portal/shared/api';
import { CutNote, line, lineBelow, plainList } from '@portal/shared/parts';
import { Link, paths, useSearchParams } from '@portal/shared/portal';
import {
  Box,
  Button,
  EmptyState,
  FailureGroup,
  Paper,
  QueryView,
  Skeleton,
  Typography,
} from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OrderEntry } from '../ui/OrderEntry';
import { PageTitle } from '../ui/PageTitle';
import { ExportButtons } from './ExportButtons';
import { statementPollMs } from './heldRows';
import { StatementList } from './StatementList';
import { billedInput, deliveredInput } from './statementFilter';

/** What is delivered and not settled: statements to confirm, and orders that wait for their statement. */
export function UnsettledPage() {
  return (
    <FailureGroup>
      <PageTitle>未结算</PageTitle>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Billed />
        <Delivered />
      </Box>
    </FailureGroup>
  );
}

function Billed() {
  const [search] = useSearchParams();
  const input = billedInput(search);
  const statements = useQuery({
    ...query('auth/assign/settlementList', input),
    placeholderData: keepPreviousData,
    refetchInterval: statementPollMs,
  });
  const path = paths.memberPage('unsettled');
  return (
    <Paper component="section" aria-label="等您确认的结算单" sx={line}>
      <QueryView query={statements} loading={<Skeleton variant="rounded" height={120} sx={{ m: 2.5 }} />}>
        {(data) => (
          <StatementList
            key={JSON.stringify(input)}
            data={data}
            input={input}
            stale={statements.isPlaceholderData}
            act="right"
            to={(page) => (page > 1 ? `${path}?page=${page}` : path)}
            exports={<ExportButtons states={input.states} page={path} />}
            empty={
              <EmptyState
                title="没有待确认的结算单"
                text="数据交付后会出具结算单，请在核对期内确认或提出异议"
                action={
                  <Button variant="outlined" component={Link} to={paths.orders}>
                    查看我的订单
                  </Button>
                }
              />
            }
          />
        )}
      </QueryView>
    </Paper>
  );
}

/** Delivered orders that have no statement yet; nothing when there are none. */
function Delivered() {
  const orders = useQuery(query('auth/web/order/list4person', deliveredInput));
  if (orders.data?.total === 0) return null;
  return (
    <Paper component="section" aria-label="等待出具结算单的订单" sx={line}>
      <Typography variant="h4" component="h2" sx={{ px: { xs: 2, sm: 2.5 }, py: 1.5, ...lineBelow }}>
        等待出具结算单
      </Typography>
      <QueryView query={orders} loading={<Skeleton variant="rounded" height={120} sx={{ m: 2.5 }} />}>
        {(data) => (
          <>
            <Box component="ul" aria-label="订单" sx={plainList}>
              {data.list.map((order) => (
                <OrderEntry key={order.rid} order={order} />
              ))}
            </Box>
            <Box sx={{ px: { xs: 2, sm: 2.5 } }}>
              <CutNote of={data} what="个订单" to={`${paths.orders}?state=delivered`} />
            </Box>
          </>
        )}
      </QueryView>
    </Paper>
  );
}
