import { isRefused, query } from '@portal/shared/api';
import type { Cluster } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { LazyPart, line, SeenNotices, TabLinks } from '@portal/shared/parts';
import { Link, paths, useLocation, useParams, useSearchParams, useTitle } from '@portal/shared/portal';
import { Box, Button, EmptyState, Paper, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { ClusterHead } from './ClusterHead';
import { type ClusterTab, clusterSearch, clusterTabs, tabOf, tabsOf } from './clusterPath';
import { Overview } from './Overview';

type LoadPanel = () => Promise<ComponentType<{ readonly cluster: Cluster }>>;

const panels: Readonly<Record<Exclude<ClusterTab, 'overview'>, LoadPanel>> = {
  members: () => import('./member/MembersPanel').then((m) => m.MembersPanel),
  requests: () => import('./member/RequestsPanel').then((m) => m.RequestsPanel),
  approvals: () => import('./payment/ApprovalsPanel').then((m) => m.ApprovalsPanel),
  money: () => import('./money/EntriesPanel').then((m) => m.EntriesPanel),
  spending: () => import('./money/SpendingPanel').then((m) => m.SpendingPanel),
};

/** One group. Members see what the server says that they may do; everybody else sees nothing of it. */
export function ClusterPage() {
  const { rid = '' } = useParams();
  const cluster = useQuery(query('auth/cluster/detail', { rid }));
  useTitle(cluster.data?.name ?? '社群详情');
  // Somebody who was removed while the page was open must not see the data of the last answer.
  if (isRefused(cluster.error, 'auth/cluster/detail', 'not_found')) return <NoCluster />;
  return (
    <QueryView query={cluster} loading={<PageSkeleton />}>
      {(data) => <ClusterView cluster={data} />}
    </QueryView>
  );
}

function ClusterView({ cluster }: { readonly cluster: Cluster }) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const shown = tabsOf(cluster);
  const current = tabOf(search, shown);
  const counts: Partial<Record<ClusterTab, number>> = {
    members: cluster.members,
    requests: cluster.applications,
    approvals: cluster.approvals.count,
  };
  const tabs = shown.map((tab) => ({
    label: clusterTabs[tab].label,
    to: `${pathname}${clusterSearch({ tab })}`,
    count: counts[tab],
    current: tab === current,
  }));
  return (
    <>
      {/* Its page below either list. */}
      <SeenNotices link={`/member/communityMg/${cluster.rid}`} />
      <SeenNotices link={`/member/communityJn/${cluster.rid}`} />
      <ClusterHead cluster={cluster} />
      {cluster.state === 'frozen' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          社群已冻结，资金暂不能转入、转出和付款，请联系客服。
        </Alert>
      )}
      <Paper sx={{ ...line, mb: 2 }}>
        <TabLinks label="社群" tabs={tabs} />
      </Paper>
      <ClusterPanel cluster={cluster} tab={current} />
    </>
  );
}

function ClusterPanel({ cluster, tab }: { readonly cluster: Cluster; readonly tab: ClusterTab }) {
  if (tab === 'overview') return <Overview cluster={cluster} />;
  return (
    <LazyPart
      key={tab}
      name={`cluster ${tab}`}
      load={panels[tab]}
      props={{ cluster }}
      eager
      loading={<Skeleton variant="rounded" height={240} />}
    />
  );
}

const NoCluster = () => (
  <EmptyState
    title="看不到这个社群"
    text="社群不存在或已解散，或您不在该社群中。您自己的订单不受影响。"
    action={
      <Button variant="outlined" component={Link} to={paths.memberPage('communityJn')}>
        我加入的社群
      </Button>
    }
  />
);

const PageSkeleton = () => (
  <Box role="status" aria-label="正在加载" sx={{ display: 'grid', gap: 2 }}>
    <Skeleton width={240} height={40} />
    <Skeleton variant="rounded" height={48} />
    <Skeleton variant="rounded" height={240} />
  </Box>
);
