import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { promoterReferrals, promoters } from '../promoter/promoter.table';
import { type Merged, movedBy, movesOnce } from './accountMerge.rule.repo';

/**
 * Moves what a promoter has: the members who were referred, and the promotion itself unless the kept account promotes already. Two links
 * of one person become one; the other no longer leads anywhere.
 */
async function movePromoter(tx: Tx, { from, into }: Merged): Promise<void> {
  const found = await tx
    .select()
    .from(promoters)
    .where(inArray(promoters.user_rid, [from, into]));
  const given = found.find(({ user_rid }) => user_rid === from);
  if (!given) return;
  const kept = found.find(({ user_rid }) => user_rid === into);
  const { user_rid: _, ...promotion } = given;
  await tx.update(promoters).set({ state: 'ended', code: null }).where(eq(promoters.user_rid, from));
  if (!kept) await tx.insert(promoters).values({ ...promotion, user_rid: into });
  else if (kept.state !== 'approved' && given.state === 'approved')
    await tx.update(promoters).set(promotion).where(eq(promoters.user_rid, into));
  await tx
    .update(promoterReferrals)
    .set({ promoter_rid: into })
    .where(eq(promoterReferrals.promoter_rid, from));
  await tx.delete(promoters).where(eq(promoters.user_rid, from));
}

/** Nobody is referred by himself, which a merge could say. */
async function dropOwnReferral(tx: Tx, { into }: Merged): Promise<void> {
  const { user_rid, promoter_rid } = promoterReferrals;
  await tx.delete(promoterReferrals).where(and(eq(user_rid, into), eq(promoter_rid, into)));
}

/** Rules of promoters and whom they referred. */
export const promoterRules = {
  promoter: movedBy(promoters.user_rid, movePromoter),
  referred: movesOnce(promoterReferrals.user_rid, { by: [] }),
  // After the promoter, who has moved them.
  referrals: movedBy(promoterReferrals.promoter_rid, dropOwnReferral),
} as const;
