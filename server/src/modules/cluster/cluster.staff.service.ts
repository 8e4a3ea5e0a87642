import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { memberLabels } from '../user/user.repo';
import { countMembers, listMembers, ownersOf } from './cluster.member.repo';
import { availableOf } from './cluster.money.service';
import { tell } from './cluster.notice';
import { presentForStaff } from './cluster.present';
import { type ClusterRow, findClusterByCode, listClusters, lockCluster, updateCluster } from './cluster.repo';

/** Returns a page of all groups. */
export async function clustersForStaff(
  tx: Tx,
  input: Parsed<'staff/cluster/list'>,
): Promise<Data<'staff/cluster/list'>> {
  const { rows, next, total } = await listClusters(tx, input);
  return { next, total, list: await staffRows(tx, rows) };
}

async function staffRows(tx: Tx, rows: readonly ClusterRow[]) {
  const rids = rows.map(({ rid }) => rid);
  const owners = await ownersOf(tx, rids);
  const labels = await memberLabels(tx, [...owners.values()]);
  const members = await countMembers(tx, rids);
  const available = await availableOf(tx, rids);
  return rows.map((row) =>
    presentForStaff(row, {
      owner: labels.get(owners.get(row.rid) ?? '') ?? '',
      members: members.get(row.rid) ?? 0,
      available: available.get(row.rid) ?? { cash_fen: 0, bonus_fen: 0 },
    }),
  );
}

/** Returns one group with its members. */
export async function clusterForStaff(tx: Tx, code: string): Promise<Data<'staff/cluster/detail'>> {
  const cluster = await byCode(tx, code);
  const [row] = await staffRows(tx, [cluster]);
  if (!row) throw new Error('a group that was found is not listed');
  const { rows } = await listMembers(tx, cluster.rid, { page: 1, size: limits.clusterMembers });
  const labels = await memberLabels(
    tx,
    rows.map(({ user_rid }) => user_rid),
  );
  const people = rows.map(({ user_rid, role, limit_fen }) => ({
    member: labels.get(user_rid) ?? '',
    member_rid: user_rid,
    role,
    limit_fen,
  }));
  return { ...row, people };
}

/** Freezes a group, or lifts that, and tells the owner why. */
export async function freezeCluster(
  tx: Tx,
  { code, frozen, reason }: Parsed<'staff/cluster/freeze'>,
  { staff_rid, at }: { readonly staff_rid: string; readonly at: Date },
): Promise<Data<'staff/cluster/freeze'>> {
  const { rid, state: known } = await byCode(tx, code);
  const cluster = await lockCluster(tx, rid);
  if (cluster?.state !== (frozen ? 'active' : 'frozen'))
    throw refuse('cluster_act_refused', { msg: reasons.clusterState(cluster?.state ?? known) });
  const { state } = await updateCluster(tx, cluster, { state: frozen ? 'frozen' : 'active', changed: at });
  const act = frozen ? 'frozen' : 'unfrozen';
  await audit(tx, {
    staff_rid,
    at,
    act: frozen ? 'cluster.freeze' : 'cluster.unfreeze',
    target: cluster.code,
    note: reason,
    before: { state: cluster.state },
    after: { state },
  });
  const owner = (await ownersOf(tx, [rid])).get(rid);
  if (owner !== undefined) await tell(tx, owner, { cluster, event: { act, reason }, at });
  return { state };
}

async function byCode(tx: Tx, code: string): Promise<ClusterRow> {
  const cluster = await findClusterByCode(tx, code);
  if (!cluster) throw refuse('not_found', { noun: 'cluster', code });
  return cluster;
}
