import type { Data, Parsed } from '@portal/shared/contract';
import type { PrestoreAct } from '@portal/shared/rules';
import { z } from 'zod';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { type Bound, requireSeen } from '../../http/seen';
import type { ApprovalActs, StaffAct } from '../../kit/module';
import { withdrawWaiting } from '../approval/approval.repo';
import { requestApproval } from '../approval/approval.service';
import { audit } from '../audit/audit.repo';
import { insertLot } from '../cashLot/cashLot.repo';
import type { Move } from '../ledger/ledger.move.rules';
import { accountRid, labOwner, type Owner } from '../ledger/ledger.rules';
import { transfer } from '../ledger/ledger.service';
import { notifyApproved, notifyRefused } from './prestore.notice';
import { lockPrestore, type PrestoreRow, updatePrestore } from './prestore.repo';
import { approveAct, checkWaiting } from './prestore.service';

/** Credits a prepayment with its bonus, or asks for a second person's agreement when the amount needs one. */
export async function approvePrestore(
  tx: Tx,
  { code, seen }: Bound<'staff/prestore/approve'>,
  by: StaffAct,
): Promise<Data<'staff/prestore/approve'>> {
  const row = await waitingByCode(tx, code, 'approve');
  const { amount_fen, bonus_fen } = row;
  requireSeen(seen, { amount_fen });
  const payload: Payload = { code, amount_fen, bonus_fen };
  const request = { ...by, act: approveAct, target: code, amount_fen, payload };
  const approval = await requestApproval(tx, request);
  if (approval !== undefined) return { state: row.state, approval };
  const { state } = await credit(tx, row, by);
  return { state, approval: null };
}

/** Refuses an application with a reason, and withdraws the request for a second person's agreement. */
export async function refusePrestore(
  tx: Tx,
  { code, reason }: Parsed<'staff/prestore/refuse'>,
  by: StaffAct,
): Promise<void> {
  const row = await waitingByCode(tx, code, 'refuse');
  await withdrawWaiting(tx, approveAct, code, by.at);
  const refused = await updatePrestore(tx, row, { state: 'refused', reason, decided: by.at });
  await record(tx, row, refused, { ...by, act: 'prestore.refuse' });
  await notifyRefused(tx, refused, by.at);
}

const payloadSchema = z.strictObject({ code: z.string(), amount_fen: z.int(), bonus_fen: z.int() });
type Payload = z.infer<typeof payloadSchema>;

/** Acts of prepayments that a second person agrees to. */
export const prestoreActs = {
  'prestore.approve': async (tx, payload, by) => {
    const { code, amount_fen, bonus_fen } = payloadSchema.parse(payload);
    const row = await waitingByCode(tx, code, 'approve');
    if (row.amount_fen !== amount_fen || row.bonus_fen !== bonus_fen) throw refuse('prestore_act_refused');
    await credit(tx, row, by);
  },
} as const satisfies ApprovalActs;

/** Moves the money in the ledger, cash and bonus linked, and tells the member. */
async function credit(tx: Tx, row: PrestoreRow, by: StaffAct): Promise<PrestoreRow> {
  const owner = ownerOf(row);
  await transfer(tx, movesOf(row, owner), by.at);
  const account_rid = accountRid({ owner, kind: 'cash' });
  await insertLot(tx, { rid: row.rid, account_rid, amount_fen: row.amount_fen, arrived: by.at });
  const approved = await updatePrestore(tx, row, { state: 'approved', decided: by.at });
  await record(tx, row, approved, { ...by, act: approveAct });
  await notifyApproved(tx, approved, by.at);
  return approved;
}

const ownerOf = ({ user_rid, cluster_rid }: PrestoreRow): Owner =>
  cluster_rid === null ? { kind: 'member', rid: user_rid } : { kind: 'group', rid: cluster_rid };

function movesOf({ rid, amount_fen, bonus_fen }: PrestoreRow, to: Owner): Move[] {
  const of = { debit: labOwner, credit: to, cause: { kind: 'prestore', rid } };
  return [
    { ...of, id: `prestore:${rid}:cash`, kind: 'deposit', amount: amount_fen },
    ...(bonus_fen > 0
      ? [{ ...of, id: `prestore:${rid}:bonus`, kind: 'bonus' as const, amount: bonus_fen }]
      : []),
  ];
}

async function waitingByCode(tx: Tx, code: string, act: PrestoreAct): Promise<PrestoreRow> {
  const row = await lockPrestore(tx, code);
  if (!row) throw refuse('not_found', { noun: 'prestoreApply', code });
  checkWaiting(row, act);
  return row;
}

function record(
  tx: Tx,
  before: PrestoreRow,
  after: PrestoreRow,
  { staff_rid, at, act }: StaffAct & { act: string },
): Promise<void> {
  const { amount_fen, bonus_fen } = after;
  return audit(tx, {
    staff_rid,
    at,
    act,
    target: after.code,
    note: after.reason,
    before: { state: before.state },
    after: { state: after.state, amount_fen, bonus_fen },
  });
}
