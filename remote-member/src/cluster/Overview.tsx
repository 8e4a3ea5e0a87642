import type { Cluster } from '@portal/shared/contract';
import { CopyButton, Fact, FactList, Panel } from '@portal/shared/parts';
import { formatDay, formatFen, mayInCluster } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { BudgetAlert } from '../ui/budget/BudgetAlert';
import { Allowance } from './Allowance';
import { inviteUrl } from './clusterPath';
import { BalancePanel } from './money/BalancePanel';
import { WaitingAlerts } from './WaitingAlerts';

/** What a group is, what the member may spend, and for managers its money and what waits. */
export function Overview({ cluster }: { readonly cluster: Cluster }) {
  const { code, intro, created, allowance, approval_fen, limit_fen, can } = cluster;
  const manages = can.includes('edit');
  const canUse = mayInCluster(cluster.role, 'pay');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <WaitingAlerts cluster={cluster} />
      <BudgetAlert clusters={[cluster.rid]} />
      <BalancePanel cluster={cluster} />
      <Panel title="社群信息">
        <FactList columns={2}>
          <Fact term="社群号">
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
              {code} <CopyButton what="社群号" text={code} />
            </Box>
          </Fact>
          <Fact term="邀请链接">
            <CopyButton what="邀请链接" text={inviteUrl(code)} />
          </Fact>
          <Fact term="简介">{intro}</Fact>
          <Fact term="创建时间">{formatDay(created)}</Fact>
          <Fact term="付款审批">
            {approval_fen === null ? '不需要' : `单笔超过 ${formatFen(approval_fen)} 须管理员批准`}
          </Fact>
          {manages && (
            <Fact term="新成员">{limit_fen === null ? '每月不限额' : `每月 ${formatFen(limit_fen)}`}</Fact>
          )}
          <Fact term="我的额度">
            {canUse ? <Allowance allowance={allowance} /> : '财务只能查看，不使用社群资金'}
          </Fact>
        </FactList>
      </Panel>
    </Box>
  );
}
