import { reasons } from '@portal/shared/contract';
import { type ApprovalActName, limits, type PrestoreAct, prestoreBonus } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { requireUnchanged } from '../../http/etag';
import { type Bound, requireSeen } from '../../http/seen';
import { withdrawWaiting } from '../approval/approval.repo';
import { mayAct } from '../cluster/cluster.policy';
import { findSettings } from '../setting/setting.repo';
import { claimFile, findFiles, releaseFile } from '../upload/upload.repo';
import { lockMember } from '../user/user.service';
import { editedPrestore, type ListedPrestore } from './prestore.present';
import {
  countPrestore,
  findOwnPrestore,
  insertPrestore,
  lockOwnPrestore,
  nextPrestoreCode,
  type PrestoreRow,
  updatePrestore,
} from './prestore.repo';
import { requirePaidOn } from './prestore.rules';

/** Name of the staff's act in audit log and approvals. */
export const approveAct: ApprovalActName = 'prestore.approve';

/** Stores an application with the bonus that the tiers promise now. Locks the member, so that the limit holds, and then the group. */
export async function addPrestore(
  tx: Tx,
  user_rid: string,
  { file_rid, cluster_rid, seen, ...fields }: Bound<'auth/prestoreApply/add'>,
  now: Date,
): Promise<PrestoreRow> {
  await lockMember(tx, user_rid);
  if (cluster_rid !== undefined) await mayAct(tx, { rid: cluster_rid, user_rid, act: 'prestore' });
  const waiting = (await countPrestore(tx, user_rid)).get('waiting')?.count ?? 0;
  if (waiting >= limits.prestoreWaiting) throw refuse('prestore_limit');
  requirePaidOn(fields.paid_on, { of: 'prestore', now });
  const bonus_fen = await promisedBonus(tx, fields.amount_fen, seen);
  const row: PrestoreRow = {
    ...fields,
    rid: newRid(),
    code: await nextPrestoreCode(tx, now),
    user_rid,
    cluster_rid: cluster_rid ?? null,
    state: 'waiting',
    bonus_fen,
    file_rid: await claimVoucher(tx, user_rid, file_rid),
    reason: '',
    created: now,
    decided: null,
  };
  await insertPrestore(tx, row);
  return row;
}

/** Changes an application that waits, from its present state. A request for a second person's agreement is withdrawn: it was for other content. */
export async function editPrestore(
  tx: Tx,
  user_rid: string,
  { rid, etag, file_rid, invoicing, seen, ...fields }: Bound<'auth/prestoreApply/edit'>,
  now: Date,
): Promise<PrestoreRow> {
  const row = await ownWaiting(tx, user_rid, rid, 'edit');
  requirePaidOn(fields.paid_on, { of: 'prestore', now });
  const replaced = file_rid !== undefined && file_rid !== row.file_rid;
  const voucher = replaced ? await claimVoucher(tx, user_rid, file_rid) : row.file_rid;
  const [listed = { row, file: undefined }] = await withVouchers(tx, [row]);
  requireUnchanged(editedPrestore(listed), etag);
  const bonus_fen = await promisedBonus(tx, fields.amount_fen, seen);
  const changed = await updatePrestore(tx, row, {
    ...fields,
    invoicing: invoicing ?? row.invoicing,
    bonus_fen,
    file_rid: voucher,
  });
  if (replaced) await releaseFile(tx, row.file_rid);
  await withdrawWaiting(tx, approveAct, row.code, now);
  return changed;
}

/** Cancels an application that waits. */
export async function cancelPrestore(tx: Tx, user_rid: string, rid: string, now: Date): Promise<PrestoreRow> {
  const row = await ownWaiting(tx, user_rid, rid, 'cancel');
  await withdrawWaiting(tx, approveAct, row.code, now);
  return updatePrestore(tx, row, { state: 'cancelled', decided: now });
}

/** Returns one of the member's own applications; refuses with not_found, also for another member's. */
export async function ownPrestore(tx: Tx, user_rid: string, rid: string): Promise<PrestoreRow> {
  const row = await findOwnPrestore(tx, user_rid, rid);
  if (!row) throw refuse('not_found', { noun: 'prestoreApply' });
  return row;
}

/** Returns applications with their vouchers. */
export async function withVouchers(tx: Tx, rows: readonly PrestoreRow[]): Promise<ListedPrestore[]> {
  const found = await findFiles(
    tx,
    rows.map((row) => row.file_rid),
  );
  const files = new Map(found.map((file) => [file.rid, file]));
  return rows.map((row) => ({ row, file: files.get(row.file_rid) }));
}

async function ownWaiting(tx: Tx, user_rid: string, rid: string, act: PrestoreAct): Promise<PrestoreRow> {
  const row = await lockOwnPrestore(tx, user_rid, rid);
  if (!row) throw refuse('not_found', { noun: 'prestoreApply' });
  checkWaiting(row, act);
  return row;
}

/** Refuses an act on an application that was decided about. */
export function checkWaiting({ state }: PrestoreRow, act: PrestoreAct): void {
  if (state !== 'waiting') throw refuse('prestore_act_refused', { msg: reasons.prestoreState(state, act) });
}

/** Returns the bonus that the tiers promise now; refuses when the member saw another one. */
async function promisedBonus(
  tx: Tx,
  amount_fen: number,
  seen: { readonly bonus_fen: number } | undefined,
): Promise<number> {
  const bonus_fen = prestoreBonus((await findSettings(tx)).prestoreTiers, amount_fen);
  requireSeen(seen, { bonus_fen });
  return bonus_fen;
}

const voucherTypes = /^(application\/pdf|image\/)/;

async function claimVoucher(tx: Tx, user_rid: string, file_rid: string): Promise<string> {
  const file = await claimFile(tx, file_rid, user_rid);
  if (!file) throw refuse('not_found', { noun: 'upload' });
  if (!voucherTypes.test(file.mime))
    throw refuse('file_type_refused', { fields: { file_rid: reasons.voucherType } });
  return file.rid;
}
