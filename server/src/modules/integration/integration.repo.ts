import type { ExchangeState } from '@portal/shared/rules';
import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { nextNumber } from '../../db/number';
import { type Page, paged } from '../../db/paged';
import { type QueuePage, queued } from '../../db/queue';
import {
  exchangeCode,
  integrationExchanges,
  integrationGoods,
  integrationNotices,
} from './integration.table';

export type GoodsRow = typeof integrationGoods.$inferSelect;
export type ExchangeRow = typeof integrationExchanges.$inferSelect;
/** A notice of points that are about to expire. */
export type NoticeRow = typeof integrationNotices.$inferSelect;
type NewExchange = typeof integrationExchanges.$inferInsert;

export const nextExchangeCode = (tx: Tx, now: Date): Promise<string> =>
  nextNumber(tx, exchangeCode, 'exchange', now);

/** Returns all goods in the order in which they are shown. */
export function listGoods(tx: Tx): Promise<GoodsRow[]> {
  return tx
    .select()
    .from(integrationGoods)
    .orderBy(asc(integrationGoods.position), asc(integrationGoods.rid));
}

/** Returns goods that are offered. */
export async function findGoods(tx: Tx, rid: string): Promise<GoodsRow | undefined> {
  const [row] = await tx
    .select()
    .from(integrationGoods)
    .where(and(eq(integrationGoods.rid, rid), integrationGoods.offered));
  return row;
}

/** Takes one piece of goods at this price; returns false when none is left or the price has changed. */
export async function takeGoods(tx: Tx, rid: string, points: number): Promise<boolean> {
  const { stock } = integrationGoods;
  const taken = await tx
    .update(integrationGoods)
    .set({ stock: sql`${stock} - 1` })
    .where(
      and(
        eq(integrationGoods.rid, rid),
        integrationGoods.offered,
        eq(integrationGoods.points, points),
        or(isNull(stock), gt(stock, 0)),
      ),
    )
    .returning({ rid: integrationGoods.rid });
  return taken.length === 1;
}

export async function returnGoods(tx: Tx, rid: string): Promise<void> {
  await tx
    .update(integrationGoods)
    .set({ stock: sql`${integrationGoods.stock} + 1` })
    .where(eq(integrationGoods.rid, rid));
}

/** Adds goods, or replaces those with the same code. Returns the row from before. */
export async function putGoods(tx: Tx, row: GoodsRow): Promise<void> {
  const { rid: _, ...fields } = row;
  await tx
    .insert(integrationGoods)
    .values(row)
    .onConflictDoUpdate({ target: integrationGoods.code, set: fields });
}

/** Locks goods by their code, so that their stock stays as it is; undefined when there are none. */
export async function lockGoods(tx: Tx, code: string): Promise<GoodsRow | undefined> {
  const [row] = await tx
    .select()
    .from(integrationGoods)
    .where(eq(integrationGoods.code, code))
    .for('no key update');
  return row;
}

export async function insertExchange(tx: Tx, row: NewExchange): Promise<ExchangeRow> {
  const [inserted] = await tx.insert(integrationExchanges).values(row).returning();
  if (!inserted) throw new Error('an insert returns its row');
  return inserted;
}

export async function findExchange(tx: Tx, code: string): Promise<ExchangeRow | undefined> {
  const [row] = await tx.select().from(integrationExchanges).where(eq(integrationExchanges.code, code));
  return row;
}

/** Changes an exchange that waits; returns undefined when it no longer waits. */
export async function updateWaiting(
  tx: Tx,
  code: string,
  change: Partial<ExchangeRow>,
): Promise<ExchangeRow | undefined> {
  const [row] = await tx
    .update(integrationExchanges)
    .set(change)
    .where(and(eq(integrationExchanges.code, code), eq(integrationExchanges.state, 'waiting')))
    .returning();
  return row;
}

/** Returns true when an exchange of a member was refused, so that its points were returned. */
export async function hasRefused(tx: Tx, user_rid: string): Promise<boolean> {
  const [row] = await tx
    .select({ rid: integrationExchanges.rid })
    .from(integrationExchanges)
    .where(and(eq(integrationExchanges.user_rid, user_rid), eq(integrationExchanges.state, 'refused')))
    .limit(1);
  return row !== undefined;
}

export function listExchanges(tx: Tx, user_rid: string, page: Page) {
  const t = integrationExchanges;
  return paged(tx, t, { where: eq(t.user_rid, user_rid), orderBy: [desc(t.created), desc(t.rid)], ...page });
}

/** Returns a page of the exchanges in these states, the oldest first. */
export function listExchangesIn(tx: Tx, states: readonly ExchangeState[], page: QueuePage) {
  const t = integrationExchanges;
  return queued(tx, t, { ...page, states, by: { state: t.state, time: t.created, key: t.rid } });
}

/** Notes that the member was notified for this month; returns false when that was noted before, unless the notice is a late one. */
export async function insertNotice(tx: Tx, row: NoticeRow): Promise<boolean> {
  const adding = tx.insert(integrationNotices).values(row);
  const { user_rid, month, ...set } = row;
  const target = [integrationNotices.user_rid, integrationNotices.month];
  const added = await (row.late
    ? adding.onConflictDoUpdate({ target, set })
    : adding.onConflictDoNothing()
  ).returning({ month: integrationNotices.month });
  return added.length === 1;
}

/** Returns the last notice of a member; undefined when there was none. */
export async function lastNotice(tx: Tx, user_rid: string): Promise<NoticeRow | undefined> {
  const [row] = await tx
    .select()
    .from(integrationNotices)
    .where(eq(integrationNotices.user_rid, user_rid))
    .orderBy(desc(integrationNotices.month))
    .limit(1);
  return row;
}
