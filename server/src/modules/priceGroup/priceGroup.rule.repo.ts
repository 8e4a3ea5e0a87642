import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { byScope, type PriceRuleRow } from './priceGroup.repo';
import { priceRules } from './priceGroup.table';

/** Returns the rules of a group: those that were ended last. */
export const listRules = (tx: Tx, group_rid: string): Promise<PriceRuleRow[]> =>
  tx
    .select()
    .from(priceRules)
    .where(eq(priceRules.group_rid, group_rid))
    .orderBy(sql`${priceRules.ended} IS NOT NULL`, desc(priceRules.ended), ...byScope);

/** Returns the rules of a group that staff did not end. */
export const openRules = (tx: Tx, group_rid: string): Promise<PriceRuleRow[]> =>
  tx
    .select()
    .from(priceRules)
    .where(and(eq(priceRules.group_rid, group_rid), isNull(priceRules.ended)))
    .orderBy(...byScope);

export async function findRule(tx: Tx, group_rid: string, rid: string): Promise<PriceRuleRow | undefined> {
  const [row] = await tx
    .select()
    .from(priceRules)
    .where(and(eq(priceRules.group_rid, group_rid), eq(priceRules.rid, rid)));
  return row;
}

export async function insertRule(tx: Tx, row: typeof priceRules.$inferInsert): Promise<PriceRuleRow> {
  const [added] = await tx.insert(priceRules).values(row).returning();
  if (!added) throw new Error('an inserted rule was not returned');
  return added;
}

export async function updateRule(
  tx: Tx,
  rid: string,
  change: Partial<Omit<PriceRuleRow, 'rid' | 'group_rid' | 'created'>>,
): Promise<PriceRuleRow> {
  const [changed] = await tx.update(priceRules).set(change).where(eq(priceRules.rid, rid)).returning();
  if (!changed) throw new Error('a rule that was found is gone');
  return changed;
}
