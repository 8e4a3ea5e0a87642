import { type RecycleState, recycleStates } from '@portal/shared/rules';
import { and, asc, count, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { nextNumber } from '../../db/number';
import { type Page, paged } from '../../db/paged';
import { type QueuePage, queued } from '../../db/queue';
import { recycleCode, recycleSamples, recycles } from './sample4recycle.table';

export type RecycleRow = typeof recycles.$inferSelect;
export type RecycleSampleRow = typeof recycleSamples.$inferSelect;

/** Returns the next code, such as H20261121-000123. */
export const nextRecycleCode = (tx: Tx, now: Date): Promise<string> =>
  nextNumber(tx, recycleCode, 'recycle', now);

export async function insertRecycle(
  tx: Tx,
  row: RecycleRow,
  samples: readonly Omit<RecycleSampleRow, 'recycle_rid'>[],
): Promise<void> {
  await tx.insert(recycles).values(row);
  await tx.insert(recycleSamples).values(samples.map((sample) => ({ ...sample, recycle_rid: row.rid })));
}

export async function updateRecycle(
  tx: Tx,
  row: RecycleRow,
  change: Partial<Pick<RecycleRow, 'state' | 'parcel_company' | 'parcel_number' | 'reason' | 'sent'>>,
): Promise<RecycleRow> {
  await tx.update(recycles).set(change).where(eq(recycles.rid, row.rid));
  return { ...row, ...change };
}

/** Locks one of the member's own requests. */
export async function lockOwnRecycle(tx: Tx, user_rid: string, rid: string): Promise<RecycleRow | undefined> {
  const [row] = await tx
    .select()
    .from(recycles)
    .where(and(eq(recycles.rid, rid), eq(recycles.user_rid, user_rid)))
    .for('no key update');
  return row;
}

/** Locks a request by the code that staff know. */
export async function lockRecycle(tx: Tx, code: string): Promise<RecycleRow | undefined> {
  const [row] = await tx.select().from(recycles).where(eq(recycles.code, code)).for('no key update');
  return row;
}

/** Returns the samples of requests, in the order in which they were named. */
export function recycleSamplesOf(tx: Tx, rids: readonly string[]): Promise<RecycleSampleRow[]> {
  return tx
    .select()
    .from(recycleSamples)
    .where(inArray(recycleSamples.recycle_rid, [...rids]))
    .orderBy(asc(recycleSamples.recycle_rid), asc(recycleSamples.position));
}

/** Returns the request that waits for its parcel and has one of the samples. */
export async function findAsked(tx: Tx, sample_rids: readonly string[]): Promise<RecycleRow | undefined> {
  const [row] = await tx
    .select({ recycle: recycles })
    .from(recycleSamples)
    .innerJoin(recycles, eq(recycles.rid, recycleSamples.recycle_rid))
    .where(and(inArray(recycleSamples.sample_rid, [...sample_rids]), eq(recycles.state, 'asked')))
    .limit(1);
  return row?.recycle;
}

/** Returns the requests that wait for their parcel, by the key of each of these samples that is in one. */
export async function askedOf(tx: Tx, sample_rids: readonly string[]): Promise<Map<string, RecycleRow>> {
  if (sample_rids.length === 0) return new Map();
  const found = await tx
    .select({ sample_rid: recycleSamples.sample_rid, recycle: recycles })
    .from(recycleSamples)
    .innerJoin(recycles, eq(recycles.rid, recycleSamples.recycle_rid))
    .where(and(inArray(recycleSamples.sample_rid, [...sample_rids]), eq(recycles.state, 'asked')));
  return new Map(found.map(({ sample_rid, recycle }) => [sample_rid, recycle]));
}

const inStates = (states: readonly RecycleState[]) =>
  states.length === 0 ? undefined : inArray(recycles.state, [...states]);

/** Returns a page of a member's requests, newest first. */
export const listOwnRecycles = (
  tx: Tx,
  user_rid: string,
  { states, ...page }: Page & { states: readonly RecycleState[] },
) =>
  paged(tx, recycles, {
    ...page,
    where: and(eq(recycles.user_rid, user_rid), inStates(states)),
    orderBy: [desc(recycles.created), asc(recycles.rid)],
  });

/** Returns a page of all requests, oldest first. */
export const listRecycles = (tx: Tx, { states, ...page }: QueuePage & { states: readonly RecycleState[] }) =>
  queued(tx, recycles, {
    ...page,
    states: states.length > 0 ? states : recycleStates,
    by: { state: recycles.state, time: recycles.created, key: recycles.rid },
  });

/** Counts a member's requests that wait for their parcel. */
export async function countAsked(tx: Tx, user_rid: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(recycles)
    .where(and(eq(recycles.user_rid, user_rid), eq(recycles.state, 'asked')));
  return row?.total ?? 0;
}

/** Returns the codes of a member's requests that wait for their parcel, oldest first. */
export async function askedRecycleCodes(tx: Tx, user_rid: string): Promise<string[]> {
  const rows = await tx
    .select({ code: recycles.code })
    .from(recycles)
    .where(and(eq(recycles.user_rid, user_rid), eq(recycles.state, 'asked')))
    .orderBy(asc(recycles.created));
  return rows.map(({ code }) => code);
}

/** Marks requests that were sent before a moment as done; several processes change each of them once. */
export async function finishSent(tx: Tx, before: Date): Promise<void> {
  await tx
    .update(recycles)
    .set({ state: 'done' })
    .where(and(eq(recycles.state, 'sent'), lte(recycles.sent, before)));
}
