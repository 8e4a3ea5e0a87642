import { type ReportAct, type ReportState, reportActTable, reportStateLabels } from '../../rules';

/** Refusals about reports. */
export const reportErrors = {
  report_act_refused: { status: 409, msg: '该报告的状态已变化，不能进行此操作，请刷新后查看' },
  own_report: { status: 403, msg: '自己编写过的报告须由另一位工作人员签发' },
} as const;

/** More exact messages about reports. */
export const reportReasons = {
  reportState: (state: ReportState, act: ReportAct) =>
    `该报告当前为“${reportStateLabels[state]}”，不能${reportActTable[act].label}`,
  reportAmending: '该报告有更正版正在编写，请先签发或作废更正版',
  reportOrder: '订单已取消或尚未开始检测，不能编写报告',
  reportUnfinished: (what: string) => `报告还缺${what}，请补充后再提交`,
} as const;
