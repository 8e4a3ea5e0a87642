import type { OwnPrices } from '@portal/shared/rules';
import { and, asc, count, desc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { type Page, paged } from '../../db/paged';
import { priceGroupMembers, priceGroups, priceRules } from './priceGroup.table';

export type PriceGroupRow = typeof priceGroups.$inferSelect;
export type PriceRuleRow = typeof priceRules.$inferSelect;

/** Condition: not ended by staff, and not over on this day. */
const isOpen = (today: string): SQL | undefined =>
  and(isNull(priceRules.ended), or(isNull(priceRules.ends), gte(priceRules.ends, today)));

/** Rules as people read them: those of all services first, then service by service, each from the smallest count. */
export const byScope: readonly SQL[] = [
  sql`${priceRules.device_rid} NULLS FIRST`,
  sql`${priceRules.option} NULLS FIRST`,
  asc(priceRules.choice),
  asc(priceRules.from_count),
  asc(priceRules.created),
  asc(priceRules.rid),
];

/** Returns the prices of a member on a day: the group with its rules in force; undefined without a group. */
export async function findOwnPrices(
  tx: Tx,
  user_rid: string,
  today: string,
): Promise<(OwnPrices & { readonly rules: readonly PriceRuleRow[] }) | undefined> {
  const rows = await tx
    .select({ name: priceGroups.name, kind: priceGroups.kind, rule: priceRules })
    .from(priceGroupMembers)
    .innerJoin(priceGroups, eq(priceGroups.rid, priceGroupMembers.group_rid))
    .leftJoin(
      priceRules,
      and(eq(priceRules.group_rid, priceGroups.rid), isOpen(today), lte(priceRules.starts, today)),
    )
    .where(eq(priceGroupMembers.user_rid, user_rid))
    .orderBy(...byScope);
  const [first] = rows;
  if (!first) return undefined;
  const rules = rows.flatMap(({ rule }) => (rule === null ? [] : [rule]));
  return { group: { name: first.name, kind: first.kind }, rules };
}

/** Returns one page of the groups, the newest first. */
export const listGroups = (tx: Tx, page: Page) =>
  paged(tx, priceGroups, { ...page, orderBy: [desc(priceGroups.created), asc(priceGroups.rid)] });

export async function findGroup(tx: Tx, code: string): Promise<PriceGroupRow | undefined> {
  const [row] = await tx.select().from(priceGroups).where(eq(priceGroups.code, code));
  return row;
}

/** Returns and locks a group: its members and rules are changed by one person at a time. */
export async function lockGroup(tx: Tx, code: string): Promise<PriceGroupRow | undefined> {
  const [row] = await tx.select().from(priceGroups).where(eq(priceGroups.code, code)).for('no key update');
  return row;
}

/** Adds a group; undefined when its code is taken. */
export async function insertGroup(
  tx: Tx,
  row: typeof priceGroups.$inferInsert,
): Promise<PriceGroupRow | undefined> {
  const [added] = await tx.insert(priceGroups).values(row).onConflictDoNothing().returning();
  return added;
}

export async function updateGroup(
  tx: Tx,
  rid: string,
  facts: Pick<PriceGroupRow, 'name' | 'kind' | 'note'>,
): Promise<void> {
  await tx.update(priceGroups).set(facts).where(eq(priceGroups.rid, rid));
}

/** Counts the members of groups, and their rules that are in force on this day or later. */
export async function countParts(tx: Tx, group_rids: readonly string[], today: string) {
  if (group_rids.length === 0)
    return { members: new Map<string, number>(), rules: new Map<string, number>() };
  const rids = [...group_rids];
  const members = await tx
    .select({ rid: priceGroupMembers.group_rid, count: count().mapWith(Number) })
    .from(priceGroupMembers)
    .where(inArray(priceGroupMembers.group_rid, rids))
    .groupBy(priceGroupMembers.group_rid);
  const rules = await tx
    .select({ rid: priceRules.group_rid, count: count().mapWith(Number) })
    .from(priceRules)
    .where(and(inArray(priceRules.group_rid, rids), isOpen(today)))
    .groupBy(priceRules.group_rid);
  return {
    members: new Map(members.map((row) => [row.rid, row.count])),
    rules: new Map(rules.map((row) => [row.rid, row.count])),
  };
}
