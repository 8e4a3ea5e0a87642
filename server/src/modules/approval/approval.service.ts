import { type Parsed, reasons } from '@portal/shared/contract';
import { type ApprovalActName, approvalStateLabels } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import type { Module, RunAct, StaffAct } from '../../kit/module';
import { audit } from '../audit/audit.repo';
import { findSettings } from '../setting/setting.repo';
import { findUser, memberLabels } from '../user/user.repo';
import {
  type ApprovalRow,
  decideApproval,
  findApproval,
  findWaiting,
  insertApproval,
  nextApprovalCode,
} from './approval.repo';

/** Returns what an act does when the second person agrees; throws when no module or several say it. */
export type RunOf = (act: ApprovalActName) => RunAct;

export const runOf =
  (cards: readonly Module[]): RunOf =>
  (act) => {
    const [run, ...others] = cards.flatMap(({ approvals }) => approvals?.[act] ?? []);
    if (!run || others.length > 0) throw new Error(`one module has the act ${act}, not ${others.length}`);
    return run;
  };

interface Request extends StaffAct {
  readonly act: ApprovalActName;
  /** The record that the act changes, by the code that staff know. */
  readonly target: string;
  readonly amount_fen: number;
  /** What `run` receives, as JSON. */
  readonly payload: unknown;
  /** True for an act that needs a second person whatever its amount is. */
  readonly always?: boolean;
}

/**
 * Asks for a second person's agreement when the amount is above the setting, or the act always needs one. Returns the code of the approval that
 * waits; undefined when none is necessary, and the caller does the act itself. Refuses with approval_waiting when the
 * same act on the same record waits already.
 */
export async function requestApproval(
  tx: Tx,
  { staff_rid, at, always = false, ...request }: Request,
): Promise<string | undefined> {
  const { approvalFen } = await findSettings(tx);
  if (!always && request.amount_fen <= approvalFen) return undefined;
  const code = await nextApprovalCode(tx, at);
  const added = await insertApproval(tx, { ...request, code, requested_by: staff_rid, requested: at });
  if (!added) throw refuse('approval_waiting');
  const { act, target, amount_fen } = request;
  await audit(tx, {
    staff_rid,
    at,
    act: 'approval.request',
    target: code,
    note: `${act} ${target}`,
    after: { amount_fen },
  });
  return code;
}

/** What staff have asked a second person about a record and that waits; see `askedApproval` of the contract. */
export interface AskedApproval {
  readonly code: string;
  readonly amount_fen: number;
  /** Who asked, by name and phone. */
  readonly requested_by: string;
}

/** Returns what waits for a second person's agreement to an act on these records, by record. */
export async function askedApprovals(
  tx: Tx,
  act: ApprovalActName,
  targets: readonly string[],
): Promise<Map<string, AskedApproval>> {
  const rows = await findWaiting(tx, act, targets);
  const people = await memberLabels(
    tx,
    rows.map((row) => row.requested_by),
  );
  return new Map(
    rows.map(({ code, amount_fen, target, requested_by }) => [
      target,
      { code, amount_fen, requested_by: people.get(requested_by) ?? '' },
    ]),
  );
}

/** Agrees to an act of another member of staff and does it, once. */
export async function agreeToApproval(
  tx: Tx,
  run: RunOf,
  code: string,
  { staff_rid, at }: StaffAct,
): Promise<void> {
  const row = await waiting(tx, code);
  if (row.requested_by === staff_rid) throw refuse('approval_own');
  await run(row.act)(tx, row.payload, { staff_rid, at });
  await decide(tx, row, { state: 'agreed', staff_rid, reason: '', at });
}

/** Refuses an act, or withdraws one's own request; nothing else changes. */
export async function refuseApproval(
  tx: Tx,
  { code, reason }: Parsed<'staff/approval/refuse'>,
  { staff_rid, at }: StaffAct,
): Promise<void> {
  const row = await waiting(tx, code);
  const state = row.requested_by === staff_rid ? 'withdrawn' : 'refused';
  await decide(tx, row, { state, staff_rid, reason, at });
}

async function waiting(tx: Tx, code: string): Promise<ApprovalRow> {
  const row = await findApproval(tx, code);
  if (!row) throw refuse('not_found', { noun: 'approval', code });
  if (row.state !== 'waiting') {
    const { state, decided_by, decided } = row;
    const by = decided_by === null ? undefined : (await findUser(tx, decided_by))?.name;
    const msg = reasons.decided('approval', approvalStateLabels[state], { by, at: decided });
    throw refuse('approval_decided', { msg });
  }
  return row;
}

interface Decided extends StaffAct {
  readonly state: Exclude<ApprovalRow['state'], 'waiting'>;
  readonly reason: string;
}

async function decide(tx: Tx, { code, act, target }: ApprovalRow, given: Decided): Promise<void> {
  const { state, reason, staff_rid, at } = given;
  const decided = await decideApproval(tx, code, { state, reason, decided: at, decided_by: staff_rid });
  // Another person decided meanwhile: the whole transaction is rolled back.
  if (!decided) throw refuse('approval_decided');
  await audit(tx, {
    staff_rid,
    at,
    act: `approval.${state}`,
    target: code,
    note: `${act} ${target} ${reason}`.trim(),
    before: { state: 'waiting' },
    after: { state },
  });
}
