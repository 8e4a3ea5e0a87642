import { formatFen } from './money';

/** States of a promoter. After `refused` and `ended` a member may apply again. */
export const promoterStateLabels = {
  waiting: '待审核',
  approved: '推广中',
  refused: '未通过',
  ended: '已结束',
} as const;
export type PromoterState = keyof typeof promoterStateLabels;
export const promoterStates = Object.keys(promoterStateLabels) as [PromoterState, ...PromoterState[]];

/** What a member does on the page of the promotion. */
export const promotionActs = ['apply', 'withdraw'] as const;
export type PromotionAct = (typeof promotionActs)[number];

/** States of a withdrawal of rebates. Only one that waits can be changed. */
export const withdrawalStateLabels = {
  waiting: '待打款',
  paid: '已打款',
  cancelled: '已取消',
  refused: '已退回',
} as const;
export type WithdrawalState = keyof typeof withdrawalStateLabels;
export const withdrawalStates = Object.keys(withdrawalStateLabels) as [WithdrawalState, ...WithdrawalState[]];

/** Message for a withdrawal below the smallest amount. */
export const withdrawalMinimumMessage = (least_fen: number): string =>
  `[提现金额]不能少于 ${formatFen(least_fen)}`;

/** Number of a bank account, as `bareCode` returns it. */
export const bankNumberPattern = /^\d{8,30}$/;

/** Returns the rebate of a paid amount by whole percent, rounded down to whole fen. */
export const rebateFor = (paid_fen: number, percent: number): number =>
  Math.floor((paid_fen * percent) / 100);

/**
 * What came of an invitation: the new member registered, paid a first order, and the inviter got a coupon, or none
 * because the offer had ended or had no more.
 */
export const inviteStateLabels = {
  registered: '已注册',
  paid: '首单已付款',
  rewarded: '已发券',
  missed: '未发券',
} as const;
export type InviteState = keyof typeof inviteStateLabels;
export const inviteStates = Object.keys(inviteStateLabels) as [InviteState, ...InviteState[]];
