import type { Tx } from '../db/client';
import { lockWaitingPayments } from '../modules/cluster/cluster.payment.repo';
import { declinePayment, expirePayments } from '../modules/cluster/cluster.payment.service';
import { move } from '../modules/order/order.move.service';
import { findOrder, type OrderRow } from '../modules/order/order.repo';
import { approvePayment } from '../modules/statement/statement.cluster.service';
import { payOwnStatement } from '../modules/statement/statement.pay.service';
import { owedOf, ownStatementOfOrder } from '../modules/statement/statement.service';

/** The group that pays, and the manager who decides about payments. */
export interface Payer {
  readonly cluster_rid: string;
  readonly manager_rid: string;
}

/** What comes of a payment above the group's amount of approval. */
type Decision = 'approve' | 'decline' | 'withdraw' | 'expire';

/** Pays the statement of an order from the group. */
export async function payFromGroup(
  tx: Tx,
  { user_rid, rid }: OrderRow,
  { cluster_rid }: Payer,
  at: Date,
): Promise<void> {
  const statement = await ownStatementOfOrder(tx, user_rid, rid);
  const split = { by: 'percent' as const, payers: [{ cluster_rid, share: 10_000 }] };
  const input = { rid: statement.rid, split, seen: await owedOf(tx, statement) };
  await payOwnStatement(tx, input, { user_rid, at });
}

/** Decides about the only payment of the group that waits. */
export async function decidePayment(
  tx: Tx,
  { cluster_rid, manager_rid }: Payer,
  decision: Decision,
  at: Date,
): Promise<void> {
  const [payment] = await lockWaitingPayments(tx, cluster_rid);
  if (!payment) throw new Error('no payment of the demo group waits');
  const { rid, user_rid } = payment;
  const by = { user_rid: manager_rid, at };
  if (decision === 'approve') await approvePayment(tx, { rid }, by);
  if (decision === 'decline') await declinePayment(tx, { rid, note: '请改用项目经费付款' }, by);
  if (decision === 'withdraw') await declinePayment(tx, { rid, note: '' }, { user_rid, at });
  if (decision === 'expire') await expirePayments(tx, at, 1);
}

/** Closes a paid order: its samples were sent back. */
export async function closePaid(tx: Tx, { rid }: OrderRow, at: Date): Promise<void> {
  const order = await findOrder(tx, rid);
  if (!order) throw new Error('a demo order was not inserted');
  await move(tx, order, { act: 'close', by: 'staff', by_rid: null, note: '样品已寄回', at });
}
