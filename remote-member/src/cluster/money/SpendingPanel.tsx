import { query } from '@portal/shared/api';
import type { Cluster, ClusterSpending } from '@portal/shared/contract';
import { DataTable, Panel } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { formatFen } from '@portal/shared/rules';
import { Box, Button, EmptyState, Money, QueryView, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { LinkSwitch } from '../../ui/LinkSwitch';
import { clusterPath } from '../clusterPath';
import { PaidOrders } from '../payment/PaidOrders';

const SpendingChart = lazy(() => import('./SpendingChart').then((m) => ({ default: m.SpendingChart })));

const periods = [
  { months: 1, label: '本月' },
  { months: 3, label: '近 3 个月' },
  { months: 12, label: '近 12 个月' },
] as const;

const loading = <Skeleton variant="rounded" height={280} />;

/** What a group pays by month, member and service, as charts or as tables, and the payments themselves. */
export function SpendingPanel({ cluster }: { readonly cluster: Cluster }) {
  const [search] = useSearchParams();
  const { months } = periods.find((one) => String(one.months) === search.get('months')) ?? periods[2];
  const spending = useQuery({
    ...query('auth/cluster/spending', { rid: cluster.rid, months }),
    placeholderData: keepPreviousData,
  });
  const links = periods.map((period) => ({
    label: period.label,
    to: clusterPath(cluster, { tab: 'spending', months: period.months }),
    current: period.months === months,
  }));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel title="社群支出" aside={<LinkSwitch inPanel label="时间" links={links} />}>
        <QueryView query={spending} loading={loading}>
          {(data) => (
            <Box aria-busy={spending.isPlaceholderData}>
              <Spending spending={data} />
            </Box>
          )}
        </QueryView>
      </Panel>
      <PaidOrders cluster={cluster} />
    </Box>
  );
}

function Spending({ spending }: { readonly spending: ClusterSpending }) {
  const [asTable, setAsTable] = useState(false);
  if (spending.members.length === 0)
    return <EmptyState title="这段时间没有支出" text="成员用社群资金付款后，按月份、成员和项目汇总在这里" />;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
          共支出{' '}
          <Box component="span" sx={{ typography: 'h3', color: 'text.primary' }}>
            <Money fen={spending.total_fen} />
          </Box>
          （已减退款）
        </Box>
        <Button size="small" color="inherit" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? '看图表' : '看数据'}
        </Button>
      </Box>
      {asTable ? (
        <SpendingTables spending={spending} />
      ) : (
        <Suspense fallback={loading}>
          <Box sx={{ minHeight: 280 }}>
            <SpendingChart spending={spending} />
          </Box>
        </Suspense>
      )}
    </>
  );
}

const amount = {
  label: '金额',
  cell: ({ amount_fen }: { readonly amount_fen: number }) => formatFen(amount_fen),
  numeric: true,
} as const;

const SpendingTables = ({
  spending: { months, members, services },
}: {
  readonly spending: ClusterSpending;
}) => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    <DataTable
      label="按月份"
      rows={months}
      keyOf={({ month }) => month}
      columns={[{ label: '月份', cell: ({ month }) => month, wide: true }, amount]}
    />
    <DataTable
      label="按成员"
      rows={members}
      keyOf={({ key }) => key}
      columns={[{ label: '成员', cell: ({ name }) => name, wide: true }, amount]}
    />
    <DataTable
      label="按项目"
      rows={services}
      keyOf={({ key }) => key}
      columns={[{ label: '项目', cell: ({ name }) => name, wide: true }, amount]}
    />
  </Box>
);
