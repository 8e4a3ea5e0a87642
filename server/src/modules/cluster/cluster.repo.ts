import { type ClusterRole, type ClusterState, clusterStates } from '@portal/shared/rules';
import { and, asc, desc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { type Page, paged } from '../../db/paged';
import { type QueuePage, queued } from '../../db/queue';
import { attempts } from '../keyword/keyword.attempt.rules';
import { matchWords, writeWords } from '../keyword/keyword.repo';
import { noNames } from '../keyword/keyword.vocabulary.rules';
import { clusterMembers, clusterPayments, clusterRequests, clusters } from './cluster.table';

export type ClusterRow = Omit<typeof clusters.$inferSelect, 'words'>;

const indexed = { table: clusters, words: clusters.words };
const exists = ne(clusters.state, 'dissolved');

/** Inserts a group with the lexemes of its name. */
export async function insertCluster(tx: Tx, row: ClusterRow): Promise<void> {
  await tx.insert(clusters).values(row);
  await writeName(tx, row);
}

type Changes = Partial<Omit<ClusterRow, 'rid' | 'code' | 'created'>>;

export async function updateCluster(tx: Tx, row: ClusterRow, changes: Changes): Promise<ClusterRow> {
  await tx.update(clusters).set(changes).where(eq(clusters.rid, row.rid));
  const changed = { ...row, ...changes };
  if (changed.name !== row.name) await writeName(tx, changed);
  return changed;
}

const writeName = (tx: Tx, row: ClusterRow): Promise<void> => writeNames(tx, [row]);

async function writeNames(tx: Tx, rows: readonly Pick<ClusterRow, 'rid' | 'name'>[]): Promise<void> {
  const { keywordVector } = await import('../keyword/keyword.index.rules');
  const words = rows.map(({ rid, name }) => ({
    rid,
    words: keywordVector({ title: name, aliases: '', tags: '', text: '' }),
  }));
  await writeWords(tx, indexed, words);
}

/** Writes the search lexemes of all groups. */
export async function indexClusters(tx: Tx): Promise<void> {
  await writeNames(tx, await tx.select({ rid: clusters.rid, name: clusters.name }).from(clusters));
}

/** Locks a group that is not dissolved: acts on its members and its money run one after the other. */
export async function lockCluster(tx: Tx, rid: string): Promise<ClusterRow | undefined> {
  const [row] = await tx
    .select()
    .from(clusters)
    .where(and(eq(clusters.rid, rid), exists))
    .for('no key update');
  return row;
}

/** Locks a group against acts that change it, together with others who pay from it; undefined when it is dissolved. */
export async function shareCluster(tx: Tx, rid: string): Promise<ClusterRow | undefined> {
  const [row] = await tx
    .select()
    .from(clusters)
    .where(and(eq(clusters.rid, rid), exists))
    .for('share');
  return row;
}

/** Returns a group that is not dissolved. */
export async function findCluster(tx: Tx, rid: string): Promise<ClusterRow | undefined> {
  const [row] = await tx
    .select()
    .from(clusters)
    .where(and(eq(clusters.rid, rid), exists));
  return row;
}

/** Returns groups by key, dissolved ones included. */
export async function findClusters(tx: Tx, rids: readonly string[]): Promise<ClusterRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(clusters)
    .where(inArray(clusters.rid, [...rids]));
}

/** Condition: an application or a payment waits for an answer of the managers. */
const hasWaiting = (tx: Tx) =>
  or(
    inArray(
      clusters.rid,
      tx
        .select({ rid: clusterRequests.cluster_rid })
        .from(clusterRequests)
        .where(and(eq(clusterRequests.kind, 'apply'), eq(clusterRequests.state, 'waiting'))),
    ),
    inArray(
      clusters.rid,
      tx
        .select({ rid: clusterPayments.cluster_rid })
        .from(clusterPayments)
        .where(eq(clusterPayments.state, 'waiting')),
    ),
  );

/** Returns the number of groups that a member owns. */
export const countOwned = (tx: Tx, user_rid: string): Promise<number> =>
  listClustersOf(tx, user_rid, { roles: ['owner'], page: 1, size: 1 }).then(({ total }) => total);

/** Returns a page of the groups in which a member has one of these roles, the newest first; perhaps only those in which something waits. */
export const listClustersOf = (
  tx: Tx,
  user_rid: string,
  { roles, waiting, ...page }: Page & { roles: readonly ClusterRole[]; waiting?: true | undefined },
) =>
  paged(tx, clusters, {
    ...page,
    where: and(
      exists,
      waiting && hasWaiting(tx),
      inArray(
        clusters.rid,
        tx
          .select({ rid: clusterMembers.cluster_rid })
          .from(clusterMembers)
          .where(and(eq(clusterMembers.user_rid, user_rid), inArray(clusterMembers.role, [...roles]))),
      ),
    ),
    orderBy: [desc(clusters.created), asc(clusters.rid)],
  });

/** Returns a page of the groups with this code, or whose name matches if they are listed. */
export async function searchClusters(tx: Tx, { kw, ...page }: Page & { kw: string }) {
  const { where, points } = await matchWords(tx, indexed, attempts(noNames, kw));
  return paged(tx, clusters, {
    ...page,
    where: and(exists, or(eq(clusters.code, kw.toUpperCase()), and(eq(clusters.listed, true), where))),
    orderBy: [...(points ? [desc(points)] : []), asc(clusters.created), asc(clusters.rid)],
  });
}

/** Returns a page of all groups in these states, or in any, the newest first. */
export const listClusters = (tx: Tx, { states, ...page }: QueuePage & { states: readonly ClusterState[] }) =>
  queued(tx, clusters, {
    ...page,
    states: states.length > 0 ? states : clusterStates,
    newestFirst: true,
    by: { state: clusters.state, time: clusters.created, key: clusters.rid },
  });

/** Returns a group by the code that people use, also a dissolved one. */
export async function findClusterByCode(tx: Tx, code: string): Promise<ClusterRow | undefined> {
  const [row] = await tx.select().from(clusters).where(eq(clusters.code, code.toUpperCase()));
  return row;
}

/** Returns the codes of the groups that a member owns. */
export async function ownedClusterCodes(tx: Tx, user_rid: string): Promise<string[]> {
  const rows = await tx
    .select({ code: clusters.code })
    .from(clusterMembers)
    .innerJoin(clusters, eq(clusters.rid, clusterMembers.cluster_rid))
    .where(and(exists, eq(clusterMembers.user_rid, user_rid), eq(clusterMembers.role, 'owner')))
    .orderBy(asc(clusters.created));
  return rows.map(({ code }) => code);
}
