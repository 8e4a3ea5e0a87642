import type { Data } from '@portal/shared/contract';
import { clusterRoles } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findMemberships } from '../cluster/cluster.member.repo';
import { listClustersOf } from '../cluster/cluster.repo';
import { readCredit } from '../credit/credit.service';
import { owedOf } from '../figure/figure.money.service';
import { balances } from '../ledger/ledger.balance.service';
import { groupOfMember } from '../priceGroup/priceGroup.member.repo';
import type { UserRow } from '../user/user.repo';

type Shown = Data<'staff/desk/member'>;

/** Groups of a member that are shown; nobody is in more than a few. */
const groupsMax = 20;

/** Returns what a member has and owes. */
export async function moneyOfMember(tx: Tx, user: UserRow, now: Date): Promise<NonNullable<Shown['money']>> {
  const found = await balances(tx, { kind: 'member', rid: user.rid });
  const { limit_fen, used_fen, reserved_fen } = await readCredit(tx, user);
  return {
    cash_fen: found.get('cash')?.available ?? 0,
    bonus_fen: found.get('bonus')?.available ?? 0,
    credit_limit_fen: limit_fen,
    credit_used_fen: used_fen,
    credit_reserved_fen: reserved_fen,
    points: found.get('points')?.available ?? 0,
    owed: await owedOf(tx, user.rid, now),
  };
}

/** Returns the price group that a member is in; null for list prices. */
export async function priceGroupOfMember(tx: Tx, user_rid: string): Promise<Shown['price_group']> {
  const group = await groupOfMember(tx, user_rid);
  return group ? { code: group.code, name: group.name } : null;
}

/** Returns the groups that a member is in, with the role there. */
export async function groupsOfMember(tx: Tx, user_rid: string): Promise<NonNullable<Shown['clusters']>> {
  const page = { page: 1, size: groupsMax };
  const { rows } = await listClustersOf(tx, user_rid, { roles: clusterRoles, ...page });
  const memberships = await findMemberships(
    tx,
    rows.map(({ rid }) => rid),
    user_rid,
  );
  return rows.flatMap(({ rid, code, name, state }) => {
    const own = memberships.find(({ cluster_rid }) => cluster_rid === rid);
    return own ? [{ code, name, state, role: own.role }] : [];
  });
}
