import { dashedCode, type SamplingState } from '@portal/shared/rules';
import { and, asc, count, desc, eq, inArray, lte, or } from 'drizzle-orm';
import { ascending, type NextPage } from '../../db/ascending';
import type { Tx } from '../../db/client';
import { nextNumber } from '../../db/number';
import { oneOf, type Page, paged } from '../../db/paged';
import { samplingCode, samplings } from './sampling.table';

export type SamplingRow = typeof samplings.$inferSelect;

const open: SamplingState[] = ['booked', 'confirmed'];

/** Returns the next code, such as V20261121-000123. */
export const nextSamplingCode = (tx: Tx, now: Date): Promise<string> =>
  nextNumber(tx, samplingCode, 'sampling', now);

export async function insertSampling(tx: Tx, row: SamplingRow): Promise<void> {
  await tx.insert(samplings).values(row);
}

/** Returns the codes of a member's bookings that are neither done nor cancelled, by day. */
export async function openSamplingCodes(tx: Tx, user_rid: string): Promise<string[]> {
  const rows = await tx
    .select({ code: samplings.code })
    .from(samplings)
    .where(and(eq(samplings.user_rid, user_rid), inArray(samplings.state, open)))
    .orderBy(asc(samplings.date), asc(samplings.time), asc(samplings.rid));
  return rows.map(({ code }) => code);
}

/** Counts a member's bookings that are neither done nor cancelled. */
export async function countOpen(tx: Tx, user_rid: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(samplings)
    .where(and(eq(samplings.user_rid, user_rid), inArray(samplings.state, open)));
  return row?.total ?? 0;
}

/** Which bookings of a member are listed. */
interface Listed extends Page {
  /** Empty for all states. */
  readonly states: readonly SamplingState[];
  /** Only the visits at which samples had been taken by this day: the condition of `isSampled` in SQL. */
  readonly sampledBy?: string | undefined;
}

/** Returns a page of a member's bookings, newest first. */
export function listOwn(tx: Tx, user_rid: string, { states, sampledBy, ...page }: Listed) {
  const sampled =
    sampledBy === undefined
      ? undefined
      : or(
          eq(samplings.state, 'done'),
          and(eq(samplings.state, 'confirmed'), lte(samplings.date, sampledBy)),
        );
  return paged(tx, samplings, {
    ...page,
    where: and(eq(samplings.user_rid, user_rid), oneOf(samplings.state, states), sampled),
    orderBy: [desc(samplings.created), asc(samplings.rid)],
  });
}

/** Counts a member's bookings in each state; states without bookings are missing. */
export async function countStates(tx: Tx, user_rid: string): Promise<Partial<Record<SamplingState, number>>> {
  const rows = await tx
    .select({ state: samplings.state, count: count() })
    .from(samplings)
    .where(eq(samplings.user_rid, user_rid))
    .groupBy(samplings.state);
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
}

/** Returns a page of the bookings in these states, by day and slot, or the one with this code. */
export function listByDay(
  tx: Tx,
  { states, code = '' }: { readonly states: readonly SamplingState[]; readonly code?: string },
  page: NextPage,
) {
  return ascending(tx, samplings, {
    ...page,
    where: code === '' ? inArray(samplings.state, [...states]) : eq(samplings.code, dashedCode(code)),
    by: [samplings.date, samplings.time, samplings.code],
  });
}

/** Returns a booking of this member; undefined for another member's booking. */
export async function findOwn(tx: Tx, user_rid: string, rid: string): Promise<SamplingRow | undefined> {
  const [row] = await tx
    .select()
    .from(samplings)
    .where(and(eq(samplings.rid, rid), eq(samplings.user_rid, user_rid)));
  return row;
}

export async function findByCode(tx: Tx, code: string): Promise<SamplingRow | undefined> {
  const [row] = await tx.select().from(samplings).where(eq(samplings.code, code.toUpperCase()));
  return row;
}

/** Changes the state if it is still `row.state`; returns undefined when it changed concurrently. */
export async function updateState(
  tx: Tx,
  row: SamplingRow,
  state: SamplingState,
): Promise<SamplingRow | undefined> {
  const [moved] = await tx
    .update(samplings)
    .set({ state })
    .where(and(eq(samplings.rid, row.rid), eq(samplings.state, row.state)))
    .returning();
  return moved;
}

/** Moves the visit if the booking is still as in `row`. Returns undefined when it was changed concurrently. */
export async function updateVisit(
  tx: Tx,
  row: SamplingRow,
  { state, date, time }: Pick<SamplingRow, 'state' | 'date' | 'time'>,
): Promise<SamplingRow | undefined> {
  const unchanged = [
    eq(samplings.rid, row.rid),
    eq(samplings.state, row.state),
    eq(samplings.date, row.date),
    eq(samplings.time, row.time),
  ];
  const [moved] = await tx
    .update(samplings)
    .set({ state, date, time })
    .where(and(...unchanged))
    .returning();
  return moved;
}
