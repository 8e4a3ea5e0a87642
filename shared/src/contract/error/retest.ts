/** Refusals about retests. */
export const retestErrors = {
  retest_refused: { status: 409, msg: '复测的状态已变化，不能进行此操作，请刷新后查看' },
} as const;

/** More exact messages about retests. */
export const retestReasons = {
  retestUndelivered: '订单的数据交付后才能复测',
  retestOpen: '该样品的这个项目已有复测在进行或等待客户同意',
  retestOfRetest: (code: string) => `这是复测单，请在原订单 ${code} 上再次复测`,
  retestGone: (sample: string, state: string) => `样品 ${sample} ${state}，不能复测`,
  retestNoTest: '订单没有这个样品的这个项目',
  retestAnswered: '该复测已有答复或已撤回',
  retestOver: '该复测已交付数据或已撤回',
} as const;
