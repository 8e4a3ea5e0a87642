import { call, query } from '@portal/shared/api';
import type { Cluster, ClusterEntry } from '@portal/shared/contract';
import { type Column, cursorPages, DataTable, LinkSwitch, LoadMore, Panel } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { accountKinds, formatFen, formatInstant } from '@portal/shared/rules';
import { Box, EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BudgetAlert } from '../../ui/budget/BudgetAlert';
import { SheetButtons } from '../../ui/download/SheetButtons';
import { ReconciliationButton } from '../../ui/reconciliation/ReconciliationButton';
import { BudgetPanel } from '../budget/BudgetPanel';
import { clusterPath } from '../clusterPath';
import { BalancePanel } from './BalancePanel';

const path = 'auth/cluster/entries';
const accounts = ['cash', 'bonus'] as const;

/** The group's balances and budgets, and the entries of one of its accounts, newest first. */
export function EntriesPanel({ cluster }: { readonly cluster: Cluster }) {
  const [search] = useSearchParams();
  const account = accounts.find((one) => one === search.get('account')) ?? 'cash';
  const input = { rid: cluster.rid, account, size: 20 };
  const entries = useInfiniteQuery({
    ...cursorPages({
      queryKey: query(path, input).queryKey,
      size: input.size,
      load: (before, signal) => call(path, { ...input, before }, { signal }),
    }),
    select: ({ pages }) => pages.flatMap(({ list }) => list),
  });
  const links = accounts.map((one) => ({
    label: accountKinds[one].label,
    to: clusterPath(cluster, { tab: 'money', account: one }),
    current: one === account,
  }));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <BalancePanel cluster={cluster} />
      <BudgetAlert clusters={[cluster.rid]} />
      <BudgetPanel cluster={cluster} />
      <Panel title="收支明细" aside={<LinkSwitch inPanel label="账户" links={links} />}>
        <QueryView query={entries} loading={<Skeleton variant="rounded" height={240} />}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState title="还没有收支" text="转入、付款和退款后会记录在这里" />
            ) : (
              <LoadMore query={entries}>
                <SheetButtons
                  ask={(format) => call('auth/cluster/export', { rid: cluster.rid, account, format })}
                  name={`${cluster.name}-收支明细`}
                  page={clusterPath(cluster, { tab: 'money', account })}
                >
                  <ReconciliationButton
                    variant="text"
                    cluster={cluster}
                    page={clusterPath(cluster, { tab: 'money', account })}
                  />
                </SheetButtons>
                <DataTable label="收支明细" rows={list} keyOf={({ id }) => String(id)} columns={columns} />
              </LoadMore>
            )
          }
        </QueryView>
      </Panel>
    </Box>
  );
}

const columns: readonly Column<ClusterEntry>[] = [
  { label: '时间', cell: ({ at }) => formatInstant(at) },
  { label: '事项', cell: ({ label, code }) => [label, code].filter(Boolean).join(' '), wide: true },
  { label: '经办人', cell: ({ member }) => member ?? '—' },
  { label: '收支', cell: ({ amount_fen }) => <Amount fen={amount_fen} />, numeric: true },
  { label: '余额', cell: ({ balance_fen }) => formatFen(balance_fen), numeric: true },
];

const Amount = ({ fen }: { readonly fen: number }) => (
  <Box component="span" sx={{ fontWeight: 500, color: fen > 0 ? 'success.main' : 'text.primary' }}>
    {fen > 0 ? '+' : ''}
    {formatFen(fen)}
  </Box>
);
