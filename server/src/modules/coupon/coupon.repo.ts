import type { CouponState } from '@portal/shared/rules';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { type Page, paged } from '../../db/paged';
import { couponOffers, coupons } from './coupon.table';

export type OfferRow = typeof couponOffers.$inferSelect;
/** A coupon with the terms of its offer. */
export interface CouponRow {
  readonly coupon: typeof coupons.$inferSelect;
  readonly offer: OfferRow;
}

export const listOffers = (tx: Tx, page: Page) =>
  paged(tx, couponOffers, { ...page, orderBy: [desc(couponOffers.created), asc(couponOffers.rid)] });

export async function findOffer(tx: Tx, code: string): Promise<OfferRow | undefined> {
  const [row] = await tx.select().from(couponOffers).where(eq(couponOffers.code, code));
  return row;
}

/** Adds an offer; returns undefined when its code is taken. */
export async function insertOffer(
  tx: Tx,
  row: typeof couponOffers.$inferInsert,
): Promise<OfferRow | undefined> {
  const [added] = await tx.insert(couponOffers).values(row).onConflictDoNothing().returning();
  return added;
}

/** Sets the end of an offer unless it has ended before; returns undefined in that case. */
export async function endOffer(tx: Tx, rid: string, at: Date): Promise<OfferRow | undefined> {
  const [row] = await tx
    .update(couponOffers)
    .set({ ends: at })
    .where(and(eq(couponOffers.rid, rid), gt(couponOffers.ends, at)))
    .returning();
  return row;
}

/** Counts one more coupon of an offer; returns false when all have been issued or the offer has ended. */
export async function takeOne(tx: Tx, rid: string, at: Date): Promise<boolean> {
  const taken = await tx
    .update(couponOffers)
    .set({ issued: sql`${couponOffers.issued} + 1` })
    .where(
      and(
        eq(couponOffers.rid, rid),
        gt(couponOffers.ends, at),
        or(isNull(couponOffers.total), lt(couponOffers.issued, couponOffers.total)),
      ),
    )
    .returning({ rid: couponOffers.rid });
  return taken.length > 0;
}

export async function insertCoupon(tx: Tx, row: typeof coupons.$inferInsert): Promise<CouponRow['coupon']> {
  const [added] = await tx.insert(coupons).values(row).returning();
  if (!added) throw new Error('an inserted coupon was not returned');
  return added;
}

/** Counts the coupons of an offer that a member has got. */
export async function countGot(tx: Tx, offer_rid: string, user_rid: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(coupons)
    .where(and(eq(coupons.offer_rid, offer_rid), eq(coupons.user_rid, user_rid)));
  return row?.total ?? 0;
}

const conditions: Readonly<Record<CouponState, (now: Date) => SQL | undefined>> = {
  usable: (now) => and(isNull(coupons.used), gt(coupons.expires, now)),
  used: () => isNotNull(coupons.used),
  expired: (now) => and(isNull(coupons.used), lte(coupons.expires, now)),
};
const orders: Readonly<Record<CouponState, readonly SQL[]>> = {
  usable: [asc(coupons.expires), asc(coupons.rid)],
  used: [desc(coupons.used), asc(coupons.rid)],
  expired: [desc(coupons.expires), asc(coupons.rid)],
};

/** Counts a member's coupons by state. */
export async function countByState(
  tx: Tx,
  user_rid: string,
  now: Date,
): Promise<Record<CouponState, number>> {
  const number = (state: CouponState) =>
    sql`count(*) FILTER (WHERE ${conditions[state](now)})`.mapWith(Number);
  const [row] = await tx
    .select({ usable: number('usable'), used: number('used'), expired: number('expired') })
    .from(coupons)
    .where(eq(coupons.user_rid, user_rid));
  return row ?? { usable: 0, used: 0, expired: 0 };
}

/** Returns a page of a member's coupons in one state: usable ones by expiry, the others newest first. */
export async function listCoupons(
  tx: Tx,
  user_rid: string,
  { state, page, size }: Page & { state: CouponState },
  now: Date,
): Promise<CouponRow[]> {
  return tx
    .select({ coupon: coupons, offer: couponOffers })
    .from(coupons)
    .innerJoin(couponOffers, eq(couponOffers.rid, coupons.offer_rid))
    .where(and(eq(coupons.user_rid, user_rid), conditions[state](now)))
    .orderBy(...orders[state])
    .limit(size)
    .offset((page - 1) * size);
}

/** Returns one of the member's own coupons; undefined for another member's. */
export async function findCoupon(tx: Tx, user_rid: string, rid: string): Promise<CouponRow | undefined> {
  const [row] = await tx
    .select({ coupon: coupons, offer: couponOffers })
    .from(coupons)
    .innerJoin(couponOffers, eq(couponOffers.rid, coupons.offer_rid))
    .where(and(eq(coupons.rid, rid), eq(coupons.user_rid, user_rid)));
  return row;
}

/** Returns the names of coupons by their keys. */
export async function findCouponNames(tx: Tx, rids: readonly string[]): Promise<Map<string, string>> {
  if (rids.length === 0) return new Map();
  const rows = await tx
    .select({ rid: coupons.rid, name: couponOffers.name })
    .from(coupons)
    .innerJoin(couponOffers, eq(couponOffers.rid, coupons.offer_rid))
    .where(inArray(coupons.rid, [...rids]));
  return new Map(rows.map(({ rid, name }) => [rid, name]));
}

/** Records that a coupon is used for an order; returns false when it was used before. */
export async function markUsed(
  tx: Tx,
  rid: string,
  use: { readonly order_rid: string; readonly used: Date },
): Promise<boolean> {
  const marked = await tx
    .update(coupons)
    .set(use)
    .where(and(eq(coupons.rid, rid), isNull(coupons.used)))
    .returning({ rid: coupons.rid });
  return marked.length > 0;
}

/** Makes the coupon of an order usable again, until it expires. */
export async function releaseCoupon(tx: Tx, order_rid: string): Promise<void> {
  await tx.update(coupons).set({ order_rid: null, used: null }).where(eq(coupons.order_rid, order_rid));
}
