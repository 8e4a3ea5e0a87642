import { countDistinct, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { orders } from '../order/order.table';
import { promoterReferrals } from '../promoter/promoter.table';

/** Returns whether a member has placed an order, cancelled ones counted. */
export async function hasOrdered(tx: Tx, user_rid: string): Promise<boolean> {
  const found = await tx
    .select({ rid: orders.rid })
    .from(orders)
    .where(eq(orders.user_rid, user_rid))
    .limit(1);
  return found.length > 0;
}

/** How far the members whom a promoter referred have come. */
export interface Funnel {
  /** Members who registered by the link. */
  readonly referred: number;
  /** Those who placed an order that was not cancelled. */
  readonly ordered: number;
  /** Those who paid an order. */
  readonly paid: number;
}

/** Counts the members whom a promoter referred, those with an order, and those with a paid one. */
export async function readFunnel(tx: Tx, promoter_rid: string): Promise<Funnel> {
  const withOrder = (condition: SQL) =>
    sql`count(DISTINCT ${orders.user_rid}) FILTER (WHERE ${condition})`.mapWith(Number);
  const [row] = await tx
    .select({
      referred: countDistinct(promoterReferrals.user_rid),
      ordered: withOrder(ne(orders.state, 'cancelled')),
      paid: withOrder(inArray(orders.state, ['paid', 'closed'])),
    })
    .from(promoterReferrals)
    .leftJoin(orders, eq(orders.user_rid, promoterReferrals.user_rid))
    .where(eq(promoterReferrals.promoter_rid, promoter_rid));
  return row ?? { referred: 0, ordered: 0, paid: 0 };
}
