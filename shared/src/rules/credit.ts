/** States of an application for a credit limit. Only `waiting` ones change. */
export const creditStates = ['waiting', 'approved', 'refused', 'cancelled'] as const;
export type CreditState = (typeof creditStates)[number];

export const creditStateLabels: Readonly<Record<CreditState, string>> = {
  waiting: '待审核',
  approved: '已通过',
  refused: '未通过',
  cancelled: '已取消',
};

/** Acts on an application that waits. */
export const creditActLabels = { cancel: '取消', grant: '批准', refuse: '驳回' } as const;
export type CreditAct = keyof typeof creditActLabels;
