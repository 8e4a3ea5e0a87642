import type { Data, Parsed } from '@portal/shared/contract';
import { z } from 'zod';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import type { ApprovalActs, StaffAct } from '../../kit/module';
import { requestApproval } from '../approval/approval.service';
import { audit } from '../audit/audit.repo';
import { transfer } from '../ledger/ledger.service';
import { notify } from '../message/message.service';
import { withdrawalPaid, withdrawalRefused } from './rebate.notice';
import { lockByCode, updateWithdrawal, type WithdrawalRow } from './withdrawal.repo';
import { payAct, release, withdrawalTransfer } from './withdrawal.service';

/**
 * Records that a withdrawal was paid, or asks for a second person's agreement when the amount needs one. Refuses with
 * payee_changed when the member has changed the account to which it was paid.
 */
export async function payWithdrawal(
  tx: Tx,
  payment: Payment,
  by: StaffAct,
): Promise<Data<'staff/rebate/pay'>> {
  const waiting = await payable(tx, payment);
  const { code: target, state, amount_fen } = waiting;
  const request = { ...by, act: payAct, target, amount_fen, payload: payment } as const;
  const approval = await requestApproval(tx, request);
  if (approval !== undefined) return { state, approval };
  const paid = await post(tx, waiting, payment.reference, by);
  return { state: paid.state, approval: null };
}

const payment = z.strictObject({ code: z.string(), account: z.string(), reference: z.string() });
type Payment = z.infer<typeof payment>;

/** Acts of rebates that a second person agrees to. */
export const rebateActs = {
  'rebate.pay': async (tx, payload, by) => {
    const agreed = payment.parse(payload);
    await post(tx, await payable(tx, agreed), agreed.reference, by);
  },
} as const satisfies ApprovalActs;

async function payable(tx: Tx, { code, account }: Payment): Promise<WithdrawalRow> {
  const waiting = await lockedByCode(tx, code);
  if (waiting.state !== 'waiting') throw refuse('withdrawal_act_refused');
  if (waiting.payee_account !== account) throw refuse('payee_changed');
  return waiting;
}

async function post(tx: Tx, { rid }: WithdrawalRow, reference: string, by: StaffAct): Promise<WithdrawalRow> {
  const paid = await updateWithdrawal(tx, rid, { state: 'paid', reference, changed: by.at });
  const posts = withdrawalTransfer(rid);
  await transfer(tx, [{ id: `${posts}:post`, posts }], by.at);
  await auditChange(tx, paid, by);
  await notify(tx, paid.user_rid, withdrawalPaid(paid), by.at);
  return paid;
}

/** Refuses a withdrawal that waits. */
export async function refuseWithdrawal(
  tx: Tx,
  { code, note }: Parsed<'staff/rebate/refuse'>,
  by: StaffAct,
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
async function auditChange(tx: Tx, row: WithdrawalRow, { staff_rid, at }: StaffAct): Promise<void> {
  const { state, amount_fen, reference, note, code } = row;
  const after = { state, amount_fen, payee: row.payee_account.slice(-4), reference };
  const before = { state: 'waiting' };
  await audit(tx, { staff_rid, at, act: `withdrawal.${state}`, target: code, note, before, after });
}
