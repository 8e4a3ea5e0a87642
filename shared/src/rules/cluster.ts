/** Roles in a group (社群). A group has exactly one owner. Finance reads the money and does nothing with it. */
export const clusterRoleLabels = {
  owner: '群主',
  manager: '管理员',
  finance: '财务',
  member: '成员',
} as const;
export type ClusterRole = keyof typeof clusterRoleLabels;
export const clusterRoles = Object.keys(clusterRoleLabels) as [ClusterRole, ...ClusterRole[]];

/** States of a group. A frozen one moves no money; a dissolved one is shown to nobody. */
export const clusterStateLabels = { active: '正常', frozen: '已冻结', dissolved: '已解散' } as const;
export type ClusterState = keyof typeof clusterStateLabels;
export const clusterStates = Object.keys(clusterStateLabels) as [ClusterState, ...ClusterState[]];

/** `apply`: the person asks to join. `invite`: a manager asks the person. */
export const clusterRequestKinds = ['apply', 'invite'] as const;
export type ClusterRequestKind = (typeof clusterRequestKinds)[number];

export const clusterRequestStateLabels = {
  waiting: '待处理',
  agreed: '已同意',
  refused: '已拒绝',
  cancelled: '已撤回',
} as const;
export type ClusterRequestState = keyof typeof clusterRequestStateLabels;
export const clusterRequestStates = Object.keys(clusterRequestStateLabels) as [
  ClusterRequestState,
  ...ClusterRequestState[],
];

/** States of a payment from a group. One that waits for a manager has its amount reserved. */
export const clusterPaymentStateLabels = {
  waiting: '待审批',
  paid: '已付款',
  declined: '未批准',
  withdrawn: '已撤回',
  expired: '已过期',
} as const;
export type ClusterPaymentState = keyof typeof clusterPaymentStateLabels;
export const clusterPaymentStates = Object.keys(clusterPaymentStateLabels) as [
  ClusterPaymentState,
  ...ClusterPaymentState[],
];

/** Acts on a payment that waits: of a manager, and of the member who pays. */
export const clusterPaymentActs = ['approve', 'decline', 'withdraw'] as const;
export type ClusterPaymentAct = (typeof clusterPaymentActs)[number];

interface Act {
  readonly label: string;
  readonly by: readonly ClusterRole[];
  /** The act is possible while the group is frozen. */
  readonly frozen: boolean;
}

/** Roles that manage a group. */
export const clusterManagers = ['owner', 'manager'] as const satisfies readonly ClusterRole[];
/** Who uses the group's money. Finance only reads. */
const users = ['owner', 'manager', 'member'] as const;
const readers = ['owner', 'manager', 'finance'] as const;
const managers = clusterManagers;

/** Who may do what in a group. The server refuses by this table, and screens show buttons by it. */
export const clusterActTable = {
  view: { label: '查看社群', by: clusterRoles, frozen: true },
  deposit: { label: '转入', by: users, frozen: false },
  leave: { label: '退出社群', by: ['manager', 'finance', 'member'], frozen: true },
  edit: { label: '修改社群', by: managers, frozen: true },
  invite: { label: '邀请成员', by: managers, frozen: true },
  answer: { label: '处理申请', by: managers, frozen: true },
  remove: { label: '移除成员', by: managers, frozen: true },
  limit: { label: '设置额度', by: managers, frozen: true },
  money: { label: '查看收支', by: readers, frozen: true },
  data: { label: '查看数据', by: managers, frozen: true },
  decline: { label: '拒绝付款', by: managers, frozen: true },
  approve: { label: '批准付款', by: managers, frozen: false },
  prestore: { label: '预存', by: managers, frozen: false },
  pay: { label: '付款', by: users, frozen: false },
  role: { label: '设置角色', by: ['owner'], frozen: true },
  budget: { label: '设置预算', by: ['owner'], frozen: true },
  transfer: { label: '转让社群', by: ['owner'], frozen: true },
  withdraw: { label: '转出', by: ['owner'], frozen: false },
  dissolve: { label: '解散社群', by: ['owner'], frozen: false },
} as const satisfies Record<string, Act>;
export type ClusterAct = keyof typeof clusterActTable;
export const clusterActs = Object.keys(clusterActTable) as [ClusterAct, ...ClusterAct[]];

/** True when the role includes the act, whatever the state of the group. */
export const mayInCluster = (role: ClusterRole, act: ClusterAct): boolean => {
  const { by }: Act = clusterActTable[act];
  return by.includes(role);
};

/** Returns the acts that a member with this role may do in a group in this state. */
export function possibleClusterActs(state: ClusterState, role: ClusterRole): ClusterAct[] {
  if (state === 'dissolved') return [];
  return clusterActs.filter(
    (act) => mayInCluster(role, act) && (state === 'active' || clusterActTable[act].frozen),
  );
}

/** True for roles that manage the group: its page is among the managed ones. */
export const managesCluster = (role: ClusterRole): boolean => clusterManagers.some((one) => one === role);
