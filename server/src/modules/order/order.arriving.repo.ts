import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { among } from '../../db/among';
import type { Tx } from '../../db/client';
import { orders } from './order.table';

/** Most orders that one parcel is announced for. */
const most = 20;

const { rid, code, state, user_rid, parcel_company, parcel_number } = orders;

/** An order as the reception needs it. */
export type ArrivingOrder = Pick<
  typeof orders.$inferSelect,
  'rid' | 'code' | 'state' | 'user_rid' | 'parcel_company' | 'parcel_number'
>;

const arriving = (tx: Tx) =>
  tx.select({ rid, code, state, user_rid, parcel_company, parcel_number }).from(orders);

/**
 * Returns the orders with this code, announced with a parcel of this number, or with the key `order_rid`; each part of the query is one look
 * into an index.
 */
export async function arrivingOrders(tx: Tx, scanned: string, order_rid = ''): Promise<ArrivingOrder[]> {
  return arriving(tx)
    .where(eq(orders.code, scanned))
    .union(arriving(tx).where(eq(orders.parcel_number, scanned)))
    .union(arriving(tx).where(eq(orders.rid, order_rid)))
    .orderBy(asc(orders.code))
    .limit(most);
}

/** Returns the orders that are announced with parcels of these numbers. */
export const announcedOrders = (tx: Tx, numbers: readonly string[]): Promise<ArrivingOrder[]> =>
  arriving(tx)
    .where(and(isNotNull(parcel_number), among(parcel_number, numbers)))
    .orderBy(asc(orders.code));
