import { dashedCode, type UnclaimedState } from '@portal/shared/rules';
import { desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { begins } from '../../db/contains';
import { nextNumber } from '../../db/number';
import { type QueuePage, queued } from '../../db/queue';
import { unclaimedCode, unclaimeds } from './unclaimed.table';

export type UnclaimedRow = typeof unclaimeds.$inferSelect;
type NewUnclaimed = typeof unclaimeds.$inferInsert;
export type UnclaimedChange = Partial<
  Pick<UnclaimedRow, 'state' | 'place' | 'note' | 'order_rid' | 'reason' | 'settled' | 'settled_by'>
>;

export const nextUnclaimedCode = (tx: Tx, now: Date): Promise<string> =>
  nextNumber(tx, unclaimedCode, 'unclaimed', now);

/** Inserts a row unless one with its mark waits; returns the one that waits then, locked. */
export async function keepUnclaimed(tx: Tx, row: NewUnclaimed): Promise<UnclaimedRow | undefined> {
  const [kept] = await tx
    .insert(unclaimeds)
    .values(row)
    .onConflictDoUpdate({
      target: unclaimeds.mark,
      targetWhere: sql`${unclaimeds.state} = 'open'`,
      // Nothing changes: DO NOTHING would return no row of somebody else.
      set: { mark: sql`excluded.mark` },
    })
    .returning();
  return kept;
}

/** Returns what was assigned to an order, the newest first. */
export const unclaimedOfOrder = (tx: Tx, order_rid: string): Promise<UnclaimedRow[]> =>
  tx.select().from(unclaimeds).where(eq(unclaimeds.order_rid, order_rid)).orderBy(desc(unclaimeds.code));

/** Locks the row with this code until the end of the transaction: it is settled once. */
export async function lockUnclaimed(tx: Tx, code: string): Promise<UnclaimedRow | undefined> {
  const [row] = await tx.select().from(unclaimeds).where(eq(unclaimeds.code, code)).for('no key update');
  return row;
}

export async function updateUnclaimed(tx: Tx, rid: string, change: UnclaimedChange): Promise<void> {
  await tx.update(unclaimeds).set(change).where(eq(unclaimeds.rid, rid));
}

interface Filter {
  /** None for all. */
  readonly states: readonly UnclaimedState[];
  /** Beginning or end of the mark, or the whole code; empty for all. */
  readonly search: string;
}

/** Returns a page of rows: those that wait first, the longest waiting first; without them the newest first. */
export const listUnclaimed = (tx: Tx, { states, search, ...page }: QueuePage & Filter) =>
  queued(tx, unclaimeds, {
    ...page,
    where: found(dashedCode(search)),
    states: states.length > 0 ? states : unclaimeds.state.enumValues,
    rankOf: (state) => (state === 'open' ? 0 : 1),
    newestFirst: states.length > 0 && !states.includes('open'),
    by: { state: unclaimeds.state, time: unclaimeds.created, key: unclaimeds.code },
  });

/** People name a parcel by the last digits of its number. */
function found(words: string): SQL | undefined {
  if (words === '') return undefined;
  const { code, mark } = unclaimeds;
  return or(
    eq(code, words),
    begins(mark, words),
    begins(sql`reverse(${mark})`, [...words].reverse().join('')),
  );
}
