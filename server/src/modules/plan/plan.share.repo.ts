import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { planShares } from './plan.share.table';

export type PlanShareRow = typeof planShares.$inferSelect;

export async function insertShare(tx: Tx, row: PlanShareRow): Promise<void> {
  await tx.insert(planShares).values(row);
}

/** Returns the valid link with this code. */
export async function findShare(tx: Tx, code: string, now: Date): Promise<PlanShareRow | undefined> {
  const [row] = await tx
    .select()
    .from(planShares)
    .where(and(eq(planShares.code, code), gt(planShares.expires, now)));
  return row;
}

/** Returns a member's valid links, the newest first. */
export const listShares = (tx: Tx, user_rid: string, now: Date): Promise<PlanShareRow[]> =>
  tx
    .select()
    .from(planShares)
    .where(and(eq(planShares.user_rid, user_rid), gt(planShares.expires, now)))
    .orderBy(desc(planShares.created));

/** Deletes a member's expired links. */
export async function deleteExpiredShares(tx: Tx, user_rid: string, now: Date): Promise<void> {
  await tx.delete(planShares).where(and(eq(planShares.user_rid, user_rid), lte(planShares.expires, now)));
}

/** Deletes a member's link; returns false when there is none. */
export async function deleteShare(tx: Tx, user_rid: string, code: string): Promise<boolean> {
  const gone = await tx
    .delete(planShares)
    .where(and(eq(planShares.code, code), eq(planShares.user_rid, user_rid)))
    .returning({ code: planShares.code });
  return gone.length > 0;
}
