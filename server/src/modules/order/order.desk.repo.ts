import { desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { orderAssignments, orderNotes } from './order.desk.table';

/** Most notes of an order that are shown. */
const most = 200;

/** Returns the key of who looks after each of the orders that somebody looks after. */
export async function assigneesOf(tx: Tx, order_rids: readonly string[]): Promise<Map<string, string>> {
  if (order_rids.length === 0) return new Map();
  const { order_rid, staff_rid } = orderAssignments;
  const rows = await tx
    .select({ order_rid, staff_rid })
    .from(orderAssignments)
    .where(inArray(order_rid, [...order_rids]));
  return new Map(rows.map((row) => [row.order_rid, row.staff_rid]));
}

/** Orders that a person looks after, for a condition. */
export const ordersOf = (tx: Tx, staff_rid: string) =>
  tx
    .select({ rid: orderAssignments.order_rid })
    .from(orderAssignments)
    .where(eq(orderAssignments.staff_rid, staff_rid));

/** Says who looks after an order from now on; undefined: nobody. The order is locked. */
export async function putAssignee(
  tx: Tx,
  order_rid: string,
  staff_rid: string | undefined,
  at: Date,
): Promise<void> {
  await tx.delete(orderAssignments).where(eq(orderAssignments.order_rid, order_rid));
  if (staff_rid !== undefined) await tx.insert(orderAssignments).values({ order_rid, staff_rid, at });
}

export async function insertNote(tx: Tx, row: Omit<typeof orderNotes.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(orderNotes).values(row);
}

/** Returns the notes of an order, the newest first. */
export function notesOf(tx: Tx, order_rid: string) {
  return tx
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.order_rid, order_rid))
    .orderBy(desc(orderNotes.id))
    .limit(most);
}
