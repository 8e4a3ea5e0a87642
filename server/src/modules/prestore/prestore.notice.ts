import { formatFen } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { notify } from '../message/message.service';
import type { PrestoreRow } from './prestore.repo';

const link = '/member/prestore';

/** Notifies the member that a prepayment was credited. */
export function notifyApproved(tx: Tx, row: PrestoreRow, at: Date): Promise<void> {
  const bonus = row.bonus_fen > 0 ? `，另赠送 ${formatFen(row.bonus_fen)}` : '';
  const invoice = row.invoicing === 'arrival' ? '可在“预存款”页申请开票。' : '';
  const text = `您的预存申请 ${row.code} 已审核通过：${formatFen(row.amount_fen)} 已到账${bonus}。${invoice}`;
  return notify(tx, row.user_rid, { kind: 'money', title: '预存已到账', text, link }, at);
}

/** Notifies the member that an application was refused, and why. */
export function notifyRefused(tx: Tx, row: PrestoreRow, at: Date): Promise<void> {
  const text = `您的预存申请 ${row.code}（${formatFen(row.amount_fen)}）未通过审核，请核对后重新提交，或联系客户经理。说明：${row.reason}`;
  return notify(tx, row.user_rid, { kind: 'money', title: '预存申请未通过', text, link }, at);
}
