import { type Parsed, reasons } from '@portal/shared/contract';
import { mayInCluster } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { type Bound, requireSeen } from '../../http/seen';
import { findUser } from '../user/user.repo';
import { maskedMember } from '../user/user.rules';
import { lockMember } from '../user/user.service';
import { findMember, updateMember } from './cluster.member.repo';
import { availableOf } from './cluster.money.service';
import { tell, tellManagers } from './cluster.notice';
import { endMembership, endPaying } from './cluster.payment.service';
import { mayAct, memberToManage } from './cluster.policy';
import { type By, requireRoom } from './cluster.service';

/** Removes a member from a group, who sees nothing of it from now on. */
export async function removeMember(
  tx: Tx,
  { rid, user_rid }: Parsed<'auth/cluster/delete4user'>,
  by: By,
): Promise<void> {
  const found = await mayAct(tx, { rid, user_rid: by.user_rid, act: 'remove' });
  const target = await memberToManage(tx, found, user_rid, 'remove');
  await endMembership(tx, target, by.at);
  await tell(tx, user_rid, { cluster: found.cluster, event: { act: 'removed' }, at: by.at });
}

/** Takes the member out of a group. The owner can't leave. */
export async function leaveCluster(tx: Tx, rid: string, { user_rid, at }: By): Promise<void> {
  const { cluster, member } = await mayAct(tx, { rid, user_rid, act: 'leave' });
  await endMembership(tx, member, at);
  const who = maskedMember(await findUser(tx, user_rid));
  await tellManagers(tx, { cluster, event: { act: 'left', who }, at });
}

/** Makes a member a manager, one who only reads the money, whose payments that wait are returned, or a plain member. */
export async function setRole(
  tx: Tx,
  { rid, user_rid, role }: Parsed<'auth/cluster/role'>,
  by: By,
): Promise<void> {
  const found = await mayAct(tx, { rid, user_rid: by.user_rid, act: 'role' });
  const target = await memberToManage(tx, found, user_rid, 'role');
  if (target.role === role) return;
  const { cluster } = found;
  if (mayInCluster(role, 'pay')) await updateMember(tx, target, { role });
  else await endPaying(tx, { cluster, member: target, role }, by);
  await tell(tx, user_rid, { cluster, event: { act: 'role', role }, at: by.at });
}

/** Sets what a member may spend in a month. It counts from the next payment on. */
export async function setMonthlyLimit(
  tx: Tx,
  { rid, user_rid, limit_fen }: Parsed<'auth/cluster/limit'>,
  by: By,
): Promise<void> {
  const found = await mayAct(tx, { rid, user_rid: by.user_rid, act: 'limit' });
  const target = await memberToManage(tx, found, user_rid, 'limit');
  if (!mayInCluster(target.role, 'pay'))
    throw refuse('cluster_act_refused', { msg: reasons.clusterReaderLimit });
  if (target.limit_fen === limit_fen) return;
  await updateMember(tx, target, { limit_fen });
  await tell(tx, user_rid, { cluster: found.cluster, event: { act: 'limit', limit_fen }, at: by.at });
}

/** Hands a group over to one of its members, who is told. The owner becomes a manager. With money in the group it must be proven who does it. */
export async function transferCluster(
  tx: Tx,
  { rid, user_rid, seen, proven }: Bound<'auth/cluster/transfer'> & { readonly proven: boolean },
  by: By,
): Promise<void> {
  // Before the group, as whoever founds or pays locks them.
  await lockMember(tx, user_rid);
  const { cluster, member } = await mayAct(tx, { rid, user_rid: by.user_rid, act: 'transfer' });
  const target = await findMember(tx, rid, user_rid);
  if (!target || target.user_rid === member.user_rid) throw refuse('not_found', { noun: 'member' });
  await requireRoom(tx, user_rid);
  const money = (await availableOf(tx, [rid])).get(rid) ?? { cash_fen: 0, bonus_fen: 0 };
  requireSeen(seen, money);
  if (!proven && money.cash_fen + money.bonus_fen > 0)
    throw refuse('code_wrong', { fields: { code: reasons.codeMissing } });
  // In this order, because a group has at most one owner at any time.
  await updateMember(tx, member, { role: 'manager' });
  await updateMember(tx, target, { role: 'owner', limit_fen: null });
  const who = maskedMember(await findUser(tx, by.user_rid));
  await tell(tx, user_rid, { cluster, event: { act: 'received', who }, at: by.at });
}
