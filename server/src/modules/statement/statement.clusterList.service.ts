import type { Data } from '@portal/shared/contract';
import type { ClusterPaymentState } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findMemberships } from '../cluster/cluster.member.repo';
import { listPayments, type PaymentsOf } from '../cluster/cluster.payment.repo';
import { mayRead } from '../cluster/cluster.policy';
import { findClusters } from '../cluster/cluster.repo';
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
  user_rid: string,
): Promise<PaymentPage> {
  await mayRead(tx, { rid, user_rid, act: 'money' });
  return paymentPage(tx, { cluster_rid: rid, states }, part, user_rid);
}

/** Returns a member's own payments from groups. A group that the member is not in any more is not named. */
export const ownPayments = (tx: Tx, part: Part, user_rid: string): Promise<PaymentPage> =>
  paymentPage(tx, { user_rid }, part, user_rid);

/** Returns a page with a fixed number of queries; one more row than asked for tells whether another page follows. */
async function paymentPage(
  tx: Tx,
  of: PaymentsOf,
  { before, size }: Part,
  reader: string,
): Promise<PaymentPage> {
  const found = await listPayments(tx, of, { before, size: size + 1 });
  const rows = found.slice(0, size);
  const cluster_rids = [...new Set(rows.map(({ cluster_rid }) => cluster_rid))];
  const own = new Set((await findMemberships(tx, cluster_rids, reader)).map((row) => row.cluster_rid));
  const groups = await findClusters(
    tx,
    cluster_rids.filter((rid) => own.has(rid)),
  );
  const names = new Map(groups.map(({ rid, name }) => [rid, name]));
  const users = await findUsers(tx, [...new Set(rows.map(({ user_rid }) => user_rid))]);
  const people = new Map(users.map((user) => [user.rid, user.name || maskedMember(user)]));
  const rids = [...new Set(rows.map(({ statement_rid }) => statement_rid))];
  const codes = new Map((await findStatements(tx, rids)).map(({ rid, code }) => [rid, code]));
  const [orders, lines] = rids.length === 0 ? [[], []] : [await ordersOf(tx, rids), await linesOf(tx, rids)];
  const list = rows.map((row) =>
    presentClusterPayment(row, {
      cluster: names.has(row.cluster_rid)
        ? { rid: row.cluster_rid, name: names.get(row.cluster_rid) ?? '' }
        : null,
      member: people.get(row.user_rid) ?? '',
      statement: codes.get(row.statement_rid) ?? '',
      orders: orders.filter((one) => one.statement_rid === row.statement_rid).map(({ code }) => code),
      services: lines
        .filter(({ statement_rid, kind }) => statement_rid === row.statement_rid && kind === 'item')
        .map(({ name }) => name),
    }),
  );
  return { list, next: found.length > size ? (list.at(-1)?.rid ?? null) : null };
}
