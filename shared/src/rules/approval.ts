/**
 * Acts of staff that need a second person, with what staff read of them: those about money above the setting `approvalFen`, the
 * merge of two accounts always.
 */
export const approvalActLabels = {
  'prestore.approve': '批准预存',
  'credit.grant': '批准信用额度',
  'credit.set': '设置信用额度',
  'transferApply.match': '转账到账',
  'bankLine.match': '银行流水到账',
  'statement.refund': '结算单退款',
  'rebate.pay': '返利提现打款',
  'invoiceApply.issue': '开具发票',
  'invoiceApply.redIssue': '开具红字发票',
  'accountMerge.run': '合并账户',
} as const;
export type ApprovalActName = keyof typeof approvalActLabels;

/** States of such a request. */
export const approvalStateLabels = {
  waiting: '待复核',
  agreed: '已同意',
  refused: '未同意',
  withdrawn: '已撤回',
} as const;
export type ApprovalState = keyof typeof approvalStateLabels;
