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
  reportPicture: '[图片]须是本订单检测数据或记录中的 JPEG、PNG 或 TIFF，不超过 20 MB',
  reportPictureTwice: '[图片]不能重复',
  reportPictureBroken: '[图片]无法读取，请换一张，或另存为普通的 PNG 或 JPEG 后重新上传',
  reportPicturesSize: '[图片]合计不能超过 40 MB',
  reportPictureGone: (number: number) => `图 ${number} 无法读取，请退回修改并更换图片`,
  reportUnfinished: (what: string) => `报告还缺${what}，请补充后再提交`,
} as const;
