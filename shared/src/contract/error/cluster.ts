import {
  type BudgetStop,
  budgetStopText,
  type ClusterAct,
  type ClusterState,
  clusterActTable,
  clusterStateLabels,
  formatFen,
  fullText,
} from '../../rules';

/** Refusals about groups. */
export const clusterErrors = {
  cluster_limit: { status: 409, msg: '社群或成员数量已达上限' },
  cluster_limit_exceeded: { status: 409, msg: '超过本月可用的社群额度' },
  cluster_budget_exceeded: { status: 409, msg: '超过社群今年的预算，预算设为超出即停止' },
  cluster_act_refused: { status: 409, msg: '社群的状态已变化，不能进行此操作，请刷新后查看' },
} as const;

/** More exact messages about groups. */
export const clusterReasons = {
  clustersOwned: fullText('clusters'),
  clusterName: (name: string) => `[社群名称]您已有社群“${name}”，请换一个名称`,
  clusterFull: fullText('clusterMembers'),
  clusterProjects: fullText('clusterProjects'),
  clusterFrozen: (act: ClusterAct) => `社群已冻结，暂不能${clusterActTable[act].label}，请联系客服`,
  clusterState: (state: ClusterState) => `社群当前为“${clusterStateLabels[state]}”`,
  clusterMemberAlready: '对方已在社群中',
  clusterLimitLeft: (left_fen: number) => `超过本月可用的社群额度，本月还可用 ${formatFen(left_fen)}`,
  clusterBudgetLeft: (name: string, stop: BudgetStop) =>
    `[付款方]社群“${name}”：${budgetStopText(stop)}。请减少该社群的付款，或改用其他付款方`,
  clusterBudgetApproval: (stop: BudgetStop) => `${budgetStopText(stop)}。请群主调整预算，或退回这笔付款`,
  cashInvoiced: (free_fen: number) =>
    `可划转 ${formatFen(free_fen)}：已开票的预存款只能用于结算单付款，如需划转请先红冲发票`,
  clusterShort: (name: string) => `[付款方]社群“${name}”余额不足，请减少该社群的付款，或联系社群管理员`,
  clusterReadOnly: (name: string) => `[付款方]您在社群“${name}”的角色为财务，只能查看，不能付款`,
  clusterReaderLimit: '[每月额度]财务只能查看，不能付款，无需设置额度',
  clusterPaymentOwn: '不能审批自己的付款，请由其他管理员审批',
  clusterOwnerOnly: (act: ClusterAct) => `只有群主可以对管理员${clusterActTable[act].label}`,
  clusterOwnerLeaves: '群主不能直接退出，请先转让或解散社群',
  clusterOwnerFixed: '群主不受限制，也不能被移除，请先转让社群',
  clusterObstacles: (open: ClusterObstacles) => [
    ...(open.money > 0 ? ['余额须先转出'] : []),
    ...(open.payments > 0 ? [`有 ${open.payments} 笔付款待审批`] : []),
    ...(open.statements.length > 0 ? [`结算单 ${open.statements.join('、')} 尚未结清`] : []),
    ...(open.prestores > 0 ? [`有 ${open.prestores} 个预存申请待审核`] : []),
  ],
  clusterStays: (obstacles: readonly string[]) => `暂时不能解散社群：${obstacles.join('；')}`,
} as const;

/** What stands in the way of dissolving a group. */
export interface ClusterObstacles {
  readonly money: number;
  readonly payments: number;
  readonly statements: readonly string[];
  readonly prestores: number;
}
