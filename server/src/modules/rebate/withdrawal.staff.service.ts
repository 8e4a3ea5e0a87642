import type { Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { transfer } from '../ledger/ledger.service';
import { notify } from '../message/message.service';
import { withdrawalPaid, withdrawalRefused } from './rebate.notice';
import { lockByCode, updateWithdrawal, type WithdrawalRow } from './withdrawal.repo';
import { release, withdrawalTransfer } from './withdrawal.service';

/** The member of staff who acts, and when. */
interface By {
  readonly staff_rid: string;
  readonly at: Date;
}

/**
 * Records that a withdrawal was paid. Refuses with payee_changed when the member has changed the account to which it
 * was paid.
 */
export async function payWithdrawal(
  tx: Tx,
  { code, account, reference }: Parsed<'staff/rebate/pay'>,
  by: By,
): Promise<WithdrawalRow> {
  const waiting = await lockedByCode(tx, code);
  if (waiting.state !== 'waiting') throw refuse('withdrawal_act_refused');
  if (waiting.payee_account !== account) throw refuse('payee_changed');
  const paid = await updateWithdrawal(tx, waiting.rid, { state: 'paid', reference, changed: by.at });
  const posts = withdrawalTransfer(paid.rid);
  await transfer(tx, [{ id: `${posts}:post`, posts }], by.at);
  await auditChange(tx, paid, by);
  await notify(tx, paid.user_rid, withdrawalPaid(paid), by.at);
  return paid;
}

/** Refuses a withdrawal that waits. */
export async function refuseWithdrawal(
  tx: Tx,
  { code, note }: Parsed<'staff/rebate/refuse'>,
  by: By,
): Promise<WithdrawalRow> {
  const waiting = await lockedByCode(tx, code);
  const refused = await release(tx, waiting, { state: 'refused', note, changed: by.at });
  await auditChange(tx, refused, by);
  await notify(tx, refused.user_rid, withdrawalRefused(refused), by.at);
  return refused;
}

async function lockedByCode(tx: Tx, code: string): Promise<WithdrawalRow> {
  const row = await lockByCode(tx, code);
  if (!row) throw refuse('not_found', { noun: 'withdrawal', code });
  return row;
}

/** The audit log has the end of the bank account only, because its rows outlive the member's data. */
async function auditChange(tx: Tx, row: WithdrawalRow, { staff_rid, at }: By): Promise<void> {
  const { state, amount_fen, reference, note, code } = row;
  const after = { state, amount_fen, payee: row.payee_account.slice(-4), reference };
  const before = { state: 'waiting' };
  await audit(tx, { staff_rid, at, act: `withdrawal.${state}`, target: code, note, before, after });
}
