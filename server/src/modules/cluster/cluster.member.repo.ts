import type { ClusterRole } from '@portal/shared/rules';
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { type Page, paged } from '../../db/paged';
import { clusterMembers } from './cluster.table';

export type ClusterMemberRow = typeof clusterMembers.$inferSelect;

const { cluster_rid, user_rid, role, joined } = clusterMembers;
const isMember = (cluster: string, user: string) => and(eq(cluster_rid, cluster), eq(user_rid, user));

export async function insertMember(tx: Tx, row: ClusterMemberRow): Promise<void> {
  await tx.insert(clusterMembers).values(row);
}

export async function findMember(
  tx: Tx,
  cluster: string,
  user: string,
): Promise<ClusterMemberRow | undefined> {
  const [row] = await tx.select().from(clusterMembers).where(isMember(cluster, user));
  return row;
}

/** Locks a membership, so that payments of one member from one group run one after the other. */
export async function lockMember(
  tx: Tx,
  cluster: string,
  user: string,
): Promise<ClusterMemberRow | undefined> {
  const [row] = await tx.select().from(clusterMembers).where(isMember(cluster, user)).for('no key update');
  return row;
}

/** Deletes all members of a group but its owner. */
export async function deleteOthers(tx: Tx, cluster: string): Promise<void> {
  await tx.delete(clusterMembers).where(and(eq(cluster_rid, cluster), ne(role, 'owner')));
}

/** Returns whether two members are in one group. */
export async function inCommonCluster(tx: Tx, one: string, other: string): Promise<boolean> {
  const others = alias(clusterMembers, 'others');
  const [row] = await tx
    .select({ cluster_rid })
    .from(clusterMembers)
    .innerJoin(others, eq(others.cluster_rid, cluster_rid))
    .where(and(eq(user_rid, one), eq(others.user_rid, other)))
    .limit(1);
  return row !== undefined;
}

/** Returns the member's rows in these groups. */
export async function findMemberships(
  tx: Tx,
  rids: readonly string[],
  user: string,
): Promise<ClusterMemberRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(clusterMembers)
    .where(and(inArray(cluster_rid, [...rids]), eq(user_rid, user)));
}

export async function updateMember(
  tx: Tx,
  { cluster_rid: cluster, user_rid: user }: ClusterMemberRow,
  changes: Partial<Pick<ClusterMemberRow, 'role' | 'limit_fen'>>,
): Promise<void> {
  await tx.update(clusterMembers).set(changes).where(isMember(cluster, user));
}

export async function deleteMember(
  tx: Tx,
  { cluster_rid: cluster, user_rid: user }: ClusterMemberRow,
): Promise<void> {
  await tx.delete(clusterMembers).where(isMember(cluster, user));
}

/** Returns a page of the members of a group: owner, managers, finance, then the others by the time they joined. */
export const listMembers = (tx: Tx, cluster: string, page: Page) =>
  paged(tx, clusterMembers, {
    ...page,
    where: eq(cluster_rid, cluster),
    orderBy: [
      sql`CASE ${role} WHEN 'owner' THEN 0 WHEN 'manager' THEN 1 WHEN 'finance' THEN 2 ELSE 3 END`,
      asc(joined),
      asc(user_rid),
    ],
  });

/** Returns the keys of the members of a group who have one of these roles, or of all. */
export async function memberRids(tx: Tx, cluster: string, roles?: readonly ClusterRole[]): Promise<string[]> {
  const rows = await tx
    .select({ rid: user_rid })
    .from(clusterMembers)
    .where(and(eq(cluster_rid, cluster), roles && inArray(role, [...roles])));
  return rows.map(({ rid }) => rid);
}

/** Returns the owners of groups, by the keys of the groups. */
export async function ownersOf(tx: Tx, rids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (rids.length === 0) return new Map();
  const rows = await tx
    .select({ cluster: cluster_rid, user: user_rid })
    .from(clusterMembers)
    .where(and(inArray(cluster_rid, [...rids]), eq(role, 'owner')));
  return new Map(rows.map(({ cluster, user }) => [cluster, user]));
}

/** Returns the number of members of groups, by the keys of the groups. */
export async function countMembers(tx: Tx, rids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (rids.length === 0) return new Map();
  const rows = await tx
    .select({ cluster: cluster_rid, members: count() })
    .from(clusterMembers)
    .where(inArray(cluster_rid, [...rids]))
    .groupBy(cluster_rid);
  return new Map(rows.map(({ cluster, members }) => [cluster, members]));
}
