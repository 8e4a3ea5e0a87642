import { clusterActTable, clusterRoles, mayInCluster } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findMemberships } from './cluster.member.repo';
import { availableOf } from './cluster.money.service';
import { sumPayments } from './cluster.payment.repo';
import { listClustersOf } from './cluster.repo';
import { monthOf } from './cluster.rules';
import type { By } from './cluster.service';

/** The largest share that a group may pay for its member. */
interface GroupShare {
  readonly rid: string;
  readonly name: string;
  readonly most_fen: number;
}

/** Groups that are named; a member of more of them chooses among all when paying. */
const mostGroups = 5;

/**
 * Returns the groups from which a member may pay a share of an amount now: at most what is left of the member's monthly
 * limit. What the group has is considered for those who may see it only, as a plain member does not learn it.
 */
export async function groupShares(tx: Tx, amount_fen: number, { user_rid, at }: By): Promise<GroupShare[]> {
  const { rows } = await listClustersOf(tx, user_rid, { roles: clusterRoles, page: 1, size: mostGroups });
  const paying = rows.filter(({ state }) => state !== 'frozen' || clusterActTable.pay.frozen);
  const rids = paying.map(({ rid }) => rid);
  if (rids.length === 0) return [];
  const own = new Map((await findMemberships(tx, rids, user_rid)).map((row) => [row.cluster_rid, row]));
  const available = await availableOf(tx, rids);
  const spent = await sumPayments(tx, { cluster_rids: rids, user_rids: [user_rid], month: monthOf(at) });
  return paying.flatMap(({ rid, name }) => {
    const member = own.get(rid);
    if (!member || !mayInCluster(member.role, 'pay')) return [];
    const left =
      member.limit_fen === null ? amount_fen : member.limit_fen - (spent.get(`${rid} ${user_rid}`) ?? 0);
    const { cash_fen = 0, bonus_fen = 0 } = available.get(rid) ?? {};
    const has = mayInCluster(member.role, 'money') ? cash_fen + bonus_fen : amount_fen;
    const most_fen = Math.max(0, Math.min(amount_fen, left, has));
    return most_fen > 0 ? [{ rid, name, most_fen }] : [];
  });
}
