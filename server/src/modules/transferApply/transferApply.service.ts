import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { type ApprovalActName, transferApplyStateLabels } from '@portal/shared/rules';
import { z } from 'zod';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { withdrawWaiting } from '../approval/approval.repo';
import { type ApprovalActs, requestApproval, type StaffAct } from '../approval/approval.service';
import { audit } from '../audit/audit.repo';
import { requirePaidOn } from '../prestore/prestore.rules';
import { lockWithOrders } from '../statement/statement.move.service';
import { payByBank } from '../statement/statement.pay.service';
import { findStatements } from '../statement/statement.repo';
import { ownStatement } from '../statement/statement.service';
import { claimFile } from '../upload/upload.repo';
import { notifyTransfer } from './transferApply.notice';
import { presentTransferApply } from './transferApply.present';
import {
  insertTransferApply,
  listOwnTransferApplies,
  lockTransferApply,
  nextTransferApplyCode,
  type TransferApplyRow,
  updateTransferApply,
} from './transferApply.repo';

type Presented = Data<'auth/transferApply'>;

const voucherTypes = /^(application\/pdf|image\/)/;

/** Stores a bank transfer that the member reports, with its voucher; for an unpaid statement of theirs, or as a prepayment. */
export async function reportTransfer(
  tx: Tx,
  user_rid: string,
  { file_rid, statement_rid, ...given }: Parsed<'auth/transferApply'>,
  at: Date,
): Promise<Presented> {
  const statement = statement_rid === null ? undefined : await ownStatement(tx, user_rid, statement_rid);
  if (statement && statement.state !== 'unpaid')
    throw refuse('statement_act_refused', { msg: reasons.voucherOfPaid });
  requirePaidOn(given.paid_on, { of: 'transfer', now: at });
  const file = await claimFile(tx, file_rid, user_rid);
  if (!file) throw refuse('not_found', { noun: 'upload' });
  if (!voucherTypes.test(file.mime))
    throw refuse('file_type_refused', { fields: { file_rid: reasons.voucherType } });
  const row = await insertTransferApply(tx, {
    ...given,
    rid: newRid(),
    code: await nextTransferApplyCode(tx, at),
    user_rid,
    statement_rid,
    file_rid: file.rid,
    state: 'waiting',
    created: at,
  });
  return presented(tx, row);
}

/** Returns a page of the member's reported transfers. */
export async function listTransfers(
  tx: Tx,
  user_rid: string,
  input: Parsed<'auth/transferApply/list'>,
): Promise<Data<'auth/transferApply/list'>> {
  if (input.statement_rid !== null) await ownStatement(tx, user_rid, input.statement_rid);
  const { total, rows } = await listOwnTransferApplies(tx, user_rid, input);
  const statements = await statementsOf(tx, rows);
  return { total, list: rows.map((row) => presentTransferApply(row, statements)) };
}

/** Returns the statements that transfers were reported for. */
export function statementsOf(tx: Tx, rows: readonly TransferApplyRow[]) {
  return findStatements(
    tx,
    rows.flatMap(({ statement_rid }) => statement_rid ?? []),
  );
}

const presented = async (tx: Tx, row: TransferApplyRow): Promise<Presented> =>
  presentTransferApply(row, await statementsOf(tx, [row]));

const matchAct: ApprovalActName = 'transferApply.match';

/** Books a reported transfer, or asks for a second person's agreement when the amount that arrived needs one. */
export async function matchTransfer(
  tx: Tx,
  { code, amount_fen }: Parsed<'staff/transferApply/match'>,
  by: StaffAct,
): Promise<Data<'staff/transferApply/match'>> {
  const row = await waitingTransfer(tx, code);
  const arrived_fen = amount_fen ?? row.amount_fen;
  const payload: Payload = { code, arrived_fen };
  const request = { ...by, act: matchAct, target: code, amount_fen: arrived_fen, payload };
  const approval = await requestApproval(tx, request);
  if (approval !== undefined) return { ...(await presented(tx, row)), approval };
  const booked = await book(tx, row, arrived_fen, by);
  await withdrawWaiting(tx, matchAct, code, by.at);
  return { ...booked, approval: null };
}

const payloadSchema = z.strictObject({ code: z.string(), arrived_fen: z.int() });
type Payload = z.infer<typeof payloadSchema>;

/** Acts of transfers that a second person agrees to. */
export const transferApplyActs = {
  'transferApply.match': async (tx, payload, by) => {
    const { code, arrived_fen } = payloadSchema.parse(payload);
    await book(tx, await waitingTransfer(tx, code), arrived_fen, by);
  },
} as const satisfies Partial<ApprovalActs>;

/**
 * Books a transfer: what arrived pays its statement as far as that is owed, and the rest goes to the cash of the
 * member. A transfer is booked once.
 */
async function book(
  tx: Tx,
  row: TransferApplyRow,
  arrived: number,
  { staff_rid, at }: StaffAct,
): Promise<Presented> {
  const statement = row.statement_rid === null ? undefined : await lockWithOrders(tx, row.statement_rid);
  const note = JSON.stringify({ reported_fen: row.amount_fen, arrived_fen: arrived });
  await audit(tx, { staff_rid, act: matchAct, target: row.code, note, at });
  const matched = await decide(tx, row, { state: 'matched', reason: '' });
  await notifyTransfer(tx, matched, arrived, at);
  await payByBank(tx, statement, { user_rid: row.user_rid, amount_fen: arrived, source: row.rid, at });
  return presented(tx, matched);
}

/** Refuses a reported transfer with a reason. */
export async function refuseTransfer(
  tx: Tx,
  { code, reason }: Parsed<'staff/transferApply/refuse'>,
  { staff_rid, at }: StaffAct,
): Promise<Presented> {
  const row = await waitingTransfer(tx, code);
  await withdrawWaiting(tx, matchAct, code, at);
  await audit(tx, { staff_rid, act: 'transferApply.refuse', target: row.code, note: reason, at });
  const refused = await decide(tx, row, { state: 'refused', reason });
  await notifyTransfer(tx, refused, row.amount_fen, at);
  return presented(tx, refused);
}

/** Locks a reported transfer; refuses with transfer_apply_refused when it was decided before. */
async function waitingTransfer(tx: Tx, code: string): Promise<TransferApplyRow> {
  const row = await lockTransferApply(tx, code);
  if (!row) throw refuse('not_found', { noun: 'transferApply', code });
  if (row.state !== 'waiting')
    throw refuse('transfer_apply_refused', {
      msg: reasons.decided('transferApply', transferApplyStateLabels[row.state], {}),
    });
  return row;
}

async function decide(
  tx: Tx,
  row: TransferApplyRow,
  change: Pick<TransferApplyRow, 'state' | 'reason'>,
): Promise<TransferApplyRow> {
  await updateTransferApply(tx, row.rid, change);
  return { ...row, ...change };
}
