import { query } from '@portal/shared/api';
import { RoomNote, SeenNotices, useLazyDialog } from '@portal/shared/parts';
import { Link, useSearchParams } from '@portal/shared/portal';
import { roomOf } from '@portal/shared/rules';
import { Box, Button, EmptyState, QueryView } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PageTitle } from '../ui/PageTitle';
import { CardsSkeleton } from './ClusterCard';
import { Clusters } from './Clusters';
import { joinedPath, listInput, managedPath } from './clusterPath';

const loadDialog = () => import('./ClusterDialog').then((m) => m.ClusterDialog);

/** The groups that the member owns or manages, and founding one. */
export function ManagedPage() {
  const [search] = useSearchParams();
  const input = listInput(search);
  const clusters = useQuery({ ...query('auth/cluster/all', input), placeholderData: keepPreviousData });
  const { show, prefetchProps, loading, dialog } = useLazyDialog('cluster', loadDialog, {});
  const owned = clusters.data?.owned ?? 0;
  const add = (
    <Button
      variant="contained"
      disabled={roomOf('clusters', owned).full}
      {...prefetchProps}
      loading={loading}
      onClick={show}
    >
      创建社群
    </Button>
  );
  return (
    <>
      <SeenNotices link="/member/communityMg" />
      <PageTitle action={add}>我管理的社群</PageTitle>
      <Box sx={{ mb: 2 }}>
        <RoomNote of="clusters" count={owned} onlyNear />
      </Box>
      <QueryView query={clusters} loading={<CardsSkeleton />}>
        {(data) => (
          <Clusters data={data} input={input} stale={clusters.isPlaceholderData} to={managedPath}>
            <EmptyState
              title="还没有管理的社群"
              text="为课题组或团队创建社群：统一预存、按成员设置每月额度、大额付款由您审批"
              action={
                <Button variant="outlined" component={Link} to={joinedPath({ tab: 'find' })}>
                  加入已有社群
                </Button>
              }
            />
          </Clusters>
        )}
      </QueryView>
      {dialog}
    </>
  );
}
