/** Refusals about worksheets. */
export const worksheetErrors = {
  worksheet_empty: { status: 409, msg: '所选订单没有待测的样品，请重新选择' },
  worksheet_act_refused: { status: 409, msg: '工作单的状态已变化，不能进行此操作，请刷新后查看' },
  delivery_unchecked: { status: 409, msg: '数据须由另一个人复核并交付' },
  worksheet_unchecked: { status: 409, msg: '订单有样品还没有复核，不能从工作单交付' },
  own_measurement: { status: 403, msg: '自己测的样品须由另一位工作人员复核' },
} as const;

/** More exact messages about worksheets. */
export const worksheetReasons = {
  worksheetNotWaiting: (codes: readonly string[]) =>
    `订单 ${codes.join('、')} 没有这个项目的待测样品，可能已上别的工作单，请重新选择`,
  worksheetFull: (samples: number, most: number) =>
    `所选订单有 ${samples} 个样品，一张工作单最多 ${most} 行，请分开建立`,
  worksheetState: (state: string) => `工作单${state}，不能再修改`,
  runMeasured: '已测或跳过的行不能移出工作单',
  runMark: (mark: string) => `所选样品中有不能标为“${mark}”的，请刷新后查看`,
  runUnmeasured: '所选样品中有还没有测的，或已复核的',
  worksheetWithout: (code: string) => `工作单没有订单 ${code} 的样品`,
  deliveryUnchecked: '您添加了此订单的数据，须由另一个人复核并交付，或在工作单上复核后从工作单交付',
  worksheetUnchecked: (count: number) => `订单还有 ${count} 个样品没有复核`,
} as const;
