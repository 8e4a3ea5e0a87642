import { formatFen } from '@portal/shared/rules';
import type { Notice } from '../message/message.service';
import type { WithdrawalRow } from './withdrawal.repo';

const link = '/member/promotion';

/** Notice of a rebate. No text message: a promoter may get many a day. */
export const rebateEarned = (amount_fen: number, member: string): Notice => ({
  kind: 'reward',
  title: '收到一笔返利',
  text: `您推广的客户（${member}）完成付款，返利 ${formatFen(amount_fen)} 已入账。`,
  link,
  channels: [],
});

export const withdrawalPaid = ({ code, amount_fen, payee_bank, payee_account }: WithdrawalRow): Notice => ({
  kind: 'reward',
  title: '返利提现已打款',
  text: `提现 ${code}（${formatFen(amount_fen)}）已打款至${payee_bank}，尾号 ${payee_account.slice(-4)}。`,
  link,
});

export const withdrawalRefused = ({ code, amount_fen, note }: WithdrawalRow): Notice => ({
  kind: 'reward',
  title: '返利提现未完成',
  text: `提现 ${code}（${formatFen(amount_fen)}）未能打款，金额已退回。说明：${note}`,
  link,
});
