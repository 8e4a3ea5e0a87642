import type { Cluster } from '@portal/shared/contract';
import { pageOf, RoomNote } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';
import { clusterPath } from '../clusterPath';
import { RequestList } from '../RequestList';

/** Applications to join a group and its invitations, with the room that the group has. */
export function RequestsPanel({ cluster }: { readonly cluster: Cluster }) {
  const [search] = useSearchParams();
  return (
    <RequestList
      input={{ rid: cluster.rid, page: pageOf(search), size: limits.pageSize }}
      to={(page) => clusterPath(cluster, { tab: 'requests', page })}
      note={<RoomNote of="clusterMembers" count={cluster.members} />}
      empty="把社群号或邀请链接发给同事，他们的申请会出现在这里"
    />
  );
}
