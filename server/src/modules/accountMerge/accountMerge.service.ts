import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import type { ApprovalActs, StaffAct } from '../../kit/module';
import { findWaiting } from '../approval/approval.repo';
import { requestApproval } from '../approval/approval.service';
import { audit } from '../audit/audit.repo';
import { balances } from '../ledger/ledger.balance.service';
import { notify, notifyPhone } from '../message/message.service';
import { endSessionsOf } from '../session/session.repo';
import { lockUsers, putProfile, setMerged, type UserRow } from '../user/user.repo';
import { formatMaskedPhone } from '../user/user.rules';
import { countRecords } from './accountMerge.count.repo';
import { lockBoth, moveAll } from './accountMerge.move.service';
import { mergedAway, mergedInto } from './accountMerge.notice';
import { type Both, mergeObstacles } from './accountMerge.obstacle.service';
import { bothCalled } from './accountMerge.preview.service';
import { type AskedMerge, askedMerge } from './accountMerge.request.rules';

const mergeAct = 'accountMerge.run';

/**
 * Asks a second admin to merge two accounts; refuses with account_merge_refused, which names what is in the way. Both accounts are locked,
 * so that of two requests with the same accounts, also the other way round, the second finds the first and names it.
 */
export async function askMerge(
  tx: Tx,
  { reason, ...named }: Parsed<'staff/accountMerge/ask'>,
  by: StaffAct,
): Promise<Data<'staff/accountMerge/ask'>> {
  const both = await bothCalled(tx, named);
  const { from, into } = both;
  await lockUsers(tx, [from.rid, into.rid]);
  const waiting = await findWaiting(tx, mergeAct, [from.rid]);
  if (waiting.length > 0) throw refuse('approval_waiting');
  await requireFree(tx, both);
  const found = await balances(tx, { kind: 'member', rid: from.rid });
  const payload: AskedMerge = { from: from.rid, into: into.rid, reason };
  const amount_fen = (found.get('cash')?.balance ?? 0) + (found.get('bonus')?.balance ?? 0);
  const approval = await requestApproval(tx, {
    ...by,
    act: mergeAct,
    target: from.rid,
    amount_fen,
    payload,
    always: true,
  });
  if (approval === undefined) throw new Error('a merge always needs a second person');
  await audit(tx, {
    ...by,
    act: 'accountMerge.ask',
    target: from.rid,
    note: reason,
    after: { into: into.rid },
  });
  return { approval };
}

async function requireFree(tx: Tx, both: Both, approval?: string): Promise<void> {
  const obstacles = await mergeObstacles(tx, both, approval);
  if (obstacles.length > 0) throw refuse('account_merge_refused', { msg: reasons.mergeRefused(obstacles) });
}

/** The merge, when a second admin agrees. */
export const accountMergeActs = {
  [mergeAct]: (tx, payload, by) => merge(tx, askedMerge(payload), by),
} as const satisfies ApprovalActs;

/** Merges two accounts: everything moves to the kept one, the other one is given up, and both owners are told. */
async function merge(tx: Tx, { reason, ...merged }: AskedMerge, by: StaffAct): Promise<void> {
  const both = await lockBoth(tx, merged);
  if (!both) throw refuse('not_found', { noun: 'member', code: merged.from });
  const [request] = await findWaiting(tx, mergeAct, [merged.from]);
  await requireFree(tx, both, request?.code);
  const records = await countRecords(tx, merged);
  const money = await balances(tx, { kind: 'member', rid: merged.from });
  const { from, into } = both;
  await setMerged(tx, from.rid, into.rid, by.at);
  await completeProfile(tx, both);
  await endSessionsOf(tx, from.rid, by.at);
  await moveAll(tx, merged, by.at);
  await audit(tx, {
    ...by,
    act: mergeAct,
    target: from.rid,
    note: reason,
    after: {
      into: into.rid,
      asked_by: request?.requested_by ?? null,
      records: Object.fromEntries(records.map(({ label, moving }) => [label, moving])),
      money: Object.fromEntries([...money].map(([kind, { balance }]) => [kind, balance])),
    },
  });
  await tell(tx, both, by.at);
}

/** The kept account gets the certification of the other one when it has none: what it orders needs one. */
async function completeProfile(tx: Tx, { from, into }: Both): Promise<void> {
  if (into.organization !== null || from.organization === null) return;
  const { name, organization, company, teacher, teacher_phone, teacher_mail } = from;
  const email = into.email || from.email;
  await putProfile(tx, into.rid, {
    name,
    organization,
    company,
    teacher,
    teacher_phone,
    teacher_mail,
    email,
  });
}

const shownPhone = ({ phone, account }: UserRow): string => formatMaskedPhone(phone ?? '') || account;

async function tell(tx: Tx, { from, into }: Both, at: Date): Promise<void> {
  await notify(tx, into.rid, mergedInto(shownPhone(from)), at);
  // To the phone itself: notices of the given-up account are those of the kept one by now.
  if (from.phone !== null) await notifyPhone(tx, from.phone, mergedAway(shownPhone(into)), at);
}
