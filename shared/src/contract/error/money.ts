import {
  type AccountKind,
  accountKinds,
  type CreditAct,
  type CreditState,
  creditActLabels,
  creditStateLabels,
  formatFen,
  fullText,
  type PrestoreAct,
  type PrestoreState,
  paymentMonths,
  prestoreActLabels,
  prestoreStateLabels,
} from '../../rules';

/** Names of the field `paid_on` by what the payment is reported as. */
const paidOnLabels = { prestore: '付款日期', transfer: '转账日期' } as const;
type Payment = keyof typeof paidOnLabels;

/** Refusals about accounts of money, credit and prepayments. */
export const moneyErrors = {
  amount_invalid: { status: 422, msg: '金额有误，请检查后重试' },
  balance_short: { status: 409, msg: '余额不足' },
  points_short: { status: 409, msg: '积分不足' },
  balance_ceiling: { status: 409, msg: '金额超过该账户可以入账的数额' },
  account_closed: { status: 409, msg: '账户已停用，请联系客服' },
  transfer_refused: { status: 409, msg: '这笔款项的状态已变化，请刷新后重试' },
  credit_short: { status: 409, msg: '可用的信用额度和预存款不足' },
  credit_overdue: { status: 409, msg: '有逾期未付的款项，请先付款' },
  prepayment_short: { status: 409, msg: '预存款不足，须先足额预付' },
  prestore_limit: { status: 409, msg: fullText('prestoreWaiting') },
  prestore_act_refused: { status: 409, msg: '预存申请的状态已变化，不能进行此操作，请刷新后查看' },
  credit_apply_waiting: { status: 409, msg: '已有信用额度申请正在审核，请等待结果或先取消' },
  credit_act_refused: { status: 409, msg: '额度申请的状态已变化，不能进行此操作，请刷新后查看' },
} as const;

/** More exact messages about accounts of money, credit and prepayments. */
export const moneyReasons = {
  balanceShort: (label: string, available: string) => `${label}不足，可用 ${available}`,
  balanceCeiling: (label: string, room: string) => `金额超过${label}可以入账的数额，最多 ${room}`,
  creditShort: (due_fen: number, free: Free) =>
    `本单须 ${formatFen(due_fen)}，${freeText(free)}，还差 ${formatFen(missingOf(due_fen, free))}。请预存、申请提高信用额度，或减少项目后重试`,
  creditOverdue: (due_fen: number, free: Free, orders: readonly string[]) =>
    `订单 ${orders.join('、')} 的款项逾期未付，暂不能使用信用额度；${freeText(free)}，不足以付清本单 ${formatFen(due_fen)}。请先付清逾期款项，或预存后重试`,
  prepaymentShort: (due_fen: number, free: Free) =>
    `本单须预付 ${formatFen(due_fen)}，${freeText(free)}，还差 ${formatFen(missingOf(due_fen, free))}`,
  creditUncertified: '请先完成资料认证，再申请信用额度',
  creditState: (state: CreditState, act: CreditAct) =>
    `该额度申请当前为“${creditStateLabels[state]}”，不能${creditActLabels[act]}`,
  voucherType: '[转账凭证]请上传图片或 PDF',
  paidLater: (of: Payment) => `[${paidOnLabels[of]}]不能晚于今天`,
  paidLongAgo: (of: Payment) => `[${paidOnLabels[of]}]不能早于 ${paymentMonths} 个月前`,
  emailMissing: '[邮箱]请填写接收邮箱，或先在基本信息中保存邮箱',
  prestoreReceipt: (state: PrestoreState) =>
    `该预存申请当前为“${prestoreStateLabels[state]}”，到账后才能下载收据`,
  prestoreState: (state: PrestoreState, act: PrestoreAct) =>
    `该预存申请当前为“${prestoreStateLabels[state]}”，不能${prestoreActLabels[act]}`,
} as const;

/** What may be used of the accounts of a member, in fen. */
export type Free = readonly { readonly kind: AccountKind; readonly available: number }[];

export const freeText = (free: Free): string =>
  free.map(({ kind, available }) => `${accountKinds[kind].label}可用 ${formatFen(available)}`).join('，');

const missingOf = (due_fen: number, free: Free): number =>
  free.reduce((missing, { available }) => missing - available, due_fen);
