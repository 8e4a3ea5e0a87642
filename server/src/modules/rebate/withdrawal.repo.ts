import type { WithdrawalState } from '@portal/shared/rules';
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { nextNumber } from '../../db/number';
import { type Page, paged } from '../../db/paged';
import { type QueuePage, queued } from '../../db/queue';
import { rebateWithdrawals, withdrawalCode } from './rebate.table';

export type WithdrawalRow = typeof rebateWithdrawals.$inferSelect;

export const nextWithdrawalCode = (tx: Tx, now: Date): Promise<string> =>
  nextNumber(tx, withdrawalCode, 'withdrawal', now);

export async function insertWithdrawal(
  tx: Tx,
  row: typeof rebateWithdrawals.$inferInsert,
): Promise<WithdrawalRow> {
  const [added] = await tx.insert(rebateWithdrawals).values(row).returning();
  if (!added) throw new Error('an inserted withdrawal was not returned');
  return added;
}

/** Locks a withdrawal by its code. */
export async function lockByCode(tx: Tx, code: string): Promise<WithdrawalRow | undefined> {
  const [row] = await tx
    .select()
    .from(rebateWithdrawals)
    .where(eq(rebateWithdrawals.code, code))
    .for('no key update');
  return row;
}

/** Locks one of the member's own withdrawals; undefined for another member's. */
export async function lockOwn(tx: Tx, user_rid: string, rid: string): Promise<WithdrawalRow | undefined> {
  const [row] = await tx
    .select()
    .from(rebateWithdrawals)
    .where(and(eq(rebateWithdrawals.rid, rid), eq(rebateWithdrawals.user_rid, user_rid)))
    .for('no key update');
  return row;
}

/** Locks a member's withdrawals that wait, in the order of their keys. */
export const lockWaiting = (tx: Tx, user_rid: string): Promise<WithdrawalRow[]> =>
  tx
    .select()
    .from(rebateWithdrawals)
    .where(and(eq(rebateWithdrawals.user_rid, user_rid), eq(rebateWithdrawals.state, 'waiting')))
    .orderBy(rebateWithdrawals.rid)
    .for('no key update');

/** Changes a withdrawal that the transaction has locked. */
export async function updateWithdrawal(
  tx: Tx,
  rid: string,
  change: Partial<WithdrawalRow>,
): Promise<WithdrawalRow> {
  const [row] = await tx
    .update(rebateWithdrawals)
    .set(change)
    .where(eq(rebateWithdrawals.rid, rid))
    .returning();
  if (!row) throw new Error('a locked withdrawal was not returned');
  return row;
}

/** Changes the payee of a member's withdrawals that wait. */
export async function updatePayeeOfWaiting(
  tx: Tx,
  user_rid: string,
  payee: Pick<WithdrawalRow, 'payee_name' | 'payee_bank' | 'payee_account'>,
): Promise<void> {
  await tx
    .update(rebateWithdrawals)
    .set(payee)
    .where(and(eq(rebateWithdrawals.user_rid, user_rid), eq(rebateWithdrawals.state, 'waiting')));
}

export function listWithdrawals(tx: Tx, user_rid: string, page: Page) {
  return paged(tx, rebateWithdrawals, {
    where: eq(rebateWithdrawals.user_rid, user_rid),
    orderBy: [desc(rebateWithdrawals.created), desc(rebateWithdrawals.rid)],
    ...page,
  });
}

interface StaffFilter {
  readonly states: readonly WithdrawalState[];
  /** Empty for all. */
  readonly code: string;
}

/** Returns a page of the withdrawals in these states, the oldest first; one when its code is named. */
export const listWithdrawalsIn = (tx: Tx, { states, code, ...page }: QueuePage & StaffFilter) =>
  queued(tx, rebateWithdrawals, {
    ...page,
    where: code === '' ? undefined : eq(rebateWithdrawals.code, code.toUpperCase()),
    states,
    by: { state: rebateWithdrawals.state, time: rebateWithdrawals.created, key: rebateWithdrawals.rid },
  });
