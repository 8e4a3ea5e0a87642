import { query } from '@portal/shared/api';
import type { Cluster } from '@portal/shared/contract';
import { LinkSwitch } from '@portal/shared/parts';
import { limits } from '@portal/shared/rules';
import { QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { groupDataPath } from './groupPath';

/** Whose data is listed: the member's own, or that of a group which the member manages; nothing for who manages none. */
export function GroupLinks({ cluster }: { readonly cluster: string }) {
  const managed = useQuery(query('auth/cluster/all', { size: limits.pageSizeMax }));
  return (
    <QueryView query={managed} loading={null}>
      {({ list }) => <Links cluster={cluster} groups={list.filter(({ can }) => can.includes('data'))} />}
    </QueryView>
  );
}

interface LinksProps {
  readonly cluster: string;
  readonly groups: readonly Cluster[];
}

function Links({ cluster, groups }: LinksProps) {
  if (groups.length === 0) return null;
  return (
    <LinkSwitch
      label="数据范围"
      links={[
        { label: '我的', to: groupDataPath(''), current: cluster === '' },
        ...groups.map(({ rid, name }) => ({
          label: name,
          to: groupDataPath(rid),
          current: rid === cluster,
        })),
      ]}
    />
  );
}
