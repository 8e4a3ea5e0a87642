import { query } from '@portal/shared/api';
import type { Cluster, ClusterMember } from '@portal/shared/contract';
import { type Column, DataTable, PagedView, Panel, pageOf, RoomNote } from '@portal/shared/parts';
import { useSearchParams } from '@portal/shared/portal';
import { formatDay, limits, mayInCluster } from '@portal/shared/rules';
import { Box, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Allowance } from '../Allowance';
import { RoleChip } from '../ClusterChips';
import { clusterPath } from '../clusterPath';
import { MemberActs } from './MemberActs';

/** The members of a group. Who sees the money sees what each has spent in this month; managers see phones too, and act on members. */
export function MembersPanel({ cluster }: { readonly cluster: Cluster }) {
  const [search] = useSearchParams();
  const page = pageOf(search);
  const size = limits.pageSize;
  const members = useQuery({
    ...query('auth/cluster/members', { rid: cluster.rid, page, size }),
    placeholderData: keepPreviousData,
  });
  const manages = cluster.can.includes('limit');
  const seesMoney = cluster.can.includes('money');
  return (
    <Panel title={`成员 ${cluster.members} 人`}>
      {manages && <RoomNote of="clusterMembers" count={cluster.members} />}
      <PagedView
        query={members}
        input={{ page, size }}
        to={(next) => clusterPath(cluster, { tab: 'members', page: next })}
        loading={<Skeleton variant="rounded" height={240} />}
        empty={null}
      >
        {(list) => (
          <DataTable
            label="成员"
            rows={list}
            keyOf={({ user_rid }) => user_rid}
            columns={[
              ...facts,
              ...(manages ? [phone] : []),
              ...(seesMoney ? [spent] : []),
              ...(manages ? [acts(cluster)] : []),
            ]}
          />
        )}
      </PagedView>
    </Panel>
  );
}

const facts: readonly Column<ClusterMember>[] = [
  {
    label: '成员',
    wide: true,
    cell: ({ name, role }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {name} <RoleChip role={role} />
      </Box>
    ),
  },
  { label: '加入时间', cell: ({ joined }) => formatDay(joined) },
];

const phone: Column<ClusterMember> = { label: '手机号', cell: (member) => member.phone };

const spent: Column<ClusterMember> = {
  label: '本月额度',
  cell: ({ allowance, role }) =>
    allowance && (mayInCluster(role, 'pay') ? <Allowance allowance={allowance} /> : '—'),
};

const acts = (cluster: Cluster): Column<ClusterMember> => ({
  label: '操作',
  cell: (member) => (member.can.length > 0 ? <MemberActs cluster={cluster} member={member} /> : ''),
  acts: true,
});
