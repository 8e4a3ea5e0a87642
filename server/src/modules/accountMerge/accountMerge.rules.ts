import { accountKinds, type OwnedAccount } from '@portal/shared/rules';

/** What staff read of a balance: what is owed on credit is no limit. */
export const balanceLabel = (kind: OwnedAccount): string =>
  kind === 'credit' ? '信用待付款' : accountKinds[kind].label;

/** What staff read of the records that a merge moves, by their table; the others are parts of these or not worth a line. */
export const mergeLabels: Readonly<Record<string, string>> = {
  orders: '订单',
  statement: '结算单',
  invoice_apply: '开票申请',
  prestore_apply: '预存申请',
  transfer_apply: '转账凭证',
  credit_apply: '信用额度申请',
  rebate_withdrawal: '返利提现',
  coupon: '优惠券',
  integration_exchange: '积分兑换',
  quotation: '报价单',
  requirement: '需求与留言',
  protocol: '协议',
  report: '检测报告',
  sample: '样品',
  sample4recycle: '样品寄回申请',
  sampling: '上门取样',
  reservation: '机时预约',
  evaluation: '评价',
  cluster_member: '社群',
  addresses: '地址',
  invoice: '发票抬头',
  plan_item: '实验方案项目',
  file: '文件',
  message: '通知',
  webhook: '回调',
};
