import type { Data, Parsed, TransferApply } from '@portal/shared/contract';
import { z } from 'zod';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import type { ApprovalActs, StaffAct } from '../../kit/module';
import { withdrawWaiting } from '../approval/approval.repo';
import { requestApproval } from '../approval/approval.service';
import { audit } from '../audit/audit.repo';
import { lockWithOrders } from '../statement/statement.move.service';
import { payByBank } from '../statement/statement.pay.service';
import { notifyTransfer } from './transferApply.notice';
import { lockTransferApply, type TransferApplyRow } from './transferApply.repo';
import { changeTransfer, matchAct, presentedTransfer, requireWaiting } from './transferApply.service';

/** Books a reported transfer, or asks for a second person's agreement when the amount that arrived needs one. */
export async function matchTransfer(
  tx: Tx,
  { code, amount_fen: arrived_fen }: Parsed<'staff/transferApply/match'>,
  by: StaffAct,
): Promise<Data<'staff/transferApply/match'>> {
  const row = await waitingTransfer(tx, code);
  const payload: Payload = { code, arrived_fen };
  const request = { ...by, act: matchAct, target: row.code, amount_fen: arrived_fen, payload };
  const approval = await requestApproval(tx, request);
  if (approval !== undefined) return { ...(await presentedTransfer(tx, row)), approval };
  return { ...(await bookTransfer(tx, row, arrived_fen, by)), approval: null };
}

const payloadSchema = z.strictObject({ code: z.string(), arrived_fen: z.int() });
type Payload = z.infer<typeof payloadSchema>;

/** Acts of transfers that a second person agrees to. */
export const transferApplyActs = {
  'transferApply.match': async (tx, payload, by) => {
    const { code, arrived_fen } = payloadSchema.parse(payload);
    await book(tx, await waitingTransfer(tx, code), arrived_fen, by);
  },
} as const satisfies ApprovalActs;

/**
 * Books a transfer that is locked and waits, and withdraws what a second person was asked about it.
 */
export async function bookTransfer(
  tx: Tx,
  row: TransferApplyRow,
  arrived_fen: number,
  by: StaffAct,
): Promise<TransferApply> {
  const booked = await book(tx, row, arrived_fen, by);
  await withdrawWaiting(tx, matchAct, row.code, by.at);
  return booked;
}

/**
 * Books a transfer: what arrived pays its statement as far as that is owed, and the rest goes to the cash of the
 * member. A transfer is booked once.
 */
async function book(
  tx: Tx,
  row: TransferApplyRow,
  arrived_fen: number,
  { staff_rid, at }: StaffAct,
): Promise<TransferApply> {
  const statement = row.statement_rid === null ? undefined : await lockWithOrders(tx, row.statement_rid);
  const note = JSON.stringify({ reported_fen: row.amount_fen, arrived_fen });
  await audit(tx, { staff_rid, act: matchAct, target: row.code, note, at });
  const matched = await changeTransfer(tx, row, { state: 'matched', arrived_fen, decided: at });
  await notifyTransfer(tx, matched, at);
  await payByBank(tx, statement, {
    user_rid: row.user_rid,
    amount_fen: arrived_fen,
    source: { kind: 'transferApply', rid: row.rid },
    at,
  });
  return presentedTransfer(tx, matched);
}

/** Refuses a reported transfer with a reason. */
export async function refuseTransfer(
  tx: Tx,
  { code, reason }: Parsed<'staff/transferApply/refuse'>,
  { staff_rid, at }: StaffAct,
): Promise<TransferApply> {
  const row = await waitingTransfer(tx, code);
  await withdrawWaiting(tx, matchAct, row.code, at);
  await audit(tx, { staff_rid, act: 'transferApply.refuse', target: row.code, note: reason, at });
  const refused = await changeTransfer(tx, row, { state: 'refused', reason, decided: at });
  await notifyTransfer(tx, refused, at);
  return presentedTransfer(tx, refused);
}

/** Locks a reported transfer; refuses with transfer_apply_refused when it was decided before, or withdrawn. */
export async function waitingTransfer(tx: Tx, code: string): Promise<TransferApplyRow> {
  const row = await lockTransferApply(tx, code);
  if (!row) throw refuse('not_found', { noun: 'transferApply', code });
  requireWaiting(row);
  return row;
}
