import {
  formatFen,
  type OrderAct,
  orderActTable,
  type StatementAct,
  type StatementState,
  statementActTable,
  statementStateLabels,
} from '../../rules';
import { type Free, freeText } from './money';

/** Refusals about statements and their payment. */
export const statementErrors = {
  statement_act_refused: { status: 409, msg: '结算单的状态已变化，不能进行此操作，请刷新后查看' },
  question_open: { status: 409, msg: '订单有尚未答复的数据疑问' },
  bank_line_refused: { status: 409, msg: '该银行流水已处理' },
  transfer_apply_refused: { status: 409, msg: '该转账凭证已处理' },
  transfer_apply_equal: { status: 409, msg: '已有一笔相同金额的转账正在核对' },
} as const;

/** More exact messages about statements and their payment. */
export const statementReasons = {
  statementState: (state: StatementState, act: StatementAct) =>
    `结算单当前为“${statementStateLabels[state]}”，不能${statementActTable[act].label}`,
  statementMoved: '结算单刚刚发生了变化，请刷新后重试',
  actOfStatement: (act: OrderAct) =>
    `请用结算单的命令${orderActTable[act].label}：npm run staff -- statement`,
  orderBilled: '订单已有结算单',
  questionOpen: (codes: readonly string[]) =>
    `订单 ${codes.join('、')} 有尚未答复的数据疑问。请先答复，或选择[有疑问仍出具]`,
  statementMembers: '[订单]须属于同一位客户',
  statementOrders: '[订单]不能重复',
  adjustmentOrder: '[调整]只能调整本结算单中的订单',
  adjustmentBelowZero: (code: string) => `[调整]订单 ${code} 调整后的金额不能小于 0`,
  allWaiting: '待付款正在等待社群管理员审批',
  aboveOwed: (owed_fen: number) => `[金额]不能超过待付款 ${formatFen(owed_fen)}`,
  aboveRefundable: (left_fen: number, invoiced_fen: number) =>
    `[金额]不能超过可退金额 ${formatFen(left_fen)}${invoiced_fen > 0 ? `；已开票 ${formatFen(invoiced_fen)}，如需退款请先红冲发票` : ''}`,
  sharesWrong: '[分摊]比例之和应为 100%，或金额之和应为本次付款金额',
  balanceShortOf: (missing_fen: number, free: Free) =>
    `${freeText(free)}，还差 ${formatFen(missing_fen)}。可先付一部分、预存，或转账付款`,
  invoicedByCash: '。已申请开票的部分不能用赠送金支付',
  invoicedTwice: '。已申请开票的部分不能再用已开票的预存款支付，请转账付款',
  transferEqual: (amount_fen: number, code: string) =>
    `[另一笔转账]已有一笔 ${formatFen(amount_fen)} 的转账正在核对（${code}）。如果这是另一笔转账，请勾选后再提交`,
  voucherOfPaid: '[结算单]不在待付款状态',
  statementTwice: '[结算单]不能重复',
} as const;
