import type { ClusterRole } from '@portal/shared/rules';
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { clusterBudgetNotices, clusterBudgets, clusterMembers, clusters } from './cluster.table';

export type ClusterBudgetRow = typeof clusterBudgets.$inferSelect;

const { rid, cluster_rid, user_rid, fund_code, blocks } = clusterBudgets;

/** Returns the budgets of a group: those of members first. */
export const listBudgets = (tx: Tx, cluster: string): Promise<ClusterBudgetRow[]> =>
  tx
    .select()
    .from(clusterBudgets)
    .where(eq(cluster_rid, cluster))
    .orderBy(sql`${fund_code} NULLS FIRST`, asc(user_rid));

/**
 * Locks the budgets of groups that stop payments of a member: the own ones and those of all projects. Members who use the same one pay
 * one after the other.
 */
export const lockStops = (
  tx: Tx,
  clusterRids: readonly string[],
  user: string,
): Promise<ClusterBudgetRow[]> =>
  tx
    .select()
    .from(clusterBudgets)
    .where(
      and(inArray(cluster_rid, [...clusterRids]), eq(blocks, true), or(isNull(user_rid), eq(user_rid, user))),
    )
    .orderBy(asc(rid))
    .for('no key update');

export async function insertBudget(tx: Tx, row: ClusterBudgetRow): Promise<void> {
  await tx.insert(clusterBudgets).values(row);
}

export async function updateBudget(
  tx: Tx,
  key: string,
  changes: Pick<ClusterBudgetRow, 'amount_fen' | 'blocks' | 'changed'>,
): Promise<void> {
  await tx.update(clusterBudgets).set(changes).where(eq(rid, key));
}

export async function deleteBudget(tx: Tx, key: string): Promise<void> {
  await tx.delete(clusterBudgets).where(eq(rid, key));
}

/** Records that a notice tells of a percentage of a budget in a month; returns false when one did already. */
export async function recordNotice(
  tx: Tx,
  notice: typeof clusterBudgetNotices.$inferInsert,
): Promise<boolean> {
  const added = await tx.insert(clusterBudgetNotices).values(notice).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Deletes the budget of a member who leaves a group. */
export async function deleteMemberBudget(
  tx: Tx,
  member: Pick<typeof clusterMembers.$inferSelect, 'cluster_rid' | 'user_rid'>,
): Promise<void> {
  await tx
    .delete(clusterBudgets)
    .where(and(eq(cluster_rid, member.cluster_rid), eq(user_rid, member.user_rid)));
}

/** Deletes all budgets of a group. */
export async function deleteBudgets(tx: Tx, cluster: string): Promise<void> {
  await tx.delete(clusterBudgets).where(eq(cluster_rid, cluster));
}

/** A budget of a group in which a member is, with the group's name and the member's role. */
export interface SeenBudget {
  readonly budget: ClusterBudgetRow;
  readonly cluster: string;
  readonly role: ClusterRole;
}

/** Returns all budgets of the groups of a member. */
export const budgetsAround = (tx: Tx, user: string): Promise<SeenBudget[]> =>
  tx
    .select({ budget: clusterBudgets, cluster: clusters.name, role: clusterMembers.role })
    .from(clusterMembers)
    .innerJoin(clusters, eq(clusters.rid, clusterMembers.cluster_rid))
    .innerJoin(clusterBudgets, eq(cluster_rid, clusterMembers.cluster_rid))
    .where(and(eq(clusterMembers.user_rid, user), ne(clusters.state, 'dissolved')))
    .orderBy(asc(cluster_rid), sql`${fund_code} NULLS FIRST`, asc(user_rid));
