import type { Data } from '@portal/shared/contract';
import type { ClusterPaymentState } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findMemberships } from '../cluster/cluster.member.repo';
import { listPayments, type PaymentsOf } from '../cluster/cluster.payment.repo';
import { type Membership, mayRead, paymentActs } from '../cluster/cluster.policy';
import { findClusters } from '../cluster/cluster.repo';
import type { By } from '../cluster/cluster.service';
import { findUsers } from '../user/user.repo';
import { maskedMember } from '../user/user.rules';
import { presentClusterPayment } from './statement.present';
import { findStatements, linesOf, ordersOf } from './statement.repo';

type PaymentPage = Data<'auth/cluster/orders'>;

/** The part of a list to read. */
interface Part {
  readonly before?: string | undefined;
  readonly size: number;
}

/** Returns payments of a group in these states, for its managers. */
export async function paymentsOfCluster(
  tx: Tx,
  { rid, ...part }: Part & { readonly rid: string },
  states: readonly ClusterPaymentState[],
  by: By,
): Promise<PaymentPage> {
  await mayRead(tx, { rid, user_rid: by.user_rid, act: 'money' });
  return paymentPage(tx, { cluster_rid: rid, states }, part, by);
}

/** Returns a member's own payments from groups. A group that the member is not in any more is not named. */
export const ownPayments = (tx: Tx, part: Part, by: By): Promise<PaymentPage> =>
  paymentPage(tx, { user_rid: by.user_rid }, part, by);

/** Returns a page with a fixed number of queries; one more row than asked for tells whether another page follows. */
async function paymentPage(
  tx: Tx,
  of: PaymentsOf,
  { before, size }: Part,
  { user_rid, at }: By,
): Promise<PaymentPage> {
  const found = await listPayments(tx, of, { before, size: size + 1 });
  const rows = found.slice(0, size);
  const cluster_rids = [...new Set(rows.map(({ cluster_rid }) => cluster_rid))];
  const groups = await ownGroups(tx, cluster_rids, user_rid);
  const people = await memberNames(
    tx,
    rows.map((row) => row.user_rid),
  );
  const rids = [...new Set(rows.map(({ statement_rid }) => statement_rid))];
  const codes = new Map((await findStatements(tx, rids)).map(({ rid, code }) => [rid, code]));
  const [orders, lines] = rids.length === 0 ? [[], []] : [await ordersOf(tx, rids), await linesOf(tx, rids)];
  const list = rows.map((row) => {
    const own = groups.get(row.cluster_rid);
    return presentClusterPayment(row, {
      cluster: own ? { rid: own.cluster.rid, name: own.cluster.name } : null,
      can: own ? paymentActs(row, own, at) : [],
      member: people.get(row.user_rid) ?? '',
      statement: codes.get(row.statement_rid) ?? '',
      orders: orders.filter((one) => one.statement_rid === row.statement_rid).map(({ code }) => code),
      services: lines
        .filter(({ statement_rid, kind }) => statement_rid === row.statement_rid && kind === 'item')
        .map(({ name }) => name),
    });
  });
  return { list, next: found.length > size ? (list.at(-1)?.rid ?? null) : null };
}

/** Returns the names of members by their keys; masked when they have none. */
export async function memberNames(tx: Tx, rids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const users = await findUsers(tx, [...new Set(rids)]);
  return new Map(users.map((user) => [user.rid, user.name || maskedMember(user)]));
}

/** Returns the groups among these in which the reader is, with the membership. */
async function ownGroups(
  tx: Tx,
  rids: readonly string[],
  user_rid: string,
): Promise<ReadonlyMap<string, Membership>> {
  const members = new Map((await findMemberships(tx, rids, user_rid)).map((row) => [row.cluster_rid, row]));
  const rows = await findClusters(tx, [...members.keys()]);
  return new Map(
    rows.flatMap((cluster) => {
      const member = members.get(cluster.rid);
      return member ? [[cluster.rid, { cluster, member }] as const] : [];
    }),
  );
}
