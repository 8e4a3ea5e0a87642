import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { clusterPayments } from './cluster.table';

const { cluster_rid, user_rid, month, amount_fen, state } = clusterPayments;

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
