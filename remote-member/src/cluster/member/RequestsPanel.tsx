import type { Cluster } from '@portal/shared/contract';
import { pageOf } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { limits } from '@portal/shared/rules';
import { clusterPath } from '../clusterPath';
import { RequestList } from '../RequestList';

/** Applications to join a group and its invitations. */
export function RequestsPanel({ cluster }: { readonly cluster: Cluster }) {
  const [search] = useSearchParams();
  return (
    <RequestList
      input={{ rid: cluster.rid, page: pageOf(search), size: limits.pageSize }}
      to={(page) => clusterPath(cluster, { tab: 'requests', page })}
      empty="把社群号或邀请链接发给同事，他们的申请会出现在这里"
    />
  );
}
