import { formatFen } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { notify } from '../message/message.service';

interface Arrived {
  readonly user_rid: string;
  readonly amount_fen: number;
  /** Of the statement that it pays. */
  readonly code: string;
}

/** Notifies the member of a transfer that arrived without having been reported. */
export async function notifyArrived(
  tx: Tx,
  { user_rid, amount_fen, code }: Arrived,
  at: Date,
): Promise<void> {
  const text = `已收到您的银行转账 ${formatFen(amount_fen)}，用于结算单 ${code}。`;
  await notify(tx, user_rid, { kind: 'money', title: '转账已到账', text, link: '/member/unpaid' }, at);
}
