import { type Parsed, reasons } from '@portal/shared/contract';
import { type ClusterRole, clusterPaymentStateLabels, mayInCluster } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { type Refusal, refuse } from '../../http/error';
import { after } from '../../kit/time';
import { findByCause } from '../ledger/ledger.balance.repo';
import type { Move } from '../ledger/ledger.move.rules';
import { transfer } from '../ledger/ledger.service';
import { findSettings } from '../setting/setting.repo';
import { findUser } from '../user/user.repo';
import { maskedMember } from '../user/user.rules';
import { deleteMemberBudget } from './cluster.budget.repo';
import { type ClusterMemberRow, deleteMember, findMember, updateMember } from './cluster.member.repo';
import { becameReader, tell, tellManagers } from './cluster.notice';
import {
  type ClusterPaymentRow,
  findPayment,
  insertPayment,
  lockExpired,
  lockPayment,
  lockWaitingPayments,
  sumPayments,
  updatePayment,
} from './cluster.payment.repo';
import { mayPay } from './cluster.policy';
import { type ClusterRow, findCluster } from './cluster.repo';
import { monthOf, paymentTransfer } from './cluster.rules';
import type { By } from './cluster.service';

/** The share of a statement that a group is to pay. */
interface Share {
  readonly cluster_rid: string;
  readonly statement_rid: string;
  readonly amount_fen: number;
}

/** A payment that was recorded; `waits` says that its money is only to be reserved. */
export interface OpenedPayment {
  readonly rid: string;
  readonly waits: boolean;
}

/**
 * Records a payment of a member from a group. The caller moves or reserves the money in the same transaction. Refuses
 * with cluster_limit_exceeded above the member's monthly limit. Payments of plain members above the group's amount of
 * approval wait for a manager.
 */
export async function openPayment(tx: Tx, share: Share, { user_rid, at }: By): Promise<OpenedPayment> {
  const { amount_fen } = share;
  const { cluster, member } = await mayPay(tx, share.cluster_rid, user_rid);
  const month = monthOf(at);
  await requireAllowance(tx, member, amount_fen, month);
  const above = cluster.approval_fen !== null && amount_fen > cluster.approval_fen;
  const waits = above && !mayInCluster(member.role, 'approve');
  const rid = newRid();
  const days = waits ? (await findSettings(tx)).clusterApprovalDays : 0;
  await insertPayment(tx, {
    ...share,
    rid,
    user_rid,
    month,
    created: at,
    note: '',
    decided_by: null,
    state: waits ? 'waiting' : 'paid',
    expires: waits ? after(at, days * 24 * 3600) : null,
    decided: waits ? null : at,
  });
  if (waits) {
    const who = maskedMember(await findUser(tx, user_rid));
    await tellManagers(tx, { cluster, event: { act: 'asked', who, amount_fen }, at });
  }
  return { rid, waits };
}

/** Refuses an amount above what is left of the member's limit in the month. The membership is locked. */
async function requireAllowance(
  tx: Tx,
  { cluster_rid, user_rid, limit_fen }: ClusterMemberRow,
  amount_fen: number,
  month: string,
): Promise<void> {
  if (limit_fen === null) return;
  const spent = await sumPayments(tx, { cluster_rids: [cluster_rid], user_rids: [user_rid], month });
  const left = limit_fen - (spent.get(`${cluster_rid} ${user_rid}`) ?? 0);
  if (amount_fen > left)
    throw refuse('cluster_limit_exceeded', { msg: reasons.clusterLimitLeft(Math.max(0, left)) });
}

/**
 * Locks a payment that waits, for its approval. Refuses with cluster_act_refused when it was decided, has expired, or is
 * the caller's own.
 */
export async function lockToApprove(tx: Tx, rid: string, { user_rid, at }: By): Promise<ClusterPaymentRow> {
  const payment = await lockPayment(tx, rid);
  if (payment?.expires == null || payment.expires <= at) throw await alreadyDecided(tx, payment);
  if (payment.user_rid === user_rid) throw refuse('cluster_act_refused', { msg: reasons.clusterPaymentOwn });
  return payment;
}

/** Returns the refusal of a second decision, which says what was decided, by whom and when. */
async function alreadyDecided(tx: Tx, payment: ClusterPaymentRow | undefined): Promise<Refusal> {
  if (!payment) return refuse('not_found', { noun: 'clusterPayment' });
  const { state, decided_by, decided } = payment;
  const label = clusterPaymentStateLabels[state === 'waiting' ? 'expired' : state];
  const by = decided_by === null ? undefined : (await findUser(tx, decided_by))?.name;
  return refuse('cluster_act_refused', {
    msg: reasons.decided('clusterPayment', label, { by, at: decided }),
  });
}

/** Posts the reserved amount of a locked payment and tells its member. The caller settles the statement afterwards. */
export async function postPayment(
  tx: Tx,
  { cluster, payment }: { readonly cluster: ClusterRow; readonly payment: ClusterPaymentRow },
  { user_rid, at }: By,
): Promise<void> {
  const { rid, amount_fen } = payment;
  await updatePayment(tx, rid, { state: 'paid', decided: at, decided_by: user_rid, note: '' });
  await tell(tx, payment.user_rid, { cluster, event: { act: 'approved', amount_fen, note: '' }, at });
  const reserved = await reservedFor(tx, payment);
  await transfer(
    tx,
    reserved.map((id): Move => ({ id: `${id}:post`, posts: id })),
    at,
  );
}

/** Returns the pending transfers of a payment. */
async function reservedFor(tx: Tx, { rid, statement_rid }: ClusterPaymentRow): Promise<string[]> {
  const found = await findByCause(tx, { kind: 'statement', rid: statement_rid });
  const own = found.filter(
    ({ id, state }) => state === 'pending' && id.startsWith(`${paymentTransfer(rid)}:`),
  );
  return own.map(({ id }) => id);
}

type Closed = Pick<ClusterPaymentRow, 'state' | 'decided_by' | 'note'>;

/** Ends a payment that waits and is locked: nothing is reserved any more. */
async function release(tx: Tx, payment: ClusterPaymentRow, closed: Closed, at: Date): Promise<void> {
  await updatePayment(tx, payment.rid, { ...closed, decided: at });
  const reserved = await reservedFor(tx, payment);
  await transfer(
    tx,
    reserved.map((id): Move => ({ id: `${id}:void`, voids: id })),
    at,
  );
}

/** Declines a payment, by a manager, or takes it back, by its member. */
export async function declinePayment(
  tx: Tx,
  { rid, note }: Parsed<'auth/cluster/decline'>,
  { user_rid, at }: By,
): Promise<void> {
  const found = await findPayment(tx, rid);
  const cluster = found && (await findCluster(tx, found.cluster_rid));
  const caller = cluster && (await findMember(tx, cluster.rid, user_rid));
  if (!cluster || !caller) throw refuse('not_found', { noun: 'clusterPayment' });
  const isOwn = found.user_rid === user_rid;
  if (!isOwn && !mayInCluster(caller.role, 'decline')) throw refuse('forbidden');
  const payment = await lockPayment(tx, rid);
  if (payment?.state !== 'waiting') throw await alreadyDecided(tx, payment);
  const state = isOwn ? 'withdrawn' : 'declined';
  const { amount_fen } = payment;
  if (!isOwn)
    await tell(tx, payment.user_rid, { cluster, event: { act: 'unapproved', amount_fen, note }, at });
  await release(tx, payment, { state, decided_by: user_rid, note }, at);
}

/** Makes a member one who may not pay: declines the payments that wait, which are locked before the membership changes, and says why. */
export async function endPaying(
  tx: Tx,
  {
    cluster,
    member,
    role,
  }: { readonly cluster: ClusterRow; readonly member: ClusterMemberRow; readonly role: ClusterRole },
  { user_rid, at }: By,
): Promise<void> {
  const waiting = await lockWaitingPayments(tx, member.cluster_rid, member.user_rid);
  await updateMember(tx, member, { role });
  for (const payment of waiting) {
    const { amount_fen } = payment;
    await release(tx, payment, { state: 'declined', decided_by: user_rid, note: becameReader }, at);
    await tell(tx, member.user_rid, {
      cluster,
      event: { act: 'unapproved', amount_fen, note: becameReader },
      at,
    });
  }
}

/** Takes a member out of a group and withdraws the payments that wait, which are locked before anything changes. */
export async function endMembership(tx: Tx, member: ClusterMemberRow, at: Date): Promise<void> {
  const waiting = await lockWaitingPayments(tx, member.cluster_rid, member.user_rid);
  await deleteMember(tx, member);
  await deleteMemberBudget(tx, member);
  for (const payment of waiting)
    await release(tx, payment, { state: 'withdrawn', decided_by: null, note: '' }, at);
}

/** Ends payments that nobody has approved in time, and tells their members. Returns how many. */
export async function expirePayments(tx: Tx, at: Date, atMost: number): Promise<number> {
  const expired = await lockExpired(tx, at, atMost);
  for (const payment of expired) {
    const { amount_fen, cluster_rid, user_rid } = payment;
    const cluster = await findCluster(tx, cluster_rid);
    if (cluster) await tell(tx, user_rid, { cluster, event: { act: 'expired', amount_fen, note: '' }, at });
    await release(tx, payment, { state: 'expired', decided_by: null, note: '' }, at);
  }
  return expired.length;
}
