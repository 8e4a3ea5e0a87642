import type { OrderState } from '@portal/shared/rules';
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { among } from '../../db/among';
import type { Tx } from '../../db/client';
import { nextNumbers } from '../../db/number';
import { orderSamples } from './order.sample.table';
import { sampleCode, sampleEvents, samples } from './order.sampleState.table';
import { orders } from './order.table';

export type StateRow = typeof samples.$inferSelect;
export type SampleEventRow = typeof sampleEvents.$inferSelect;
export type StateChange = Partial<
  Pick<
    StateRow,
    | 'state'
    | 'disposal'
    | 'order_rid'
    | 'place'
    | 'until'
    | 'reminded'
    | 'parcel_company'
    | 'parcel_number'
    | 'received'
  >
>;

/** Inserts physical samples, which get their codes in this order. */
export async function insertStates(
  tx: Tx,
  rows: readonly Omit<StateRow, 'code'>[],
  now: Date,
): Promise<StateRow[]> {
  if (rows.length === 0) return [];
  const codes = await nextNumbers(tx, sampleCode, 'sample', { count: rows.length, now });
  const added = await tx
    .insert(samples)
    .values(rows.map((row, index) => ({ ...row, code: codes[index] ?? '' })))
    .returning();
  return added;
}

/** Locks samples until the end of the transaction, always in the same order, so that two locks do not deadlock. */
export async function lockSamples(tx: Tx, rids: readonly string[]): Promise<StateRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(samples)
    .where(inArray(samples.rid, [...rids]))
    .orderBy(asc(samples.rid))
    .for('no key update');
}

/** Returns physical samples by key. */
export const findStates = (tx: Tx, rids: readonly string[]): Promise<StateRow[]> =>
  tx.select().from(samples).where(among(samples.rid, rids));

/** The condition of the act `reuse` in SQL, as the index `sample_usable` has it. */
export const isUsable = sql`${samples.disposal} = 2 AND ${samples.state} IN ('received', 'stored')`;

/** Returns the keys of the newest samples of a member that an order can test again. */
export async function newestUsable(tx: Tx, user_rid: string, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ rid: samples.rid })
    .from(samples)
    .where(and(eq(samples.user_rid, user_rid), isUsable))
    .orderBy(desc(samples.created), asc(samples.code))
    .limit(limit);
  return rows.map(({ rid }) => rid);
}

/** Changes samples that are locked. */
export async function updateSamples(
  tx: Tx,
  rids: readonly string[],
  change: StateChange,
): Promise<StateRow[]> {
  return tx
    .update(samples)
    .set(change)
    .where(inArray(samples.rid, [...rids]))
    .returning();
}

export async function insertSampleEvents(
  tx: Tx,
  rows: readonly (typeof sampleEvents.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(sampleEvents).values([...rows]);
}

/** Deletes physical samples that a changed order leaves out before they came, with their timelines. */
export async function deleteStates(tx: Tx, rids: readonly string[]): Promise<void> {
  if (rids.length === 0) return;
  await tx.delete(sampleEvents).where(inArray(sampleEvents.sample_rid, [...rids]));
  await tx.delete(samples).where(inArray(samples.rid, [...rids]));
}

/** Returns the timelines of samples, each in its order. */
export const timelinesOf = (tx: Tx, sample_rids: readonly string[]): Promise<SampleEventRow[]> =>
  tx
    .select()
    .from(sampleEvents)
    .where(among(sampleEvents.sample_rid, sample_rids))
    .orderBy(asc(sampleEvents.sample_rid), asc(sampleEvents.id));

export function sampleEventsOf(tx: Tx, sample_rid: string): Promise<SampleEventRow[]> {
  return tx
    .select()
    .from(sampleEvents)
    .where(eq(sampleEvents.sample_rid, sample_rid))
    .orderBy(asc(sampleEvents.id));
}

/** Returns a sample by the code of its label, which a scanner reads. */
export async function findSampleByCode(tx: Tx, code: string): Promise<StateRow | undefined> {
  const [row] = await tx.select().from(samples).where(eq(samples.code, code));
  return row;
}

/** Returns the keys of the physical samples of orders: those that came with one, and stored ones that it tests again. */
export async function physicalRids(tx: Tx, order_rids: readonly string[]): Promise<string[]> {
  if (order_rids.length === 0) return [];
  const rows = await tx
    .select({ rid: sql<string>`coalesce(${orderSamples.stored_rid}, ${orderSamples.rid})` })
    .from(orderSamples)
    .where(inArray(orderSamples.order_rid, [...order_rids]))
    .orderBy(asc(orderSamples.position));
  return rows.map(({ rid }) => rid);
}

/** States of an order whose data has not been delivered. */
const beforeDelivery: OrderState[] = [
  'submitted',
  'confirmed',
  'agreed',
  'awaiting_sample',
  'received',
  'testing',
];

/** Returns those of the samples that an order still needs for its test. */
export async function neededSamples(tx: Tx, rids: readonly string[]): Promise<Set<string>> {
  const wanted = [...rids];
  const rows = await tx
    .select({ rid: sql<string>`coalesce(${orderSamples.stored_rid}, ${orderSamples.rid})` })
    .from(orderSamples)
    .innerJoin(orders, eq(orders.rid, orderSamples.order_rid))
    .where(
      and(
        or(inArray(orderSamples.rid, wanted), inArray(orderSamples.stored_rid, wanted)),
        inArray(orders.state, beforeDelivery),
      ),
    );
  return new Set(rows.map(({ rid }) => rid));
}

/** Returns the keys of the orders that the samples came with. */
export async function ownOrders(tx: Tx, rids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ rid: orderSamples.rid, order_rid: orderSamples.order_rid })
    .from(orderSamples)
    .where(inArray(orderSamples.rid, [...rids]));
  return new Map(rows.map(({ rid, order_rid }) => [rid, order_rid]));
}
