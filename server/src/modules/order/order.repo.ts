import { and, asc, count, desc, eq, gt, gte, inArray, lt, max, ne, notInArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { nextNumber } from '../../db/number';
import { orderCode, orderEvents, orderItems, orderPickups, orders } from './order.table';

export type OrderRow = typeof orders.$inferSelect;
/** What lists show of an order and what decides about its acts. */
export type ListedOrder = Pick<
  OrderRow,
  | 'rid'
  | 'code'
  | 'state'
  | 'type_id'
  | 'created'
  | 'total_fen'
  | 'discount_fen'
  | 'due_fen'
  | 'enterprise'
  | 'needs_sample'
  | 'locked'
  | 'signed'
  | 'has_data'
  | 'has_raw'
  | 'sample_source'
  | 'parcel_number'
  | 'open_question'
  | 'quoted'
  | 'evaluated'
  | 'retest_of'
>;

export type ItemRow = typeof orderItems.$inferSelect;
/** What lists show of an item. */
export type ListedItem = Pick<
  ItemRow,
  | 'rid'
  | 'device_rid'
  | 'name'
  | 'img'
  | 'unit'
  | 'option_text'
  | 'count'
  | 'unit_fen'
  | 'total_fen'
  | 'needs_sample'
>;
export type EventRow = typeof orderEvents.$inferSelect;
export type PickupRow = typeof orderPickups.$inferSelect;

/** Returns the next code, such as D20261121-000123. */
export const nextOrderCode = (tx: Tx, now: Date): Promise<string> => nextNumber(tx, orderCode, 'order', now);

export type NewItem = typeof orderItems.$inferInsert;
export type NewPickup = typeof orderPickups.$inferInsert;

/** A new order with all its rows. */
export interface NewOrder {
  readonly order: typeof orders.$inferInsert;
  readonly items: readonly NewItem[];
  readonly pickup: NewPickup | null;
}

export async function insertOrder(tx: Tx, { order, items, pickup }: NewOrder): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(order).returning();
  if (!row) throw new Error('an inserted order was not returned');
  await tx.insert(orderItems).values([...items]);
  if (pickup) await tx.insert(orderPickups).values(pickup);
  return row;
}

/** Returns an order of this member; undefined for another member's order. */
export async function findOwnOrder(tx: Tx, user_rid: string, rid: string): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.rid, rid), eq(orders.user_rid, user_rid)));
  return row;
}

/** An order of any member, for links that were given to its owner. */
export async function findOrder(tx: Tx, rid: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.rid, rid));
  return row;
}

/** Locks an order until the end of the transaction, before its samples, so that acts on both do not deadlock. */
export async function lockOrder(tx: Tx, rid: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.rid, rid)).for('no key update');
  return row;
}

/** Locks orders until the end of the transaction, always in the same order. */
export async function lockOrders(tx: Tx, rids: readonly string[]): Promise<void> {
  if (rids.length === 0) return;
  const { rid } = orders;
  await tx
    .select({ rid })
    .from(orders)
    .where(inArray(rid, [...rids]))
    .orderBy(rid)
    .for('no key update');
}

export async function findOrders(tx: Tx, rids: readonly string[]): Promise<OrderRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(orders)
    .where(inArray(orders.rid, [...rids]));
}

/** Returns orders by code, in any case of the letters. */
export async function findOrdersByCode(tx: Tx, codes: readonly string[]): Promise<OrderRow[]> {
  if (codes.length === 0) return [];
  const wanted = codes.map((code) => code.toUpperCase());
  return tx.select().from(orders).where(inArray(orders.code, wanted)).orderBy(asc(orders.code));
}

export async function findOrderByCode(tx: Tx, code: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.code, code.toUpperCase()));
  return row;
}

/** What acts change in an order's row. */
export type OrderChange = Partial<
  Pick<
    OrderRow,
    | 'state'
    | 'changed'
    | 'locked'
    | 'parcel_company'
    | 'parcel_number'
    | 'open_question'
    | 'total_fen'
    | 'discount_fen'
    | 'protocol_made'
    | 'signed'
    | 'coupon_rid'
    | 'sample_source'
    | 'sample_disposal'
    | 'sampling_rid'
    | 'materials'
    | 'materials_other'
    | 'fund_code'
    | 'message'
    | 'search'
    | 'revision'
    | 'revised'
  >
>;

/** Changes the order if it is still in its state and revision; returns undefined when it changed concurrently. */
export async function updateOrder(
  tx: Tx,
  order: OrderRow,
  change: OrderChange,
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .update(orders)
    .set(change)
    .where(
      and(
        eq(orders.rid, order.rid),
        eq(orders.state, order.state),
        eq(orders.locked, order.locked),
        eq(orders.revision, order.revision),
      ),
    )
    .returning();
  return row;
}

/** Records whether a quotation for the order is open. */
export async function markQuoted(tx: Tx, rid: string, quoted: boolean): Promise<void> {
  // Who sends a quotation has seen what the member changed.
  const seen = quoted ? { revised: false } : {};
  await tx
    .update(orders)
    .set({ quoted, ...seen })
    .where(eq(orders.rid, rid));
}

/** Records that the member has evaluated each service of the order. */
export async function markEvaluated(tx: Tx, rid: string): Promise<void> {
  await tx.update(orders).set({ evaluated: true }).where(eq(orders.rid, rid));
}

/** The order's columns that record which files it has, because files decide about acts. */
export type FileMark = 'protocol_made' | 'signed' | 'has_data' | 'has_raw';

/**
 * Records that the order has such a file; returns undefined when that was recorded already, or when the prices are no
 * longer those of `priced`, or the member has changed the order since.
 */
export async function markFile(
  tx: Tx,
  rid: string,
  mark: FileMark,
  priced?: Pick<OrderRow, 'total_fen' | 'discount_fen' | 'revision'>,
): Promise<OrderRow | undefined> {
  const samePrice = priced && [
    eq(orders.total_fen, priced.total_fen),
    eq(orders.discount_fen, priced.discount_fen),
    eq(orders.revision, priced.revision),
  ];
  const [row] = await tx
    .update(orders)
    .set({ [mark]: true })
    .where(and(eq(orders.rid, rid), eq(orders[mark], false), ...(samePrice ?? [])))
    .returning();
  return row;
}

/** Records that the order has no raw data any more. */
export async function unmarkRaw(tx: Tx, rid: string): Promise<void> {
  await tx.update(orders).set({ has_raw: false }).where(eq(orders.rid, rid));
}

/** Returns orders without an agreement, newest first. */
export async function ordersWithoutProtocol(tx: Tx, limit: number): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(eq(orders.protocol_made, false))
    .orderBy(desc(orders.created))
    .limit(limit);
}

/** Returns signed orders of enterprises that wait for their prepayment before the sample is asked for, by key after `after`. */
export async function findUnprepaid(tx: Tx, after: string, limit: number): Promise<OrderRow[]> {
  const waits = [eq(orders.state, 'agreed'), eq(orders.enterprise, true), eq(orders.needs_sample, true)];
  return tx
    .select()
    .from(orders)
    .where(and(...waits, eq(orders.quoted, false), gt(orders.rid, after)))
    .orderBy(asc(orders.rid))
    .limit(limit);
}

/** Returns the codes of a member's orders that have been unpaid since before a moment: the three oldest. */
export async function findOverdue(tx: Tx, user_rid: string, before: Date): Promise<string[]> {
  const rows = await tx
    .select({ code: orders.code })
    .from(orders)
    .where(and(eq(orders.user_rid, user_rid), eq(orders.state, 'unpaid'), lt(orders.changed, before)))
    .orderBy(asc(orders.changed))
    .limit(3);
  return rows.map(({ code }) => code);
}

/** Returns the codes of orders by their keys. */
export async function orderCodes(tx: Tx, rids: readonly string[]): Promise<Map<string, string>> {
  const found = tx.select({ rid: orders.rid, code: orders.code }).from(orders);
  const rows = await found.where(inArray(orders.rid, [...rids]));
  return new Map(rows.map(({ rid, code }) => [rid, code]));
}

/** Returns the codes of a member's orders that are neither closed nor cancelled, oldest first. */
export async function openOrderCodes(tx: Tx, user_rid: string): Promise<string[]> {
  const rows = await tx
    .select({ code: orders.code })
    .from(orders)
    .where(and(eq(orders.user_rid, user_rid), notInArray(orders.state, ['closed', 'cancelled'])))
    .orderBy(asc(orders.created), asc(orders.rid));
  return rows.map(({ code }) => code);
}

/** Adds an entry to the timeline. */
export async function insertEvent(tx: Tx, row: typeof orderEvents.$inferInsert): Promise<void> {
  await tx.insert(orderEvents).values(row);
}

/** Returns when something last happened to each of these orders. */
export async function lastEventsOf(tx: Tx, order_rids: readonly string[]): Promise<Map<string, Date>> {
  if (order_rids.length === 0) return new Map();
  const rows = await tx
    .select({ order_rid: orderEvents.order_rid, at: max(orderEvents.at) })
    .from(orderEvents)
    .where(inArray(orderEvents.order_rid, [...order_rids]))
    .groupBy(orderEvents.order_rid);
  return new Map(rows.flatMap(({ order_rid, at }) => (at ? [[order_rid, at] as const] : [])));
}

export async function itemsOf(tx: Tx, order_rids: readonly string[]): Promise<ItemRow[]> {
  if (order_rids.length === 0) return [];
  return tx
    .select()
    .from(orderItems)
    .where(inArray(orderItems.order_rid, [...order_rids]))
    .orderBy(asc(orderItems.order_rid), asc(orderItems.position));
}

/** Returns items by key. */
export async function findItems(tx: Tx, rids: readonly string[]): Promise<ItemRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(orderItems)
    .where(inArray(orderItems.rid, [...rids]));
}

/** Returns an item of one of the member's orders, with the order. */
export async function findOwnItem(
  tx: Tx,
  user_rid: string,
  rid: string,
): Promise<{ item: ItemRow; order: OrderRow } | undefined> {
  const [row] = await tx
    .select({ item: orderItems, order: orders })
    .from(orderItems)
    .innerJoin(orders, eq(orders.rid, orderItems.order_rid))
    .where(and(eq(orderItems.rid, rid), eq(orders.user_rid, user_rid)));
  return row;
}

export async function timelineOf(tx: Tx, order_rid: string): Promise<EventRow[]> {
  return tx
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.order_rid, order_rid))
    .orderBy(asc(orderEvents.id));
}

/** Locks the items of an order until the end of the transaction. */
export async function lockItems(tx: Tx, order_rid: string): Promise<ItemRow[]> {
  return tx
    .select()
    .from(orderItems)
    .where(eq(orderItems.order_rid, order_rid))
    .orderBy(asc(orderItems.position))
    .for('no key update');
}

export async function pickupOf(tx: Tx, order_rid: string): Promise<PickupRow | undefined> {
  const [row] = await tx.select().from(orderPickups).where(eq(orderPickups.order_rid, order_rid));
  return row;
}

/** Returns how many visits are still to come for orders of a member. */
export async function countPickups(tx: Tx, user_rid: string, today: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(orderPickups)
    .innerJoin(orders, eq(orders.rid, orderPickups.order_rid))
    .where(and(eq(orders.user_rid, user_rid), ne(orders.state, 'cancelled'), gte(orderPickups.date, today)));
  return row?.total ?? 0;
}
