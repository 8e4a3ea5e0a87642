import type { PromoterState } from '@portal/shared/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { type QueuePage, queued } from '../../db/queue';
import { promoterReferrals, promoters } from './promoter.table';

export type PromoterRow = typeof promoters.$inferSelect;

export async function findPromoter(tx: Tx, user_rid: string): Promise<PromoterRow | undefined> {
  const [row] = await tx.select().from(promoters).where(eq(promoters.user_rid, user_rid));
  return row;
}

/** Returns the approved promoter with this code. */
export async function findByCode(tx: Tx, code: string): Promise<PromoterRow | undefined> {
  const [row] = await tx
    .select()
    .from(promoters)
    .where(and(eq(promoters.code, code), eq(promoters.state, 'approved')));
  return row;
}

/** Adds an application, or replaces one in these states; returns undefined when the state is another one. */
export async function putApplication(
  tx: Tx,
  application: Pick<PromoterRow, 'user_rid' | 'channel' | 'applied'>,
  from: readonly PromoterState[],
): Promise<PromoterRow | undefined> {
  const row = { ...application, state: 'waiting', note: '', decided: null } as const;
  const [put] = await tx
    .insert(promoters)
    .values(row)
    .onConflictDoUpdate({
      target: promoters.user_rid,
      set: row,
      setWhere: inArray(promoters.state, [...from]),
    })
    .returning();
  return put;
}

/** Changes a promoter in this state; returns undefined when the state is another one. */
export async function updateIn(
  tx: Tx,
  user_rid: string,
  from: PromoterState,
  change: Partial<PromoterRow>,
): Promise<PromoterRow | undefined> {
  const [row] = await tx
    .update(promoters)
    .set(change)
    .where(and(eq(promoters.user_rid, user_rid), eq(promoters.state, from)))
    .returning();
  return row;
}

/** Returns a page of the promoters in these states, the oldest application first. */
export const listPromoters = (tx: Tx, states: readonly PromoterState[], page: QueuePage) =>
  queued(tx, promoters, {
    ...page,
    states,
    by: { state: promoters.state, time: promoters.applied, key: promoters.user_rid },
  });

export async function insertReferral(tx: Tx, row: typeof promoterReferrals.$inferInsert): Promise<void> {
  await tx.insert(promoterReferrals).values(row);
}

/** Returns whether a promoter referred this member, whatever became of the promoter. */
export async function isReferred(tx: Tx, user_rid: string): Promise<boolean> {
  return (await tx.$count(promoterReferrals, eq(promoterReferrals.user_rid, user_rid))) > 0;
}

/** Returns the approved promoter who referred a member. */
export async function findReferrer(tx: Tx, user_rid: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ rid: promoters.user_rid })
    .from(promoterReferrals)
    .innerJoin(promoters, eq(promoters.user_rid, promoterReferrals.promoter_rid))
    .where(and(eq(promoterReferrals.user_rid, user_rid), eq(promoters.state, 'approved')));
  return row?.rid;
}
