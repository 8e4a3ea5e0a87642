import { desc, eq, inArray, sum } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { type Page, paged } from '../../db/paged';
import { rebatePayees, rebateReturns, rebates } from './rebate.table';

export type RebateRow = typeof rebates.$inferSelect;
export type PayeeRow = typeof rebatePayees.$inferSelect;

/** Adds the rebate of an order; returns false when the order has one. */
export async function insertRebate(tx: Tx, row: RebateRow): Promise<boolean> {
  const added = await tx
    .insert(rebates)
    .values(row)
    .onConflictDoNothing()
    .returning({ rid: rebates.order_rid });
  return added.length === 1;
}

/** Locks the rebate of an order, so that its refunds are computed one after the other. */
export async function lockRebate(tx: Tx, order_rid: string): Promise<RebateRow | undefined> {
  const [row] = await tx.select().from(rebates).where(eq(rebates.order_rid, order_rid)).for('no key update');
  return row;
}

/** Adds what a refund takes back; returns false when the refund was counted before. */
export async function insertReturn(tx: Tx, row: typeof rebateReturns.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(rebateReturns)
    .values(row)
    .onConflictDoNothing()
    .returning({ rid: rebateReturns.refund_rid });
  return added.length === 1;
}

/** What the refunds of one order add up to, and what they take back of its rebate. */
export interface Returned {
  readonly refunded_fen: number;
  readonly amount_fen: number;
}

/** Returns the sums of the refunds of each order; orders without refunds are missing. */
export async function returnedOf(tx: Tx, order_rids: readonly string[]): Promise<Map<string, Returned>> {
  if (order_rids.length === 0) return new Map();
  const { order_rid, refunded_fen, amount_fen } = rebateReturns;
  const rows = await tx
    .select({
      order_rid,
      refunded_fen: sum(refunded_fen).mapWith(Number),
      amount_fen: sum(amount_fen).mapWith(Number),
    })
    .from(rebateReturns)
    .where(inArray(order_rid, [...order_rids]))
    .groupBy(order_rid);
  return new Map(rows.map(({ order_rid: rid, ...sums }) => [rid, sums]));
}

/** Returns all that refunds take back of a promoter's rebates. */
export async function sumReturns(tx: Tx, promoter_rid: string): Promise<number> {
  const [row] = await tx
    .select({ total: sum(rebateReturns.amount_fen).mapWith(Number) })
    .from(rebateReturns)
    .where(eq(rebateReturns.promoter_rid, promoter_rid));
  return row?.total ?? 0;
}

export function listRebates(tx: Tx, promoter_rid: string, page: Page) {
  return paged(tx, rebates, {
    where: eq(rebates.promoter_rid, promoter_rid),
    orderBy: [desc(rebates.created), desc(rebates.order_rid)],
    ...page,
  });
}

export async function findPayee(tx: Tx, user_rid: string): Promise<PayeeRow | undefined> {
  const [row] = await tx.select().from(rebatePayees).where(eq(rebatePayees.user_rid, user_rid));
  return row;
}

export async function putPayee(tx: Tx, row: PayeeRow): Promise<void> {
  await tx.insert(rebatePayees).values(row).onConflictDoUpdate({ target: rebatePayees.user_rid, set: row });
}

export async function deletePayee(tx: Tx, user_rid: string): Promise<void> {
  await tx.delete(rebatePayees).where(eq(rebatePayees.user_rid, user_rid));
}
