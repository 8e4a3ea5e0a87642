import { arrivalText, formatFen } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { notify } from '../message/message.service';
import type { TransferApplyRow } from './transferApply.repo';

/** Notifies the member that a reported transfer was booked or refused. */
export async function notifyTransfer(
  tx: Tx,
  { code, user_rid, state, amount_fen, arrived_fen, reason }: TransferApplyRow,
  at: Date,
): Promise<void> {
  const [title, rest] =
    state === 'matched'
      ? ['转账已到账', `${arrivalText(arrived_fen ?? amount_fen, amount_fen)}。`]
      : ['转账凭证未通过', `${formatFen(amount_fen)} 未通过核对。说明：${reason}`];
  await notify(
    tx,
    user_rid,
    { kind: 'money', title, text: `您的转账凭证 ${code}：${rest}`, link: '/member/prestore#transfers' },
    at,
  );
}
