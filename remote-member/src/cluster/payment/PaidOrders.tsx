import type { Cluster, ClusterPayment } from '@portal/shared/contract';
import { type Column, DataTable, LoadMore, Panel } from '@portal/shared/parts';
import { formatFen, formatInstant } from '@portal/shared/rules';
import { EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import { usePayments } from './usePayments';

/** What a group has paid and for which tests, newest first. */
export function PaidOrders({ cluster: { rid } }: { readonly cluster: Cluster }) {
  const payments = usePayments({ path: 'auth/cluster/orders', rid });
  return (
    <Panel title="已付款的订单">
      <QueryView query={payments} loading={<Skeleton variant="rounded" height={240} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="还没有付款" text="成员用社群资金付款的订单会记录在这里" />
          ) : (
            <LoadMore query={payments}>
              <DataTable label="已付款的订单" rows={list} keyOf={(one) => one.rid} columns={columns} />
            </LoadMore>
          )
        }
      </QueryView>
    </Panel>
  );
}

const columns: readonly Column<ClusterPayment>[] = [
  { label: '时间', cell: ({ created }) => formatInstant(created) },
  { label: '成员', cell: ({ member }) => member },
  { label: '项目', cell: ({ services }) => services.join('、'), wide: true },
  { label: '订单', cell: ({ orders }) => orders.join('、') },
  { label: '金额', cell: ({ amount_fen }) => formatFen(amount_fen), numeric: true },
];
