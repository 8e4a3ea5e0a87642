import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { priceGroupMembers, priceGroups } from './priceGroup.table';

/** Returns the members of a group in the order in which they were added. */
export const listMembers = (tx: Tx, group_rid: string) =>
  tx
    .select({ user_rid: priceGroupMembers.user_rid, created: priceGroupMembers.created })
    .from(priceGroupMembers)
    .where(eq(priceGroupMembers.group_rid, group_rid))
    .orderBy(asc(priceGroupMembers.created), asc(priceGroupMembers.user_rid));

/** Counts the members of a group. */
export const countMembers = (tx: Tx, group_rid: string): Promise<number> =>
  tx.$count(priceGroupMembers, eq(priceGroupMembers.group_rid, group_rid));

/** Returns the group that a member is in; undefined for none. */
export async function groupOfMember(tx: Tx, user_rid: string) {
  const [row] = await tx
    .select({ rid: priceGroups.rid, code: priceGroups.code, name: priceGroups.name })
    .from(priceGroupMembers)
    .innerJoin(priceGroups, eq(priceGroups.rid, priceGroupMembers.group_rid))
    .where(eq(priceGroupMembers.user_rid, user_rid));
  return row;
}

/** Puts a member into a group; false when the member is in one. */
export async function insertMember(tx: Tx, row: typeof priceGroupMembers.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(priceGroupMembers)
    .values(row)
    .onConflictDoNothing()
    .returning({ user_rid: priceGroupMembers.user_rid });
  return added.length > 0;
}

/** Takes a member out of a group; false when the member is not in it. */
export async function deleteMember(tx: Tx, group_rid: string, user_rid: string): Promise<boolean> {
  const gone = await tx
    .delete(priceGroupMembers)
    .where(and(eq(priceGroupMembers.group_rid, group_rid), eq(priceGroupMembers.user_rid, user_rid)))
    .returning({ user_rid: priceGroupMembers.user_rid });
  return gone.length > 0;
}
