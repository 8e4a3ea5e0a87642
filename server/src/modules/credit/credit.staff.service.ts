import type { Data, Parsed } from '@portal/shared/contract';
import type { CreditAct } from '@portal/shared/rules';
import { z } from 'zod';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import type { ApprovalActs, StaffAct } from '../../kit/module';
import { withdrawWaiting } from '../approval/approval.repo';
import { requestApproval } from '../approval/approval.service';
import { audit } from '../audit/audit.repo';
import { findInUse, findUser, type UserRow } from '../user/user.repo';
import { checkCreditWaiting } from './credit.apply.service';
import { notifyCreditRefused, notifyLimit } from './credit.notice';
import { type CreditApplyRow, lockCreditApply, updateCreditApply } from './credit.repo';
import { readCredit, setCreditLimit } from './credit.service';

/** Grants an application with the limit that it asks for or another one, or asks for a second person's agreement. */
export async function grantCredit(
  tx: Tx,
  { code, amount_fen }: Parsed<'staff/credit/grant'>,
  by: StaffAct,
): Promise<Data<'staff/credit/grant'>> {
  const row = await waitingByCode(tx, code, 'grant');
  const limit_fen = amount_fen ?? row.amount_fen;
  const payload: z.infer<typeof granted> = { code, limit_fen };
  const request = { act: 'credit.grant', target: code, amount_fen: limit_fen, payload } as const;
  const approval = await requestApproval(tx, { ...by, ...request });
  if (approval !== undefined) return { state: row.state, approval };
  return { state: (await grant(tx, row, limit_fen, by)).state, approval: null };
}

/** Refuses an application, and withdraws the request for a second person's agreement. */
export async function refuseCredit(
  tx: Tx,
  { code, reason }: Parsed<'staff/credit/refuse'>,
  by: StaffAct,
): Promise<void> {
  const row = await waitingByCode(tx, code, 'refuse');
  await withdrawWaiting(tx, 'credit.grant', code, by.at);
  await updateCreditApply(tx, row, { state: 'refused', note: reason, decided: by.at });
  await audit(tx, {
    ...by,
    act: 'credit.refuse',
    target: code,
    note: reason,
    before: { state: row.state },
    after: { state: 'refused' },
  });
  await notifyCreditRefused(tx, row.user_rid, reason, by.at);
}

/** Sets a member's limit without an application, or asks for a second person's agreement. */
export async function setMemberCredit(
  tx: Tx,
  { account, amount_fen: limit_fen, reason }: Parsed<'staff/credit/set'>,
  by: StaffAct,
): Promise<Data<'staff/credit/set'>> {
  const user = await findInUse(tx, account);
  if (user?.role !== 'member') throw refuse('not_found', { noun: 'member', code: account });
  const payload: z.infer<typeof set> = { user_rid: user.rid, limit_fen, reason };
  const request = { act: 'credit.set', target: user.rid, amount_fen: limit_fen, payload } as const;
  const approval = await requestApproval(tx, { ...by, ...request });
  if (approval === undefined) await setLimitOf(tx, user, { limit_fen, note: reason }, by);
  return { credit: await readCredit(tx, user), approval: approval ?? null };
}

const granted = z.strictObject({ code: z.string(), limit_fen: z.int() });
const set = z.strictObject({ user_rid: z.string(), limit_fen: z.int(), reason: z.string() });

/** Acts of credit that a second person agrees to. */
export const creditActs = {
  'credit.grant': async (tx, payload, by) => {
    const { code, limit_fen } = granted.parse(payload);
    await grant(tx, await waitingByCode(tx, code, 'grant'), limit_fen, by);
  },
  'credit.set': async (tx, payload, by) => {
    const { user_rid, limit_fen, reason } = set.parse(payload);
    await setLimitOf(tx, await memberOf(tx, user_rid), { limit_fen, note: reason }, by);
  },
} as const satisfies ApprovalActs;

async function grant(tx: Tx, row: CreditApplyRow, limit_fen: number, by: StaffAct): Promise<CreditApplyRow> {
  const user = await memberOf(tx, row.user_rid);
  await setLimitOf(tx, user, { limit_fen, note: row.code }, by);
  return updateCreditApply(tx, row, { state: 'approved', granted_fen: limit_fen, decided: by.at });
}

/** Sets the limit in the ledger, writes the audit log and tells the member. */
async function setLimitOf(
  tx: Tx,
  user: UserRow,
  { limit_fen, note }: { readonly limit_fen: number; readonly note: string },
  by: StaffAct,
): Promise<void> {
  const before = await readCredit(tx, user);
  await setCreditLimit(tx, { kind: 'member', rid: user.rid }, limit_fen);
  const after = await readCredit(tx, user);
  await audit(tx, { ...by, act: 'credit.set', target: user.rid, note, before, after });
  await notifyLimit(tx, user.rid, limit_fen, by.at);
}

async function memberOf(tx: Tx, rid: string): Promise<UserRow> {
  const user = await findUser(tx, rid);
  if (!user) throw refuse('not_found', { noun: 'member', code: rid });
  return user;
}

async function waitingByCode(tx: Tx, code: string, act: CreditAct): Promise<CreditApplyRow> {
  const row = await lockCreditApply(tx, code);
  if (!row) throw refuse('not_found', { noun: 'creditApply', code });
  checkCreditWaiting(row, act);
  return row;
}
