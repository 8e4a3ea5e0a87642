import type { OrderFacts, OrderState } from '@portal/shared/rules';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { orderFiles } from '../orderFile/orderFile.table';
import { orderEvents, orderItems, orderPickups, orderPromises, orders } from './order.table';

export type OrderRow = typeof orders.$inferSelect;
export type ItemRow = typeof orderItems.$inferSelect;
export type EventRow = typeof orderEvents.$inferSelect;
export type PromiseRow = typeof orderPromises.$inferSelect;
export type PickupRow = typeof orderPickups.$inferSelect;

/** A new order with all that belongs to it. */
export interface NewOrder {
  readonly order: typeof orders.$inferInsert;
  readonly items: readonly (typeof orderItems.$inferInsert)[];
  readonly pickup: typeof orderPickups.$inferInsert | null;
}

export async function insertOrder(tx: Tx, { order, items, pickup }: NewOrder): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(order).returning();
  if (!row) throw new Error('an inserted order was not returned');
  await tx.insert(orderItems).values([...items]);
  if (pickup) await tx.insert(orderPickups).values(pickup);
  return row;
}

/** An order of this member; undefined for others' orders too. */
export async function findOwnOrder(tx: Tx, user_rid: string, rid: string): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.rid, rid), eq(orders.user_rid, user_rid)));
  return row;
}

export async function findOrderByCode(tx: Tx, code: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.code, code.toUpperCase()));
  return row;
}

/** Changes the state if it is still `order.state`; undefined when somebody else was faster. */
export async function updateState(
  tx: Tx,
  order: OrderRow,
  state: OrderState,
  at: Date,
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .update(orders)
    .set({ state, changed: at })
    .where(and(eq(orders.rid, order.rid), eq(orders.state, order.state)))
    .returning();
  return row;
}

/** What decides about each order's acts, by order rid. */
export async function factsOf(tx: Tx, list: readonly OrderRow[]): Promise<Map<string, OrderFacts>> {
  const kinds = await tx
    .select({ order_rid: orderFiles.order_rid, kind: orderFiles.kind })
    .from(orderFiles)
    .where(
      inArray(
        orderFiles.order_rid,
        list.map((order) => order.rid),
      ),
    );
  const has = (rid: string, kind: string) =>
    kinds.some((file) => file.order_rid === rid && file.kind === kind);
  return new Map(
    list.map((order) => [
      order.rid,
      {
        state: order.state,
        enterprise: order.enterprise,
        needsSample: order.needs_sample,
        signed: has(order.rid, 'signed'),
        hasData: has(order.rid, 'data'),
      },
    ]),
  );
}

export async function itemsOf(tx: Tx, order_rids: readonly string[]): Promise<ItemRow[]> {
  return tx
    .select()
    .from(orderItems)
    .where(inArray(orderItems.order_rid, [...order_rids]))
    .orderBy(asc(orderItems.order_rid), asc(orderItems.position));
}

export async function timelineOf(tx: Tx, order_rid: string): Promise<EventRow[]> {
  return tx
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.order_rid, order_rid))
    .orderBy(asc(orderEvents.id));
}

export async function promisesOf(tx: Tx, order_rid: string): Promise<PromiseRow[]> {
  return tx
    .select()
    .from(orderPromises)
    .where(eq(orderPromises.order_rid, order_rid))
    .orderBy(asc(orderPromises.due));
}

export async function pickupOf(tx: Tx, order_rid: string): Promise<PickupRow | undefined> {
  const [row] = await tx.select().from(orderPickups).where(eq(orderPickups.order_rid, order_rid));
  return row;
}
