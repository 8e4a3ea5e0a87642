import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { inviteRewards } from './invite.table';

export type RewardRow = typeof inviteRewards.$inferSelect;

/** Adds the first paid order of an invited member; a later order of the member changes nothing. */
export async function insertReward(tx: Tx, row: typeof inviteRewards.$inferInsert): Promise<void> {
  await tx.insert(inviteRewards).values(row).onConflictDoNothing();
}

/** Returns new members whose coupons have not been issued, those that paid first before others. */
export async function findDue(tx: Tx, atMost: number): Promise<string[]> {
  const rows = await tx
    .select({ rid: inviteRewards.user_rid })
    .from(inviteRewards)
    .where(isNull(inviteRewards.done))
    .orderBy(inviteRewards.paid)
    .limit(atMost);
  return rows.map(({ rid }) => rid);
}

/** Locks a reward that is not done; undefined when another process does it or has done it. */
export async function lockDue(tx: Tx, user_rid: string): Promise<RewardRow | undefined> {
  const [row] = await tx
    .select()
    .from(inviteRewards)
    .where(and(eq(inviteRewards.user_rid, user_rid), isNull(inviteRewards.done)))
    .for('update', { skipLocked: true });
  return row;
}

export async function markDone(
  tx: Tx,
  user_rid: string,
  set: Pick<RewardRow, 'done' | 'member_coupon_rid' | 'inviter_coupon_rid'>,
): Promise<void> {
  await tx.update(inviteRewards).set(set).where(eq(inviteRewards.user_rid, user_rid));
}

/** Returns the rewards of these new members; those who have not paid an order are missing. */
export async function findRewards(tx: Tx, user_rids: readonly string[]): Promise<Map<string, RewardRow>> {
  if (user_rids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(inviteRewards)
    .where(inArray(inviteRewards.user_rid, [...user_rids]));
  return new Map(rows.map((row) => [row.user_rid, row]));
}

/** Counts the invitations for which the inviter got a coupon. */
export const countRewarded = (tx: Tx, inviter_rid: string): Promise<number> =>
  tx.$count(
    inviteRewards,
    and(eq(inviteRewards.inviter_rid, inviter_rid), isNotNull(inviteRewards.inviter_coupon_rid)),
  );
