import { query } from '@portal/shared/api';
import type { Cluster } from '@portal/shared/contract';
import { LinkSwitch, Panel } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { Box, EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SpendingView } from '../../ui/spending/SpendingView';
import { clusterPath } from '../clusterPath';
import { PaidOrders } from '../payment/PaidOrders';
import { MonthsCompared } from './MonthsCompared';

const periods = [
  { months: 1, label: '本月' },
  { months: 3, label: '近 3 个月' },
  { months: 12, label: '近 12 个月' },
] as const;

const loading = <Skeleton variant="rounded" height={280} />;

const nothing = (
  <EmptyState title="这段时间没有支出" text="成员用社群资金付款后，按月份、成员和项目汇总在这里" />
);

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
              {data.members.length > 0 ? <SpendingView spending={data} height={280} /> : nothing}
            </Box>
          )}
        </QueryView>
      </Panel>
      <MonthsCompared cluster={cluster} />
      <PaidOrders cluster={cluster} />
    </Box>
  );
}
