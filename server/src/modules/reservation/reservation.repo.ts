import { holdMinutes, offerMinutes, type ReservationState } from '@portal/shared/rules';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { ascending, type NextPage } from '../../db/ascending';
import type { Tx } from '../../db/client';
import { nextNumber } from '../../db/number';
import { type Page, paged } from '../../db/paged';
import { latest } from '../../kit/time';
import type { TimeRange } from '../instrument/instrument.time.rules';
import { reservationCode, reservations } from './reservation.table';

export type ReservationRow = typeof reservations.$inferSelect;

const live: ReservationState[] = ['held', 'booked'];

/** Returns the next code, such as M20261121-000123. */
export const nextReservationCode = (tx: Tx, now: Date): Promise<string> =>
  nextNumber(tx, reservationCode, 'reservation', now);

export async function insertReservation(
  tx: Tx,
  row: typeof reservations.$inferInsert,
): Promise<ReservationRow> {
  const [added] = await tx.insert(reservations).values(row).returning();
  if (!added) throw new Error('an inserted reservation was not returned');
  return added;
}

/** Returns those of these reservations that belong to the member. */
export async function findOwnReservations(
  tx: Tx,
  user_rid: string,
  rids: readonly string[],
): Promise<ReservationRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(reservations)
    .where(and(inArray(reservations.rid, [...rids]), eq(reservations.user_rid, user_rid)));
}

export async function findReservationByCode(tx: Tx, code: string): Promise<ReservationRow | undefined> {
  const [row] = await tx.select().from(reservations).where(eq(reservations.code, code.toUpperCase()));
  return row;
}

/** What acts change in a reservation's row. */
export type ReservationChange = Partial<
  Omit<ReservationRow, 'rid' | 'code' | 'user_rid' | 'created' | 'device_rid' | 'device_name'>
>;

/** Changes a reservation if it is still in the same state, time and use; returns undefined when it changed concurrently. */
export async function updateReservation(
  tx: Tx,
  { rid, state, starts, instrument_rid, used_from }: ReservationRow,
  change: ReservationChange,
): Promise<ReservationRow | undefined> {
  const same = [
    eq(reservations.rid, rid),
    eq(reservations.state, state),
    eq(reservations.starts, starts),
    eq(reservations.instrument_rid, instrument_rid),
    used_from === null ? isNull(reservations.used_from) : eq(reservations.used_from, used_from),
  ];
  const [row] = await tx
    .update(reservations)
    .set(change)
    .where(and(...same))
    .returning();
  return row;
}

/** A hold whose time has passed, or that a clock stored which was ahead. */
const hasLapsed = (now: Date) =>
  or(lte(reservations.until, now), gt(reservations.until, latest(now, longestHold)));

const longestHold = Math.max(holdMinutes, offerMinutes) * 60;

/** Expires the holds of an instrument whose time has passed; returns them. */
export async function expireHeld(tx: Tx, instrument_rid: string, now: Date): Promise<ReservationRow[]> {
  return tx
    .update(reservations)
    .set({ state: 'expired', until: null })
    .where(
      and(eq(reservations.instrument_rid, instrument_rid), eq(reservations.state, 'held'), hasLapsed(now)),
    )
    .returning();
}

/** Returns the instruments that have holds whose time has passed. */
export async function instrumentsWithExpired(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ rid: reservations.instrument_rid })
    .from(reservations)
    .where(and(eq(reservations.state, 'held'), hasLapsed(now)));
  return rows.map(({ rid }) => rid);
}

const isHeld = (user_rid: string, now: Date) =>
  and(eq(reservations.user_rid, user_rid), eq(reservations.state, 'held'), gt(reservations.until, now));

/** Counts what a member holds. */
export const countHeld = (tx: Tx, user_rid: string, now: Date): Promise<number> =>
  tx.$count(reservations, isHeld(user_rid, now));

/** Returns what a member holds, by time. */
export const listHeld = (tx: Tx, user_rid: string, now: Date): Promise<ReservationRow[]> =>
  tx.select().from(reservations).where(isHeld(user_rid, now)).orderBy(asc(reservations.starts));

/** Returns whether a member has a live reservation of the instrument in the range, besides the one with this key. */
export async function hasOwnWithin(
  tx: Tx,
  { user_rid, instrument_rid, rid = '' }: { user_rid: string; instrument_rid: string; rid?: string },
  { starts, ends }: TimeRange,
): Promise<boolean> {
  const found = await tx.$count(
    reservations,
    and(
      eq(reservations.user_rid, user_rid),
      eq(reservations.instrument_rid, instrument_rid),
      inArray(reservations.state, live),
      lt(reservations.starts, ends),
      gt(reservations.ends, starts),
      ne(reservations.rid, rid),
    ),
  );
  return found > 0;
}

/** Returns the live reservations of an instrument that overlap the range, by time. */
export async function findLiveWithin(
  tx: Tx,
  instrument_rid: string,
  { starts, ends }: TimeRange,
): Promise<ReservationRow[]> {
  return tx
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.instrument_rid, instrument_rid),
        inArray(reservations.state, live),
        lt(reservations.starts, ends),
        gt(reservations.ends, starts),
      ),
    )
    .orderBy(asc(reservations.starts), asc(reservations.rid));
}

/** Returns the reservations of an order, by time. */
export async function reservationsOfOrder(tx: Tx, order_rid: string): Promise<ReservationRow[]> {
  return tx
    .select()
    .from(reservations)
    .where(eq(reservations.order_rid, order_rid))
    .orderBy(asc(reservations.starts), asc(reservations.rid));
}

/** Returns the reservations of these orders, by time. */
export async function reservationsOfOrders(tx: Tx, order_rids: readonly string[]): Promise<ReservationRow[]> {
  if (order_rids.length === 0) return [];
  return tx
    .select()
    .from(reservations)
    .where(inArray(reservations.order_rid, [...order_rids]))
    .orderBy(asc(reservations.starts), asc(reservations.rid));
}

/** Returns a page of a member's reservations in these states, or in any: those to come by time, then the latest. */
export function listOwnReservations(
  tx: Tx,
  user_rid: string,
  { states, now, ...page }: Page & { states: readonly ReservationState[]; now: Date },
) {
  const toCome = sql`(${inArray(reservations.state, live)} AND ${gt(reservations.ends, now)})`;
  return paged(tx, reservations, {
    ...page,
    where: and(eq(reservations.user_rid, user_rid), inStates(states)),
    orderBy: [
      sql`${toCome} DESC`,
      sql`CASE WHEN ${toCome} THEN ${reservations.starts} END`,
      desc(reservations.starts),
      asc(reservations.rid),
    ],
  });
}

const inStates = (states: readonly ReservationState[]): SQL | undefined =>
  states.length > 0 ? inArray(reservations.state, [...states]) : undefined;

/** Counts a member's reservations by state. */
export async function countReservations(
  tx: Tx,
  user_rid: string,
): Promise<{ state: ReservationState; count: number }[]> {
  return tx
    .select({ state: reservations.state, count: count().mapWith(Number) })
    .from(reservations)
    .where(eq(reservations.user_rid, user_rid))
    .groupBy(reservations.state);
}

/** Returns a page of the reservations that begin in the range, by time; only of an instrument if one is given. */
export function listWithin(
  tx: Tx,
  { starts, ends }: TimeRange,
  { instrument_rid, ...page }: NextPage & { instrument_rid: string | undefined },
) {
  return ascending(tx, reservations, {
    ...page,
    where: and(
      gte(reservations.starts, starts),
      lt(reservations.starts, ends),
      instrument_rid === undefined ? undefined : eq(reservations.instrument_rid, instrument_rid),
    ),
    by: [reservations.starts, reservations.rid],
  });
}

/** Returns a member's booked time of an instrument that touches the range, and what is in use, by time. */
export async function findOwnAtDoor(
  tx: Tx,
  { user_rid, instrument_rid }: { user_rid: string; instrument_rid: string },
  { starts, ends }: TimeRange,
): Promise<ReservationRow[]> {
  return tx
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.user_rid, user_rid),
        eq(reservations.instrument_rid, instrument_rid),
        inArray(reservations.state, ['booked', 'done']),
        lt(reservations.starts, ends),
        or(gt(reservations.ends, starts), and(isInUse, eq(reservations.state, 'booked'))),
      ),
    )
    .orderBy(asc(reservations.starts), asc(reservations.rid));
}

const isInUse = and(isNotNull(reservations.used_from), isNull(reservations.used_until));

/** Makes a member's reservations of an instrument that have not begun reservations with an operator. */
export async function giveOperator(
  tx: Tx,
  { user_rid, instrument_rid }: { user_rid: string; instrument_rid: string },
  now: Date,
): Promise<void> {
  await tx
    .update(reservations)
    .set({ alone: false })
    .where(
      and(
        eq(reservations.user_rid, user_rid),
        eq(reservations.instrument_rid, instrument_rid),
        inArray(reservations.state, live),
        gt(reservations.starts, now),
      ),
    );
}
