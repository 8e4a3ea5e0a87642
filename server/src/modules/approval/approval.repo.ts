import type { ApprovalActName } from '@portal/shared/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { nextNumber } from '../../db/number';
import { type QueuePage, queued } from '../../db/queue';
import { approvalCode, approvals } from './approval.table';

export type ApprovalRow = typeof approvals.$inferSelect;

/** Returns the next code, such as F20261122-000001. */
export const nextApprovalCode = (tx: Tx, now: Date): Promise<string> =>
  nextNumber(tx, approvalCode, 'approval', now);

/** Inserts an approval that waits. Returns false when one waits for the same act on the same record. */
export async function insertApproval(tx: Tx, row: typeof approvals.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(approvals)
    .values(row)
    .onConflictDoNothing()
    .returning({ code: approvals.code });
  return added.length > 0;
}

export async function findApproval(tx: Tx, code: string): Promise<ApprovalRow | undefined> {
  const [row] = await tx.select().from(approvals).where(eq(approvals.code, code));
  return row;
}

/** Returns one page of the approvals that wait, oldest first. */
export const listWaiting = (tx: Tx, page: QueuePage) =>
  queued(tx, approvals, {
    ...page,
    states: ['waiting'],
    by: { state: approvals.state, time: approvals.requested, key: approvals.code },
  });

/** Returns the approvals that wait for an act on one of these records. */
export const findWaiting = (
  tx: Tx,
  act: ApprovalActName,
  targets: readonly string[],
): Promise<ApprovalRow[]> =>
  tx
    .select()
    .from(approvals)
    .where(
      and(eq(approvals.act, act), inArray(approvals.target, [...targets]), eq(approvals.state, 'waiting')),
    );

/** Returns all approvals that wait for an act. */
export const findWaitingOf = (tx: Tx, act: ApprovalActName): Promise<ApprovalRow[]> =>
  tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.act, act), eq(approvals.state, 'waiting')));

type Decision = Pick<ApprovalRow, 'state' | 'decided' | 'decided_by' | 'reason'>;

/** Decides about an approval that waits. Returns false when it is decided already. */
export async function decideApproval(tx: Tx, code: string, decision: Decision): Promise<boolean> {
  const changed = await tx
    .update(approvals)
    .set(decision)
    .where(and(eq(approvals.code, code), eq(approvals.state, 'waiting')))
    .returning({ code: approvals.code });
  return changed.length > 0;
}

/** Withdraws the approval that waits for an act on a record, if there is one. */
export async function withdrawWaiting(tx: Tx, act: ApprovalActName, target: string, at: Date): Promise<void> {
  await tx
    .update(approvals)
    .set({ state: 'withdrawn', decided: at })
    .where(and(eq(approvals.act, act), eq(approvals.target, target), eq(approvals.state, 'waiting')));
}
