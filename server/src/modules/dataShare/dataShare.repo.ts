import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { dataShareOpenings, dataShares } from './dataShare.table';

export type DataShareRow = typeof dataShares.$inferSelect;
export type OpeningRow = typeof dataShareOpenings.$inferSelect;

export async function insertDataShare(tx: Tx, row: DataShareRow): Promise<void> {
  await tx.insert(dataShares).values(row);
}

/** Returns the link with this code, also an ended one. */
export async function findByCode(tx: Tx, code: string): Promise<DataShareRow | undefined> {
  const [row] = await tx.select().from(dataShares).where(eq(dataShares.code, code));
  return row;
}

/** Returns the link with this key, also an ended one. */
export async function findDataShare(tx: Tx, rid: string): Promise<DataShareRow | undefined> {
  const [row] = await tx.select().from(dataShares).where(eq(dataShares.rid, rid));
  return row;
}

/** Returns a member's links, the newest first. */
export const listDataShares = (tx: Tx, user_rid: string): Promise<DataShareRow[]> =>
  tx
    .select()
    .from(dataShares)
    .where(eq(dataShares.user_rid, user_rid))
    .orderBy(desc(dataShares.created), asc(dataShares.rid));

/** Ends a member's link; returns false when there is none. An ended one stays as it is. */
export async function revokeDataShare(tx: Tx, user_rid: string, code: string, now: Date): Promise<boolean> {
  const share = await findByCode(tx, code);
  if (share?.user_rid !== user_rid) return false;
  await tx
    .update(dataShares)
    .set({ revoked: now })
    .where(and(eq(dataShares.rid, share.rid), isNull(dataShares.revoked), gt(dataShares.expires, now)));
  return true;
}

/** Deletes links with these keys and their logs. */
export async function deleteDataShares(tx: Tx, rids: readonly string[]): Promise<void> {
  if (rids.length > 0) await tx.delete(dataShares).where(inArray(dataShares.rid, [...rids]));
}

/** Deletes links that ended before this time, and their logs. */
export async function deleteEndedBefore(tx: Tx, before: Date): Promise<void> {
  await tx
    .delete(dataShares)
    .where(
      or(lte(dataShares.expires, before), and(isNotNull(dataShares.revoked), lt(dataShares.revoked, before))),
    );
}

/** Counts an act of a receiver on a day. */
export async function countOpening(tx: Tx, opening: Omit<OpeningRow, 'count'>): Promise<void> {
  const { share_rid, day, act, file } = dataShareOpenings;
  await tx
    .insert(dataShareOpenings)
    .values({ ...opening, count: 1 })
    .onConflictDoUpdate({
      target: [share_rid, day, act, file],
      set: { count: sql`${dataShareOpenings.count} + 1` },
    });
}

/** Returns what was done with these links, the newest day first. */
export const openingsOf = (tx: Tx, rids: readonly string[]): Promise<OpeningRow[]> =>
  tx
    .select()
    .from(dataShareOpenings)
    .where(inArray(dataShareOpenings.share_rid, [...rids]))
    .orderBy(
      desc(dataShareOpenings.day),
      asc(dataShareOpenings.act),
      desc(dataShareOpenings.count),
      asc(dataShareOpenings.file),
    );
