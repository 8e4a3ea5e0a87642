import type { ClusterRequestKind, ClusterRequestState } from '@portal/shared/rules';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { type Page, paged } from '../../db/paged';
import { clusterRequests } from './cluster.table';

export type ClusterRequestRow = typeof clusterRequests.$inferSelect;

const { rid, cluster_rid, user_rid, kind, state, created } = clusterRequests;
const waiting = eq(state, 'waiting');

export async function insertRequest(tx: Tx, row: ClusterRequestRow): Promise<void> {
  await tx.insert(clusterRequests).values(row);
}

export async function findRequest(tx: Tx, key: string): Promise<ClusterRequestRow | undefined> {
  const [row] = await tx.select().from(clusterRequests).where(eq(rid, key));
  return row;
}

/** Returns the request of a person that waits in a group. */
export async function findWaiting(
  tx: Tx,
  cluster: string,
  user: string,
): Promise<ClusterRequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(clusterRequests)
    .where(and(eq(cluster_rid, cluster), eq(user_rid, user), waiting));
  return row;
}

/** Returns the groups among these in which a request of the person waits. */
export async function waitingIn(tx: Tx, rids: readonly string[], user: string): Promise<ReadonlySet<string>> {
  if (rids.length === 0) return new Set();
  const rows = await tx
    .select({ cluster: cluster_rid })
    .from(clusterRequests)
    .where(and(inArray(cluster_rid, [...rids]), eq(user_rid, user), waiting));
  return new Set(rows.map(({ cluster }) => cluster));
}

/** Decides a request that waits; returns false when it was decided before. */
export async function decideRequest(
  tx: Tx,
  key: string,
  decided: { readonly state: Exclude<ClusterRequestState, 'waiting'>; readonly decided: Date },
): Promise<boolean> {
  const rows = await tx
    .update(clusterRequests)
    .set(decided)
    .where(and(eq(rid, key), waiting))
    .returning({ rid });
  return rows.length === 1;
}

/** Cancels all requests that wait in a group. */
export async function cancelWaiting(tx: Tx, cluster: string, decided: Date): Promise<void> {
  await tx
    .update(clusterRequests)
    .set({ state: 'cancelled', decided })
    .where(and(eq(cluster_rid, cluster), waiting));
}

/** Whose requests are listed: those of a group, or of a person. */
export type RequestsOf = { readonly cluster_rid: string } | { readonly user_rid: string };

interface RequestPage extends Page {
  /** Only those that wait. */
  readonly waiting?: true | undefined;
}

/** Returns a page of requests: those that wait first, then the newest. */
export const listRequests = (tx: Tx, of: RequestsOf, { waiting: only, ...page }: RequestPage) =>
  paged(tx, clusterRequests, {
    ...page,
    where: and(
      'cluster_rid' in of ? eq(cluster_rid, of.cluster_rid) : eq(user_rid, of.user_rid),
      only && waiting,
    ),
    orderBy: [desc(sql`${state} = 'waiting'`), desc(created), asc(rid)],
  });

/** Returns the number of requests of a kind that wait in groups, by the keys of the groups. */
export async function countWaiting(
  tx: Tx,
  rids: readonly string[],
  of: ClusterRequestKind,
): Promise<ReadonlyMap<string, number>> {
  if (rids.length === 0) return new Map();
  const rows = await tx
    .select({ cluster: cluster_rid, waiting: count() })
    .from(clusterRequests)
    .where(and(inArray(cluster_rid, [...rids]), eq(kind, of), waiting))
    .groupBy(cluster_rid);
  return new Map(rows.map((row) => [row.cluster, row.waiting]));
}
