import type { Cluster, Data, Parsed } from '@portal/shared/contract';
import { type ClusterAct, mayInCluster, possibleClusterActs } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findUsers } from '../user/user.repo';
import { maskedMember } from '../user/user.rules';
import { countMembers, findMemberships, ownersOf } from './cluster.member.repo';
import { availableOf } from './cluster.money.service';
import { countWaitingPayments, sumPayments } from './cluster.payment.repo';
import { mayRead } from './cluster.policy';
import { presentCluster } from './cluster.present';
import { type ClusterRow, searchClusters } from './cluster.repo';
import { countWaiting, waitingIn } from './cluster.request.repo';
import { monthOf } from './cluster.rules';
import type { By } from './cluster.service';

/** Returns groups as their member sees them, with a fixed number of queries. Groups of others are left out. */
export async function clustersFor(
  tx: Tx,
  rows: readonly ClusterRow[],
  { user_rid, at }: By,
): Promise<Cluster[]> {
  const rids = rows.map(({ rid }) => rid);
  const own = new Map((await findMemberships(tx, rids, user_rid)).map((row) => [row.cluster_rid, row]));
  const members = await countMembers(tx, rids);
  const applications = await countWaiting(tx, rids, 'apply');
  const approvals = await countWaitingPayments(tx, rids);
  const available = await availableOf(tx, rids);
  const spent = await sumPayments(tx, { cluster_rids: rids, user_rids: [user_rid], month: monthOf(at) });
  return rows.flatMap((row) => {
    const member = own.get(row.rid);
    if (!member) return [];
    const seesMoney = mayInCluster(member.role, 'money');
    return presentCluster(row, {
      member,
      members: members.get(row.rid) ?? 0,
      approvals: (seesMoney ? approvals.get(row.rid) : undefined) ?? { count: 0, amount_fen: 0 },
      applications: mayInCluster(member.role, 'answer') ? (applications.get(row.rid) ?? 0) : 0,
      available: seesMoney ? (available.get(row.rid) ?? null) : null,
      used_fen: spent.get(`${row.rid} ${user_rid}`) ?? 0,
      can: possibleClusterActs(row.state, member.role),
    });
  });
}

/** Returns one group for its member, who may do the act. */
export async function clusterFor(tx: Tx, rid: string, by: By, act: ClusterAct = 'view'): Promise<Cluster> {
  const { cluster } = await mayRead(tx, { rid, user_rid: by.user_rid, act });
  const [found] = await clustersFor(tx, [cluster], by);
  if (!found) throw new Error('a group of the member is not listed');
  return found;
}

/** Returns a page of groups for somebody who looks for one. */
export async function searchForMember(
  tx: Tx,
  input: Parsed<'auth/cluster/search'>,
  user_rid: string,
): Promise<Data<'auth/cluster/search'>> {
  const { total, rows } = await searchClusters(tx, input);
  const rids = rows.map(({ rid }) => rid);
  const members = await countMembers(tx, rids);
  const owners = await ownersOf(tx, rids);
  const people = new Map((await findUsers(tx, [...owners.values()])).map((user) => [user.rid, user]));
  const own = new Set((await findMemberships(tx, rids, user_rid)).map((row) => row.cluster_rid));
  const waits = await waitingIn(tx, rids, user_rid);
  const list = rows.map(({ rid, code, name, intro }) => ({
    rid,
    code,
    name,
    intro,
    owner: maskedMember(people.get(owners.get(rid) ?? '')),
    members: members.get(rid) ?? 0,
    state: own.has(rid) ? ('member' as const) : waits.has(rid) ? ('waiting' as const) : ('none' as const),
  }));
  return { total, list };
}
