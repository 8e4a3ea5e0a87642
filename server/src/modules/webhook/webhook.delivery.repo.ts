import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, min, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { afterCursor, type CursorPage, cursorOf, cursorPage } from '../../db/cursor';
import { newRid } from '../../db/rid';
import { webhookAttempts as attempts, webhookDeliveries as deliveries } from './webhook.table';

export type DeliveryRow = typeof deliveries.$inferSelect;
export type AttemptRow = typeof attempts.$inferSelect;

export async function insertDeliveries(tx: Tx, rows: readonly (typeof deliveries.$inferInsert)[]) {
  if (rows.length > 0) await tx.insert(deliveries).values([...rows]);
}

export async function findDelivery(tx: Tx, rid: string): Promise<DeliveryRow | undefined> {
  const [row] = await tx.select().from(deliveries).where(eq(deliveries.rid, rid));
  return row;
}

interface Due {
  readonly now: Date;
  /** Until when the caller reserves the rows. */
  readonly leased: Date;
  /** What waits for later than this was stored by a clock that was ahead, and is due. */
  readonly longest: Date;
  readonly limit: number;
  /** Rows of one webhook, so that a slow receiver does not delay the others. */
  readonly limitOfOne: number;
}

/** Takes due deliveries and reserves them for the caller. */
export async function takeDue(
  tx: Tx,
  { now, leased, longest, limit, limitOfOne }: Due,
): Promise<DeliveryRow[]> {
  const place = sql<number>`row_number() OVER (PARTITION BY ${deliveries.webhook_rid} ORDER BY ${deliveries.next})`;
  const isDue = or(lte(deliveries.next, now), gt(deliveries.next, longest));
  const ranked = tx
    .select({ rid: deliveries.rid, place: place.as('place') })
    .from(deliveries)
    .where(isDue)
    .as('ranked');
  const first = tx.select({ rid: ranked.rid }).from(ranked).where(lte(ranked.place, limitOfOne));
  const due = await tx
    .select()
    .from(deliveries)
    .where(and(isDue, inArray(deliveries.rid, first)))
    .orderBy(deliveries.next)
    .limit(limit)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const rids = due.map(({ rid }) => rid);
  await tx
    .update(deliveries)
    .set({ tried: sql`${deliveries.tried} + 1`, next: leased })
    .where(inArray(deliveries.rid, rids));
  return due.map((row) => ({ ...row, tried: row.tried + 1, next: leased }));
}

type Change = Partial<Pick<DeliveryRow, 'state' | 'tried' | 'next'>>;

export async function updateDelivery(tx: Tx, rid: string, change: Change): Promise<void> {
  await tx.update(deliveries).set(change).where(eq(deliveries.rid, rid));
}

/** Ends the deliveries of some webhooks that wait. */
export async function dropWaiting(tx: Tx, webhook_rids: readonly string[]): Promise<void> {
  if (webhook_rids.length === 0) return;
  await tx
    .update(deliveries)
    .set({ state: 'failed', next: null })
    .where(and(inArray(deliveries.webhook_rid, [...webhook_rids]), eq(deliveries.state, 'waiting')));
}

export async function insertAttempt(tx: Tx, row: Omit<AttemptRow, 'rid'>): Promise<void> {
  await tx.insert(attempts).values({ ...row, rid: newRid() });
}

/** Returns a page of a webhook's deliveries, the newest first, and the cursor of the following page. */
export async function listDeliveries(tx: Tx, webhook_rid: string, { before, size }: CursorPage) {
  const rows = await tx
    .select()
    .from(deliveries)
    .where(
      and(eq(deliveries.webhook_rid, webhook_rid), afterCursor(deliveries.created, deliveries.rid, before)),
    )
    .orderBy(desc(deliveries.created), asc(deliveries.rid))
    .limit(size + 1);
  return cursorPage(rows, size, ({ created, rid }) => cursorOf(created, rid));
}

/** Returns the attempts of some deliveries, the first one first. */
export async function attemptsOf(tx: Tx, delivery_rids: readonly string[]): Promise<AttemptRow[]> {
  if (delivery_rids.length === 0) return [];
  return tx
    .select()
    .from(attempts)
    .where(inArray(attempts.delivery_rid, [...delivery_rids]))
    .orderBy(asc(attempts.at), asc(attempts.rid));
}

/** Deletes deliveries that do not wait, with their attempts, of before a time. */
export async function deleteOldDeliveries(tx: Tx, before: Date): Promise<void> {
  await tx.delete(deliveries).where(and(lt(deliveries.created, before), ne(deliveries.state, 'waiting')));
}

/** Counts the events that wait for delivery or for another attempt. */
export const countWaiting = (tx: Tx): Promise<number> => tx.$count(deliveries, isNotNull(deliveries.next));

/** Returns the earliest time at which an event is to be sent; undefined when none waits. */
export async function earliestDue(tx: Tx): Promise<Date | undefined> {
  const [row] = await tx
    .select({ next: min(deliveries.next) })
    .from(deliveries)
    .where(isNotNull(deliveries.next));
  return row?.next ?? undefined;
}
