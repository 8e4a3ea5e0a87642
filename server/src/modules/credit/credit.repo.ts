import { type CreditState, creditStates } from '@portal/shared/rules';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { nextNumber } from '../../db/number';
import { oneOf, type Page, paged } from '../../db/paged';
import { type QueuePage, queued } from '../../db/queue';
import { creditApplies, creditCode } from './credit.table';

export type CreditApplyRow = typeof creditApplies.$inferSelect;

const { rid, code, user_rid, state, created } = creditApplies;

/** Returns the next code, such as E20261122-000001. */
export const nextCreditCode = (tx: Tx, now: Date): Promise<string> =>
  nextNumber(tx, creditCode, 'credit', now);

/** Inserts an application. Returns false when one of the member waits already. */
export async function insertCreditApply(tx: Tx, row: CreditApplyRow): Promise<boolean> {
  const added = await tx.insert(creditApplies).values(row).onConflictDoNothing().returning({ rid });
  return added.length > 0;
}

type Decision = Partial<Pick<CreditApplyRow, 'state' | 'granted_fen' | 'note' | 'decided'>>;

export async function updateCreditApply(
  tx: Tx,
  row: CreditApplyRow,
  decision: Decision,
): Promise<CreditApplyRow> {
  await tx.update(creditApplies).set(decision).where(eq(rid, row.rid));
  return { ...row, ...decision };
}

/** Locks one of the member's own applications. */
export async function lockOwnCreditApply(
  tx: Tx,
  member_rid: string,
  key: string,
): Promise<CreditApplyRow | undefined> {
  const own = and(eq(rid, key), eq(user_rid, member_rid));
  const [row] = await tx.select().from(creditApplies).where(own).for('no key update');
  return row;
}

/** Locks an application by the code that staff know. */
export async function lockCreditApply(tx: Tx, of: string): Promise<CreditApplyRow | undefined> {
  const [row] = await tx.select().from(creditApplies).where(eq(code, of)).for('no key update');
  return row;
}

/** Returns a page of a member's applications, newest first. */
export const listOwnCreditApplies = (
  tx: Tx,
  member_rid: string,
  { states, ...page }: Page & { states: readonly CreditState[] },
) =>
  paged(tx, creditApplies, {
    ...page,
    where: and(eq(user_rid, member_rid), oneOf(state, states)),
    orderBy: [desc(created), asc(rid)],
  });

/** Returns a page of all applications, oldest first. */
export const listCreditApplies = (
  tx: Tx,
  { states, code: named, ...page }: QueuePage & { states: readonly CreditState[]; code: string },
) =>
  queued(tx, creditApplies, {
    ...page,
    where: named === '' ? undefined : eq(code, named.toUpperCase()),
    states: states.length > 0 ? states : creditStates,
    by: { state, time: created, key: rid },
  });
