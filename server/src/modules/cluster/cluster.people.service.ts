import type { Data, Parsed } from '@portal/shared/contract';
import { type ClusterAct, limits, mayInCluster } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findUsers, type UserRow } from '../user/user.repo';
import { formatMaskedPhone, maskedMember } from '../user/user.rules';
import { type ClusterMemberRow, countMembers, listMembers, ownersOf } from './cluster.member.repo';
import { sumPayments } from './cluster.payment.repo';
import { managesRole, mayRead } from './cluster.policy';
import { presentMember, presentRequest } from './cluster.present';
import { findClusters } from './cluster.repo';
import { listRequests } from './cluster.request.repo';
import { answeringSide } from './cluster.request.service';
import { monthOf } from './cluster.rules';
import type { By } from './cluster.service';

const usersBy = async (tx: Tx, rids: readonly string[]): Promise<ReadonlyMap<string, UserRow>> =>
  new Map((await findUsers(tx, [...new Set(rids)])).map((user) => [user.rid, user]));

/** Returns a page of a group's members. Only managers see phones; who sees the money sees what others may spend. */
export async function membersFor(
  tx: Tx,
  { rid, ...page }: Parsed<'auth/cluster/members'>,
  { user_rid, at }: By,
): Promise<Data<'auth/cluster/members'>> {
  const { member: caller } = await mayRead(tx, { rid, user_rid, act: 'view' });
  const { total, rows } = await listMembers(tx, rid, page);
  const user_rids = rows.map((row) => row.user_rid);
  const people = await usersBy(tx, user_rids);
  const spent = await sumPayments(tx, { cluster_rids: [rid], user_rids, month: monthOf(at) });
  const manages = mayInCluster(caller.role, 'limit');
  const list = rows.map((row) => {
    const user = people.get(row.user_rid);
    const used_fen = spent.get(`${rid} ${row.user_rid}`) ?? 0;
    return presentMember(row, {
      name: user?.name || maskedMember(user),
      phone: manages ? formatMaskedPhone(user?.phone ?? '') : null,
      allowance: mayInCluster(caller.role, 'money') ? { limit_fen: row.limit_fen, used_fen } : null,
      can: actsOn(caller, row),
    });
  });
  return { total, list };
}

/** Returns what a member may do about another one. */
const actsOn = (by: ClusterMemberRow, target: ClusterMemberRow): ClusterAct[] =>
  (['remove', 'limit', 'role', 'budget', 'transfer'] as const).filter(
    (act) =>
      mayInCluster(by.role, act) &&
      (act === 'budget' || managesRole(by, target)) &&
      // Who only reads the money spends none of it.
      (act !== 'limit' || mayInCluster(target.role, 'pay')),
  );

/** Returns a page of requests: of a group for its managers, or the member's own. */
export async function requestsFor(
  tx: Tx,
  { rid, ...page }: Parsed<'auth/cluster/requests'>,
  user_rid: string,
): Promise<Data<'auth/cluster/requests'>> {
  if (rid !== undefined) await mayRead(tx, { rid, user_rid, act: 'answer' });
  const { total, rows } = await listRequests(
    tx,
    rid === undefined ? { user_rid } : { cluster_rid: rid },
    page,
  );
  const cluster_rids = [...new Set(rows.map((row) => row.cluster_rid))];
  const clusters = new Map((await findClusters(tx, cluster_rids)).map((row) => [row.rid, row]));
  const owners = await ownersOf(tx, cluster_rids);
  const members = await countMembers(tx, cluster_rids);
  const others = rows.map((row) => (rid === undefined ? (owners.get(row.cluster_rid) ?? '') : row.user_rid));
  const people = await usersBy(tx, others);
  const side = rid === undefined ? 'person' : 'managers';
  const list = rows.map((row, index) =>
    presentRequest(row, {
      cluster: {
        rid: row.cluster_rid,
        code: clusters.get(row.cluster_rid)?.code ?? '',
        name: clusters.get(row.cluster_rid)?.name ?? '',
        full: (members.get(row.cluster_rid) ?? 0) >= limits.clusterMembers,
      },
      name: maskedMember(people.get(others[index] ?? '')),
      answers: answeringSide(row) === side,
    }),
  );
  return { total, list };
}
