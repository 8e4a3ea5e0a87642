import { type Data, type Parsed, reasons, type TransferApply } from '@portal/shared/contract';
import { type ApprovalActName, transferApplyStateLabels } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { requireUnchanged } from '../../http/etag';
import { withdrawWaiting } from '../approval/approval.repo';
import { requirePaidOn } from '../prestore/prestore.rules';
import { findStatements } from '../statement/statement.repo';
import { ownStatement } from '../statement/statement.service';
import { claimFile, findFiles, releaseFile } from '../upload/upload.repo';
import { lockMember } from '../user/user.service';
import { editedTransfer, type ListedTransfer, presentTransferApply } from './transferApply.present';
import {
  countWaitingTransfers,
  findEqualTransferApply,
  findOwnTransferApply,
  insertTransferApply,
  listOwnTransferApplies,
  lockOwnTransferApply,
  nextTransferApplyCode,
  type TransferApplyChange,
  type TransferApplyRow,
  updateTransferApply,
} from './transferApply.repo';

/** Name of the staff's act in audit log and approvals. */
export const matchAct: ApprovalActName = 'transferApply.match';

/**
 * Stores a bank transfer that the member reports, with its voucher; for an unpaid statement of theirs, or as a prepayment. Locks
 * the member, so that of two equal reports at once the second one is asked about.
 */
export async function reportTransfer(
  tx: Tx,
  user_rid: string,
  { file_rid, statement_rid, another, ...given }: Parsed<'auth/transferApply'>,
  at: Date,
): Promise<TransferApply> {
  await lockMember(tx, user_rid);
  const statement = statement_rid === null ? undefined : await ownStatement(tx, user_rid, statement_rid);
  if (statement && statement.state !== 'unpaid')
    throw refuse('statement_act_refused', { msg: reasons.voucherOfPaid });
  requirePaidOn(given.paid_on, { of: 'transfer', now: at });
  const { amount_fen } = given;
  const equal = await findEqualTransferApply(tx, { user_rid, statement_rid, amount_fen });
  if (equal && !another) {
    const msg = reasons.transferEqual(amount_fen, equal.code);
    throw refuse('transfer_apply_equal', { msg, fields: { another: msg } });
  }
  const row = await insertTransferApply(tx, {
    ...given,
    rid: newRid(),
    code: await nextTransferApplyCode(tx, at),
    user_rid,
    statement_rid,
    file_rid: await claimVoucher(tx, user_rid, file_rid),
    state: 'waiting',
    created: at,
  });
  return presentedTransfer(tx, row);
}

/** Changes a reported transfer that waits, from its present state. A request for a second person's agreement is withdrawn: it was for other content. */
export async function editTransfer(
  tx: Tx,
  user_rid: string,
  { rid, etag, file_rid, ...given }: Parsed<'auth/transferApply/edit'>,
  at: Date,
): Promise<TransferApply> {
  const row = await ownWaiting(tx, user_rid, rid);
  requirePaidOn(given.paid_on, { of: 'transfer', now: at });
  const replaced = file_rid !== undefined && file_rid !== row.file_rid;
  const voucher = replaced ? await claimVoucher(tx, user_rid, file_rid) : row.file_rid;
  const [listed = { row, file: undefined }] = await listedOf(tx, [row]);
  requireUnchanged(editedTransfer(listed), etag);
  const changed = await changeTransfer(tx, row, { ...given, file_rid: voucher });
  if (replaced) await releaseFile(tx, row.file_rid);
  await withdrawWaiting(tx, matchAct, row.code, at);
  return presentedTransfer(tx, changed);
}

/** Withdraws a reported transfer that waits, and what staff have asked a second person about it. */
export async function cancelTransfer(
  tx: Tx,
  user_rid: string,
  rid: string,
  at: Date,
): Promise<TransferApply> {
  const row = await ownWaiting(tx, user_rid, rid);
  await withdrawWaiting(tx, matchAct, row.code, at);
  return presentedTransfer(tx, await changeTransfer(tx, row, { state: 'cancelled', decided: at }));
}

/** Returns the file of the voucher of one of the member's own reports. */
export async function voucherOf(tx: Tx, user_rid: string, rid: string): Promise<string> {
  const row = await findOwnTransferApply(tx, user_rid, rid);
  if (!row) throw refuse('not_found', { noun: 'transferApply' });
  return row.file_rid;
}

/** Returns a page of the member's reported transfers, and what those that wait add up to. */
export async function listTransfers(
  tx: Tx,
  user_rid: string,
  input: Parsed<'auth/transferApply/list'>,
): Promise<Data<'auth/transferApply/list'>> {
  if (input.statement_rid !== null) await ownStatement(tx, user_rid, input.statement_rid);
  const { total, rows } = await listOwnTransferApplies(tx, user_rid, input);
  const waiting = await countWaitingTransfers(tx, user_rid, input.statement_rid);
  return { total, waiting, list: (await listedOf(tx, rows)).map(presentTransferApply) };
}

/** Returns reported transfers with their vouchers and statements, by two queries. */
export async function listedOf(tx: Tx, rows: readonly TransferApplyRow[]): Promise<ListedTransfer[]> {
  const statements = await findStatements(
    tx,
    rows.flatMap(({ statement_rid }) => statement_rid ?? []),
  );
  const files = await findFiles(
    tx,
    rows.map(({ file_rid }) => file_rid),
  );
  return rows.map((row) => ({
    row,
    file: files.find(({ rid }) => rid === row.file_rid),
    statement: statements.find(({ rid }) => rid === row.statement_rid),
  }));
}

/** Returns one reported transfer for the answer. */
export async function presentedTransfer(tx: Tx, row: TransferApplyRow): Promise<TransferApply> {
  const [listed = { row, file: undefined, statement: undefined }] = await listedOf(tx, [row]);
  return presentTransferApply(listed);
}

/** Refuses an act on a reported transfer that was decided about or withdrawn. */
export function requireWaiting({ state, decided }: TransferApplyRow): void {
  if (state === 'waiting') return;
  const msg = reasons.decided('transferApply', transferApplyStateLabels[state], { at: decided });
  throw refuse('transfer_apply_refused', { msg });
}

/** Stores a change of a reported transfer that is locked. */
export async function changeTransfer(
  tx: Tx,
  row: TransferApplyRow,
  change: TransferApplyChange,
): Promise<TransferApplyRow> {
  await updateTransferApply(tx, row.rid, change);
  return { ...row, ...change };
}

async function ownWaiting(tx: Tx, user_rid: string, rid: string): Promise<TransferApplyRow> {
  const row = await lockOwnTransferApply(tx, user_rid, rid);
  if (!row) throw refuse('not_found', { noun: 'transferApply' });
  requireWaiting(row);
  return row;
}

const voucherTypes = /^(application\/pdf|image\/)/;

async function claimVoucher(tx: Tx, user_rid: string, file_rid: string): Promise<string> {
  const file = await claimFile(tx, file_rid, user_rid);
  if (!file) throw refuse('not_found', { noun: 'upload' });
  if (!voucherTypes.test(file.mime))
    throw refuse('file_type_refused', { fields: { file_rid: reasons.voucherType } });
  return file.rid;
}
