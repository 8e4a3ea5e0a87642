import { query } from '@portal/shared/api';
import { LazyPart, line, SeenNotices, TabLinks } from '@portal/shared/parts';
import { Link, useSearchParams } from '@portal/shared/portal';
import { Box, Button, EmptyState, FailureGroup, Paper, QueryView } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { PageTitle } from '../../ui/PageTitle';
import { CardsSkeleton } from '../ClusterCard';
import { Clusters } from '../Clusters';
import { type JoinedTab, joinedFilter, joinedPath, joinedTabs, listInput } from '../clusterPath';
import { Invitations } from './Invitations';

const panels: Readonly<Record<Exclude<JoinedTab, 'groups'>, () => Promise<ComponentType>>> = {
  find: () => import('./FindPanel').then((m) => m.FindPanel),
  requests: () => import('./OwnRequests').then((m) => m.OwnRequests),
  payments: () => import('../payment/OwnPayments').then((m) => m.OwnPayments),
};

const labels: Readonly<Record<JoinedTab, string>> = {
  groups: '我加入的',
  find: '查找社群',
  requests: '申请与邀请',
  payments: '我的付款',
};

/** Groups that the member joined, the search for others, requests, and the own payments from groups. */
export function JoinedPage() {
  const [search] = useSearchParams();
  const { tab } = joinedFilter(search);
  const tabs = joinedTabs.map((one) => ({
    label: labels[one],
    to: joinedPath({ tab: one }),
    count: undefined,
    current: one === tab,
  }));
  return (
    <FailureGroup>
      <SeenNotices link="/member/communityJn" />
      <PageTitle
        action={
          tab !== 'find' && (
            <Button variant="contained" component={Link} to={joinedPath({ tab: 'find' })}>
              加入社群
            </Button>
          )
        }
      >
        我加入的社群
      </PageTitle>
      <Paper sx={{ ...line, mb: 2 }}>
        <TabLinks label="我加入的社群" tabs={tabs} />
      </Paper>
      <Content tab={tab} />
    </FailureGroup>
  );
}

function Content({ tab }: { readonly tab: JoinedTab }) {
  if (tab === 'groups') return <Joined />;
  return (
    <LazyPart
      key={tab}
      name={`joined ${tab}`}
      load={panels[tab]}
      props={{}}
      eager
      loading={<CardsSkeleton />}
    />
  );
}

function Joined() {
  const [search] = useSearchParams();
  const input = listInput(search);
  const clusters = useQuery({ ...query('auth/cluster/joined', input), placeholderData: keepPreviousData });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Invitations />
      <QueryView query={clusters} loading={<CardsSkeleton />}>
        {(data) => (
          <Clusters
            data={data}
            input={input}
            stale={clusters.isPlaceholderData}
            to={(page) => joinedPath({ page })}
          >
            <EmptyState
              title="还没有加入社群"
              text="用导师或团队提供的社群号、邀请链接加入后，可用社群的资金为结算单付款"
              action={
                <Button variant="outlined" component={Link} to={joinedPath({ tab: 'find' })}>
                  查找社群
                </Button>
              }
            />
          </Clusters>
        )}
      </QueryView>
    </Box>
  );
}
