import { type SampleState, sampleStates } from '@portal/shared/rules';
import { and, asc, count, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { ascending, type NextPage } from '../../db/ascending';
import type { Tx } from '../../db/client';
import { countUpTo } from '../../db/paged';
import { orderReturns, orderSamples } from '../order/order.sample.table';
import { isUsable, type StateRow } from '../order/order.sampleState.repo';
import { samples } from '../order/order.sampleState.table';
import { orders } from '../order/order.table';

/** A physical sample with its description and the order that it came with. */
export interface ListedSample {
  readonly state: StateRow;
  readonly sample: Pick<typeof orderSamples.$inferSelect, 'number' | 'name' | 'form' | 'hazards'>;
  readonly order: { readonly rid: string; readonly code: string; readonly created: Date };
}

const { number, name, form, hazards } = orderSamples;
const { rid, code, created } = orders;

const listed = (tx: Tx) =>
  tx
    .select({
      state: samples,
      sample: { number, name, form, hazards },
      order: { rid, code, created },
    })
    .from(samples)
    .innerJoin(orderSamples, eq(orderSamples.rid, samples.rid))
    .innerJoin(orders, eq(orders.rid, orderSamples.order_rid))
    .$dynamic();

/** The last row of the page before. */
export interface SampleCursor {
  readonly created: Date;
  readonly code: string;
}

interface SamplePage {
  readonly state?: SampleState | undefined;
  /** Only the samples that came with this order. */
  readonly order_rid?: string | undefined;
  /** True for samples that an order can test again. */
  readonly usable: boolean;
  /** Only samples that are destroyed on this day or before. */
  readonly endingBy?: string | undefined;
  readonly after: SampleCursor | undefined;
  readonly size: number;
}

/** Returns a page of a member's samples, those of the newest order first. */
export function listSamples(
  tx: Tx,
  user_rid: string,
  { state, order_rid, usable, endingBy, after, size }: SamplePage,
): Promise<ListedSample[]> {
  const conditions = [
    eq(samples.user_rid, user_rid),
    state && eq(samples.state, state),
    order_rid === undefined ? undefined : eq(samples.order_rid, order_rid),
    usable ? isUsable : undefined,
    endingBy === undefined ? undefined : isEnding(endingBy),
    after && isAfter(after),
  ];
  return listed(tx)
    .where(and(...conditions))
    .orderBy(desc(samples.created), asc(samples.code))
    .limit(size);
}

// The first condition bounds the range that is read of the index.
const isAfter = ({ created: at, code: last }: SampleCursor): SQL =>
  sql`${samples.created} <= ${at.toISOString()}::timestamptz AND (${samples.created} < ${at.toISOString()}::timestamptz OR ${samples.code} > ${last})`;

/** Samples that are counted in each state at most, so that counting does not take longer with more samples. */
const mostCounted = 100;

/** Counts a member's samples by state, up to `mostCounted` of each. */
export async function countSamples(
  tx: Tx,
  user_rid: string,
): Promise<{ state: SampleState; count: number }[]> {
  const rows = await Promise.all(
    sampleStates.map(async (state) => {
      const some = tx
        .select({ one: sql`1` })
        .from(samples)
        .where(and(eq(samples.user_rid, user_rid), eq(samples.state, state)))
        .limit(mostCounted)
        .as('some');
      const [row] = await tx.select({ count: count().mapWith(Number) }).from(some);
      return { state, count: row?.count ?? 0 };
    }),
  );
  return rows.filter((row) => row.count > 0);
}

/** Condition: the sample is destroyed on that day or before, unless the member keeps it or asks it back. */
const isEnding = (day: string) =>
  and(inArray(samples.state, ['stored', 'discarding']), lte(samples.until, day));

/** Counts a member's samples that are destroyed on a day or before, up to `mostCounted`. */
export const countEnding = (tx: Tx, user_rid: string, day: string): Promise<number> =>
  countUpTo(tx, samples, and(eq(samples.user_rid, user_rid), isEnding(day)), mostCounted);

/** Returns samples by their keys, in the order of their codes. */
export async function findSamples(tx: Tx, rids: readonly string[]): Promise<ListedSample[]> {
  if (rids.length === 0) return [];
  return listed(tx)
    .where(inArray(samples.rid, [...rids]))
    .orderBy(asc(samples.code));
}

/** States of samples that staff send back or destroy. */
type LeavingState = 'discarding' | 'returning';
const leaving: readonly LeavingState[] = ['discarding', 'returning'];

/** Condition: staff have to send the sample back or destroy it on that day or before. */
const isDue = (today: string, state: LeavingState | undefined) =>
  and(inArray(samples.state, state ? [state] : [...leaving]), lte(samples.until, today));

/**
 * Returns a page of the samples that are due, the longest waiting first, and how many there are. Only the rows of the page
 * are joined with their descriptions and orders.
 */
export async function listDue(
  tx: Tx,
  today: string,
  { state, ...page }: NextPage & { readonly state?: LeavingState | undefined },
): Promise<{ total: number | null; next: string | null; rows: ListedSample[] }> {
  const due = await ascending(tx, samples, {
    ...page,
    where: isDue(today, state),
    by: [samples.until, samples.code],
  });
  const rids = due.rows.map((row) => row.rid);
  if (rids.length === 0) return { ...due, rows: [] };
  const rows = await listed(tx)
    .where(inArray(samples.rid, rids))
    .orderBy(asc(samples.until), asc(samples.code));
  return { ...due, rows };
}

/** Returns the addresses that samples of orders go back to, by order. */
export async function findReturns(
  tx: Tx,
  order_rids: readonly string[],
): Promise<Map<string, typeof orderReturns.$inferSelect>> {
  if (order_rids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(orderReturns)
    .where(inArray(orderReturns.order_rid, [...order_rids]));
  return new Map(rows.map((row) => [row.order_rid, row]));
}

/** Locks stored samples whose keeping period ends by a day and whose member was not reminded. Skips those of other processes. */
export function lockToRemind(tx: Tx, by: string, atMost: number): Promise<StateRow[]> {
  return tx
    .select()
    .from(samples)
    .where(and(eq(samples.state, 'stored'), lte(samples.until, by), eq(samples.reminded, false)))
    .orderBy(asc(samples.until), asc(samples.rid))
    .limit(atMost)
    .for('update', { skipLocked: true });
}

/** Locks stored samples whose keeping period has ended after its reminder. Skips those of other processes. */
export function lockEnded(tx: Tx, today: string, atMost: number): Promise<StateRow[]> {
  return tx
    .select()
    .from(samples)
    .where(and(eq(samples.state, 'stored'), lte(samples.until, today), eq(samples.reminded, true)))
    .orderBy(asc(samples.until), asc(samples.rid))
    .limit(atMost)
    .for('update', { skipLocked: true });
}
