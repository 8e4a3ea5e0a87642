import { reasons } from '@portal/shared/contract';
import {
  type ClusterAct,
  type ClusterPaymentAct,
  clusterActTable,
  mayInCluster,
  possibleClusterActs,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { type ClusterMemberRow, findMember, lockMember } from './cluster.member.repo';
import type { ClusterPaymentRow } from './cluster.payment.repo';
import { type ClusterRow, findCluster, lockCluster, shareCluster } from './cluster.repo';

/** A group and one of its members. */
export interface Membership {
  readonly cluster: ClusterRow;
  readonly member: ClusterMemberRow;
}

/** The member who acts, and in which group. */
interface Acting {
  readonly rid: string;
  readonly user_rid: string;
  readonly act: ClusterAct;
}

/**
 * Returns the group for a reader. Refuses with not_found for anyone who is not a member now, with forbidden when the
 * role does not include the act.
 */
export async function mayRead(tx: Tx, acting: Acting): Promise<Membership> {
  return checked(tx, await findCluster(tx, acting.rid), acting);
}

/**
 * Locks the group for an act, so that acts on it run one after the other. Refuses as `mayRead` does, and with
 * cluster_act_refused when the group is frozen and the act moves money.
 */
export async function mayAct(tx: Tx, acting: Acting): Promise<Membership> {
  const found = await checked(tx, await lockCluster(tx, acting.rid), acting);
  requireUnfrozen(found.cluster, acting.act);
  return found;
}

/** Refuses an act that moves money of a frozen group. */
function requireUnfrozen({ state }: ClusterRow, act: ClusterAct): void {
  if (state === 'frozen' && !clusterActTable[act].frozen)
    throw refuse('cluster_act_refused', { msg: reasons.clusterFrozen(act) });
}

/**
 * Locks a group and the membership of somebody who pays from it: payments of one member run one after the other, those
 * of several at once, and none together with an act on the group. Refuses with not_found as `mayAct` does, with
 * cluster_act_refused when the group is frozen or the role only reads.
 */
export async function mayPay(tx: Tx, rid: string, user_rid: string): Promise<Membership> {
  const cluster = await shareCluster(tx, rid);
  const member = cluster && (await lockMember(tx, rid, user_rid));
  if (!cluster || !member) throw refuse('not_found', { noun: 'cluster' });
  requireUnfrozen(cluster, 'pay');
  if (!mayInCluster(member.role, 'pay'))
    throw refuse('cluster_act_refused', { msg: reasons.clusterReadOnly(cluster.name) });
  return { cluster, member };
}

async function checked(
  tx: Tx,
  cluster: ClusterRow | undefined,
  { user_rid, act }: Acting,
): Promise<Membership> {
  const member = cluster && (await findMember(tx, cluster.rid, user_rid));
  if (!cluster || !member) throw refuse('not_found', { noun: 'cluster' });
  if (!mayInCluster(member.role, act)) throw refuse('forbidden', refusedRole(act));
  return { cluster, member };
}

const refusedRole = (act: ClusterAct) => (act === 'leave' ? { msg: reasons.clusterOwnerLeaves } : {});

/**
 * Returns another member of the group on whom a manager acts. Refuses with not_found when there is none, with forbidden
 * when a manager acts on a manager, and with cluster_act_refused on the owner.
 */
export async function memberToManage(
  tx: Tx,
  { member: by }: Membership,
  user_rid: string,
  act: 'remove' | 'limit' | 'role',
): Promise<ClusterMemberRow> {
  const target = await findMember(tx, by.cluster_rid, user_rid);
  if (!target) throw refuse('not_found', { noun: 'member' });
  if (target.role === 'owner') throw refuse('cluster_act_refused', { msg: reasons.clusterOwnerFixed });
  if (!managesRole(by, target)) throw refuse('forbidden', { msg: reasons.clusterOwnerOnly(act) });
  return target;
}

/**
 * Returns what a member may do with a payment that waits: managers decide about those of others, and approve them while
 * the group is not frozen; its own member takes it back.
 */
export function paymentActs(
  payment: Pick<ClusterPaymentRow, 'state' | 'user_rid' | 'expires'>,
  { cluster, member }: Membership,
  at: Date,
): ClusterPaymentAct[] {
  if (payment.state !== 'waiting') return [];
  if (payment.user_rid === member.user_rid) return ['withdraw'];
  const possible = possibleClusterActs(cluster.state, member.role);
  const isOpen = payment.expires !== null && payment.expires > at;
  return (['approve', 'decline'] as const).filter(
    (act) => possible.includes(act) && (isOpen || act === 'decline'),
  );
}

/** True when the first member may act on the second one: the owner on everybody else, managers on plain members. */
export const managesRole = (
  by: Pick<ClusterMemberRow, 'role'>,
  target: Pick<ClusterMemberRow, 'role'>,
): boolean =>
  by.role === 'owner' ? target.role !== 'owner' : by.role === 'manager' && target.role === 'member';
