import { query } from '@portal/shared/api';
import type { Cluster, ClusterBudget } from '@portal/shared/contract';
import { type Column, DataTable, Panel, RoomNote, useLazyDialog } from '@portal/shared/parts';
import { formatFen, roomOf } from '@portal/shared/rules';
import { Box, Button, EmptyState, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { BudgetActs } from './BudgetActs';
import { BudgetBar } from './BudgetBar';
import { loadBudget } from './loadBudget';

/** Budgets of the group's members and projects with what is used of them in this year; the owner sets them. */
export function BudgetPanel({ cluster }: { readonly cluster: Cluster }) {
  const budgets = useQuery(query('auth/cluster/budgets', { rid: cluster.rid }));
  const projects = budgets.data?.list.filter(({ user_rid }) => user_rid === null).length ?? 0;
  const sets = cluster.can.includes('budget');
  const add = useLazyDialog('cluster budget', loadBudget, { cluster });
  return (
    <Panel
      title={budgets.data ? `${budgets.data.year} 年预算` : '年度预算'}
      aside={
        sets && (
          <Button
            size="small"
            variant="outlined"
            disabled={roomOf('clusterProjects', projects).full}
            {...add.prefetchProps}
            loading={add.loading}
            onClick={add.show}
          >
            课题预算
          </Button>
        )
      }
    >
      <QueryView query={budgets} loading={<Skeleton variant="rounded" height={160} />}>
        {({ used_fen, list }) => (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: list.length > 0 ? 1.5 : 0 }}>
              今年全组已用 {formatFen(used_fen)}，含待审批的付款，退款已扣除。
              {sets && '成员的预算在“成员”里设置。'}
            </Typography>
            {list.length === 0 ? (
              <EmptyState
                title="还没有预算"
                text="为成员或课题设一个年度预算，用到 80% 和 100% 时会提醒，也可以选择超出即停止"
              />
            ) : (
              <DataTable
                label="年度预算"
                rows={list}
                keyOf={({ user_rid, name }) => user_rid ?? `课题 ${name}`}
                columns={sets ? [...columns, acts(cluster)] : columns}
              />
            )}
            {sets && <RoomNote of="clusterProjects" count={projects} onlyNear />}
          </>
        )}
      </QueryView>
      {add.dialog}
    </Panel>
  );
}

const columns: readonly Column<ClusterBudget>[] = [
  {
    label: '预算对象',
    cell: ({ user_rid, name, blocks }) => (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {user_rid === null ? `课题 ${name}` : name}
        {blocks && (
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            超出即停止
          </Typography>
        )}
      </Box>
    ),
    wide: true,
  },
  { label: '已用', cell: (budget) => <BudgetBar budget={budget} /> },
];

const acts = (cluster: Cluster): Column<ClusterBudget> => ({
  label: '操作',
  cell: (budget) => <BudgetActs cluster={cluster} budget={budget} />,
  acts: true,
});
