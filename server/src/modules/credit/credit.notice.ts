import { formatFen } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { notify } from '../message/message.service';

const link = '/member/prestore';

/** Notifies the member of a new credit limit. */
export function notifyLimit(tx: Tx, user_rid: string, limit_fen: number, at: Date): Promise<void> {
  const text =
    limit_fen > 0
      ? `您的信用额度现为 ${formatFen(limit_fen)}，可先测试、后付款。`
      : '您的信用额度已停用，请预存后下单；如有疑问请联系客户经理。';
  return notify(tx, user_rid, { kind: 'money', title: '信用额度已调整', text, link }, at);
}

/** Notifies the member that an application was refused, and why. */
export function notifyCreditRefused(tx: Tx, user_rid: string, reason: string, at: Date): Promise<void> {
  const text = `您的信用额度申请未通过，如有疑问请联系客户经理。说明：${reason}`;
  return notify(tx, user_rid, { kind: 'money', title: '信用额度申请未通过', text, link }, at);
}
