import { isRefused, query } from '@portal/shared/api';
import type { Order } from '@portal/shared/contract';
import { LazyPart, useScrollToHash } from '@portal/shared/parts';
import { Box, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { isBilled } from './billed';
import { OrderInvoices } from './OrderInvoices';

const load = () => import('../ui/statement/StatementPanel').then((m) => m.StatementPanel);

const loading = <Skeleton variant="rounded" height={240} />;

/** The statement of an order that was billed, and its invoices. The link to it is `#statement`. */
export function OrderStatement({ order }: { readonly order: Pick<Order, 'rid' | 'state'> }) {
  const { rid, state } = order;
  return isBilled({ state }) ? <Loaded key={state} rid={rid} /> : null;
}

function Loaded({ rid }: { readonly rid: string }) {
  const statement = useQuery(query('auth/assign/statement', { order_rid: rid }));
  // An order that was billed before there were statements has none.
  const none = isRefused(statement.error, 'auth/assign/statement', 'not_found');
  useScrollToHash('statement', statement.data !== undefined);
  if (none) return null;
  return (
    <div id="statement">
      <QueryView query={statement} loading={loading}>
        {(data) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <LazyPart name="statement" load={load} props={{ statement: data }} eager loading={loading} />
            <OrderInvoices key={data.state} statement={data} />
          </Box>
        )}
      </QueryView>
    </div>
  );
}
