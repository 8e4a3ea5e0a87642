import type { ClusterPaymentState } from '@portal/shared/rules';
import { and, asc, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { clusterPayments } from './cluster.table';

export type ClusterPaymentRow = typeof clusterPayments.$inferSelect;

const { rid, created, expires, statement_rid, cluster_rid, user_rid, month, amount_fen, state } =
  clusterPayments;

/** Whose payments of which month are added up. */
interface Spent {
  readonly cluster_rids: readonly string[];
  readonly user_rids: readonly string[];
  readonly month: string;
}

/**
 * Returns what members have spent of the money of groups in a month, payments that wait included, by
 * `<group> <member>`.
 */
export async function sumPayments(tx: Tx, of: Spent): Promise<ReadonlyMap<string, number>> {
  if (of.cluster_rids.length === 0 || of.user_rids.length === 0) return new Map();
  const rows = await tx
    .select({ cluster_rid, user_rid, sum: sql`sum(${amount_fen})`.mapWith(Number) })
    .from(clusterPayments)
    .where(
      and(
        inArray(cluster_rid, [...of.cluster_rids]),
        inArray(user_rid, [...of.user_rids]),
        eq(month, of.month),
        inArray(state, ['waiting', 'paid']),
      ),
    )
    .groupBy(cluster_rid, user_rid);
  return new Map(rows.map((row) => [`${row.cluster_rid} ${row.user_rid}`, row.sum]));
}

/** Returns what payments that wait have reserved of a group's money, by the keys of their statements. */
export async function waitingByStatement(tx: Tx, cluster: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ rid: statement_rid, sum: sql`sum(${amount_fen})`.mapWith(Number) })
    .from(clusterPayments)
    .where(and(eq(cluster_rid, cluster), eq(state, 'waiting')))
    .groupBy(statement_rid);
  return new Map(rows.map((row) => [row.rid, row.sum]));
}

/** Returns number and sum of the payments that wait in groups, by the keys of the groups. */
export async function countWaitingPayments(
  tx: Tx,
  rids: readonly string[],
): Promise<ReadonlyMap<string, { readonly count: number; readonly amount_fen: number }>> {
  if (rids.length === 0) return new Map();
  const rows = await tx
    .select({ cluster_rid, count: count(), amount_fen: sql`sum(${amount_fen})`.mapWith(Number) })
    .from(clusterPayments)
    .where(and(inArray(cluster_rid, [...rids]), eq(state, 'waiting')))
    .groupBy(cluster_rid);
  return new Map(rows.map(({ cluster_rid: rid, ...waiting }) => [rid, waiting]));
}

export async function insertPayment(tx: Tx, row: ClusterPaymentRow): Promise<void> {
  await tx.insert(clusterPayments).values(row);
}

export async function findPayment(tx: Tx, key: string): Promise<ClusterPaymentRow | undefined> {
  const [row] = await tx.select().from(clusterPayments).where(eq(rid, key));
  return row;
}

/** Locks a payment until the end of the transaction. */
export async function lockPayment(tx: Tx, key: string): Promise<ClusterPaymentRow | undefined> {
  const [row] = await tx.select().from(clusterPayments).where(eq(rid, key)).for('no key update');
  return row;
}

/** Locks the payments of a group that wait, of one member or of all. */
export function lockWaitingPayments(tx: Tx, cluster: string, user?: string): Promise<ClusterPaymentRow[]> {
  return tx
    .select()
    .from(clusterPayments)
    .where(
      and(
        eq(cluster_rid, cluster),
        eq(state, 'waiting'),
        user === undefined ? undefined : eq(user_rid, user),
      ),
    )
    .orderBy(asc(rid))
    .for('no key update');
}

/** Locks payments that wait and whose time has passed, except those that another transaction holds. */
export function lockExpired(tx: Tx, now: Date, atMost: number): Promise<ClusterPaymentRow[]> {
  return tx
    .select()
    .from(clusterPayments)
    .where(and(eq(state, 'waiting'), lte(expires, now)))
    .orderBy(asc(expires))
    .limit(atMost)
    .for('update', { skipLocked: true });
}

export async function updatePayment(
  tx: Tx,
  key: string,
  changes: Pick<ClusterPaymentRow, 'state' | 'decided' | 'decided_by' | 'note'>,
): Promise<void> {
  await tx
    .update(clusterPayments)
    .set({ ...changes, expires: null })
    .where(eq(rid, key));
}

/** Returns the keys of the statements of which a group has paid a part. */
export async function statementsPaidBy(tx: Tx, cluster: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ rid: statement_rid })
    .from(clusterPayments)
    .where(and(eq(cluster_rid, cluster), inArray(state, ['waiting', 'paid'])));
  return rows.map((row) => row.rid);
}

/** Which payments are listed: those of a group, or of a member. */
export type PaymentsOf =
  | { readonly cluster_rid: string; readonly states: readonly ClusterPaymentState[] }
  | { readonly user_rid: string };

/** Returns payments that follow the payment `before`, the newest first. */
export function listPayments(
  tx: Tx,
  of: PaymentsOf,
  { before, size }: { readonly before?: string | undefined; readonly size: number },
): Promise<ClusterPaymentRow[]> {
  return tx
    .select()
    .from(clusterPayments)
    .where(
      and(
        'cluster_rid' in of
          ? and(eq(cluster_rid, of.cluster_rid), inArray(state, [...of.states]))
          : eq(user_rid, of.user_rid),
        before === undefined
          ? undefined
          : sql`(${created}, ${rid}) < (SELECT p.created, p.rid FROM ${clusterPayments} AS p WHERE p.rid = ${before})`,
      ),
    )
    .orderBy(desc(created), desc(rid))
    .limit(size);
}
