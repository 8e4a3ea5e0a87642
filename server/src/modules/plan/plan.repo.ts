import type { ChosenOptions } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import { and, asc, count, eq, inArray, isNull, lte, sql, sum } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { planItems } from './plan.table';

/** Condition: not saved for later. */
export const isPlanned = eq(planItems.saved, false);

export type PlanRow = typeof planItems.$inferSelect;

/** Returns the number of pieces in a member's plan: the sum of the counts, without items saved for later. */
export async function countPlan(tx: Tx, user_rid: string): Promise<number> {
  const [row] = await tx
    .select({ pieces: sum(planItems.count).mapWith(Number) })
    .from(planItems)
    .where(and(eq(planItems.user_rid, user_rid), isPlanned));
  return row?.pieces ?? 0;
}

/** Returns a member's plan and what is saved for later, oldest item first. */
export async function listPlan(tx: Tx, user_rid: string): Promise<PlanRow[]> {
  return tx
    .select()
    .from(planItems)
    .where(eq(planItems.user_rid, user_rid))
    .orderBy(asc(planItems.created), asc(planItems.rid));
}

/** Returns the member's items with these keys, without locking them. Items saved for later are omitted. */
export async function findPlanItems(tx: Tx, user_rid: string, rids: readonly string[]): Promise<PlanRow[]> {
  return tx
    .select()
    .from(planItems)
    .where(and(eq(planItems.user_rid, user_rid), inArray(planItems.rid, [...rids]), isPlanned));
}

/** Returns and locks the member's items with these keys. Items that are deleted, saved for later or of others are omitted. */
export async function lockPlanItems(tx: Tx, user_rid: string, rids: readonly string[]): Promise<PlanRow[]> {
  return tx
    .select()
    .from(planItems)
    .where(and(eq(planItems.user_rid, user_rid), inArray(planItems.rid, [...rids]), isPlanned))
    .orderBy(asc(planItems.rid))
    .for('no key update');
}

/** Counts the items (not pieces) of the plan. */
export const countItems = (tx: Tx, user_rid: string): Promise<number> =>
  tx.$count(planItems, eq(planItems.user_rid, user_rid));

/** Adds items at quoted prices, each a row of its own beside the same choice at the list price. */
export async function insertQuotedItems(
  tx: Tx,
  rows: readonly (typeof planItems.$inferInsert)[],
): Promise<void> {
  await tx.insert(planItems).values([...rows]);
}

/** Counts the items (not pieces) of the plan other than this choice at the list price. */
export async function countOtherItems(
  tx: Tx,
  user_rid: string,
  { device_rid, options }: { device_rid: string; options: ChosenOptions },
): Promise<number> {
  const same = and(
    eq(planItems.device_rid, device_rid),
    eq(planItems.options, options),
    isNull(planItems.quotation_code),
    isPlanned,
  );
  const [row] = await tx
    .select({ items: count().mapWith(Number) })
    .from(planItems)
    .where(and(eq(planItems.user_rid, user_rid), sql`NOT (${same})`));
  return row?.items ?? 0;
}

/**
 * Adds an item, or increases the count of the same choice at the list price; held hours are the whole count and replace it. Returns its
 * key and count; undefined when the count would exceed its limit.
 */
export async function addPlanItem(
  tx: Tx,
  row: typeof planItems.$inferInsert,
  isHeld = false,
): Promise<Pick<PlanRow, 'rid' | 'count'> | undefined> {
  const total = isHeld ? sql`${row.count}::integer` : sql`${planItems.count} + ${row.count}`;
  const [added] = await tx
    .insert(planItems)
    .values(row)
    .onConflictDoUpdate({
      target: [planItems.user_rid, planItems.device_rid, planItems.options, planItems.saved],
      targetWhere: isNull(planItems.quotation_code),
      set: { count: total, created: row.created },
      setWhere: lte(total, limits.countMax),
    })
    .returning({ rid: planItems.rid, count: planItems.count });
  return added;
}

/** Sets an item's count; returns false when the member has no such item. */
export async function setPlanCount(tx: Tx, user_rid: string, rid: string, pieces: number): Promise<boolean> {
  const changed = await tx
    .update(planItems)
    .set({ count: pieces })
    .where(and(eq(planItems.user_rid, user_rid), eq(planItems.rid, rid)))
    .returning({ rid: planItems.rid });
  return changed.length > 0;
}

/** Deletes the member's items with these keys. */
export async function deletePlanItems(tx: Tx, user_rid: string, rids: readonly string[]): Promise<void> {
  await tx.delete(planItems).where(and(eq(planItems.user_rid, user_rid), inArray(planItems.rid, [...rids])));
}

/** Returns the member's items with these keys, planned or saved for later, in the order of the plan. */
export async function findItems(tx: Tx, user_rid: string, rids: readonly string[]): Promise<PlanRow[]> {
  return tx
    .select()
    .from(planItems)
    .where(and(eq(planItems.user_rid, user_rid), inArray(planItems.rid, [...rids])))
    .orderBy(asc(planItems.created), asc(planItems.rid));
}

/** Replaces properties of an item. */
export async function changeItem(
  tx: Tx,
  rid: string,
  changes: Partial<Pick<PlanRow, 'options' | 'saved' | 'created' | 'count'>>,
): Promise<void> {
  await tx.update(planItems).set(changes).where(eq(planItems.rid, rid));
}
