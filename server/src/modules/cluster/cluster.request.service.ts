import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { clusterRequestStateLabels, limits, mayInCluster } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { requireStaying } from '../closing/closing.service';
import { findByPhone, findUser, type UserRow } from '../user/user.repo';
import { maskedMember } from '../user/user.rules';
import { countMembers, findMember, insertMember } from './cluster.member.repo';
import { tell, tellManagers } from './cluster.notice';
import { mayAct, mayRead } from './cluster.policy';
import { type ClusterRow, lockCluster } from './cluster.repo';
import {
  type ClusterRequestRow,
  decideRequest,
  findRequest,
  findWaiting,
  insertRequest,
} from './cluster.request.repo';
import type { By } from './cluster.service';

type Stranger = Data<'auth/cluster/search4user'>;

/** Returns a person by phone, masked, and what they are to the group. */
export async function findStranger(
  tx: Tx,
  { rid, phone }: Parsed<'auth/cluster/search4user'>,
  user_rid: string,
): Promise<Stranger> {
  await mayRead(tx, { rid, user_rid, act: 'invite' });
  const person = await personByPhone(tx, phone);
  const isMember = (await findMember(tx, rid, person.rid)) !== undefined;
  const waits = (await findWaiting(tx, rid, person.rid)) !== undefined;
  return { name: maskedMember(person), state: isMember ? 'member' : waits ? 'waiting' : 'none' };
}

async function personByPhone(tx: Tx, phone: string): Promise<UserRow> {
  const found = await findByPhone(tx, phone);
  const person = found?.merged_into === null ? found : undefined;
  if (!person) throw refuse('invalid_input', { fields: { phone: reasons.receiverUnknown } });
  return person;
}

/** Invites a person by phone. One who has applied is admitted at once, because both sides agree then. */
export async function invite(
  tx: Tx,
  { rid, phone, message }: Parsed<'auth/cluster/add4user'>,
  { user_rid, at }: By,
): Promise<Stranger> {
  const { cluster } = await mayAct(tx, { rid, user_rid, act: 'invite' });
  const person = await personByPhone(tx, phone);
  const name = maskedMember(person);
  const waits = await newcomerTo(tx, cluster, person.rid);
  if (waits?.kind === 'apply') {
    await admit(tx, cluster, waits, at);
    await tell(tx, person.rid, { cluster, event: { act: 'admitted' }, at });
    return { name, state: 'member' };
  }
  if (!waits) {
    await insertRequest(tx, {
      ...waiting,
      rid: newRid(),
      cluster_rid: rid,
      user_rid: person.rid,
      kind: 'invite',
      message,
      created: at,
    });
    const who = maskedMember(await findUser(tx, user_rid));
    await tell(tx, person.rid, { cluster, event: { act: 'invited', who, message }, at });
  }
  return { name, state: 'waiting' };
}

const waiting = { state: 'waiting', decided: null } as const;

/** Asks to join a group. A person who is invited joins at once. */
export async function applyToJoin(
  tx: Tx,
  { rid, message }: Parsed<'auth/cluster/apply'>,
  { user_rid, at }: By,
): Promise<Data<'auth/cluster/apply'>> {
  await requireStaying(tx, user_rid);
  const cluster = await lockCluster(tx, rid);
  if (!cluster) throw refuse('not_found', { noun: 'cluster' });
  const waits = await newcomerTo(tx, cluster, user_rid);
  const who = maskedMember(await findUser(tx, user_rid));
  if (waits?.kind === 'invite') {
    await admit(tx, cluster, waits, at);
    await tellManagers(tx, { cluster, event: { act: 'joined', who }, at }, user_rid);
    return { state: 'member' };
  }
  if (!waits) {
    await insertRequest(tx, {
      ...waiting,
      rid: newRid(),
      cluster_rid: rid,
      user_rid,
      kind: 'apply',
      message,
      created: at,
    });
    await tellManagers(tx, { cluster, event: { act: 'applied', who, message }, at });
  }
  return { state: 'waiting' };
}

/** Returns the request of the person that waits; refuses when the person is a member already. */
async function newcomerTo(
  tx: Tx,
  { rid }: ClusterRow,
  user_rid: string,
): Promise<ClusterRequestRow | undefined> {
  if (await findMember(tx, rid, user_rid))
    throw refuse('cluster_act_refused', { msg: reasons.clusterMemberAlready });
  return findWaiting(tx, rid, user_rid);
}

/** Makes the person of a request a member, with the group's limit for new members. The group is locked. */
async function admit(tx: Tx, cluster: ClusterRow, request: ClusterRequestRow, at: Date): Promise<void> {
  const { rid, limit_fen } = cluster;
  const members = (await countMembers(tx, [rid])).get(rid) ?? 0;
  if (members >= limits.clusterMembers) throw refuse('cluster_limit', { msg: reasons.clusterFull });
  await decideRequest(tx, request.rid, { state: 'agreed', decided: at });
  await insertMember(tx, {
    cluster_rid: rid,
    user_rid: request.user_rid,
    role: 'member',
    limit_fen,
    joined: at,
  });
}

/** A request that waits, in its locked group, and whether the caller answers it or made it. */
interface Found {
  readonly cluster: ClusterRow;
  readonly request: ClusterRequestRow;
}

/**
 * Locks the group of a request. Refuses with not_found unless the caller is on the side that may act: the person, or
 * the owner and managers.
 */
async function requestOf(
  tx: Tx,
  rid: string,
  user_rid: string,
  side: (request: ClusterRequestRow) => 'person' | 'managers',
): Promise<Found> {
  const request = await findRequest(tx, rid);
  const cluster = request && (await lockCluster(tx, request.cluster_rid));
  if (!request || !cluster) throw refuse('not_found', { noun: 'clusterRequest' });
  const caller = await findMember(tx, cluster.rid, user_rid);
  const isOnSide =
    side(request) === 'person'
      ? request.user_rid === user_rid
      : caller !== undefined && mayInCluster(caller.role, 'answer');
  if (!isOnSide) throw refuse('not_found', { noun: 'clusterRequest' });
  const now = await findRequest(tx, rid);
  if (now?.state !== 'waiting') {
    const { kind, state, decided } = now ?? request;
    const msg = reasons.decided(kind, clusterRequestStateLabels[state], { at: decided });
    throw refuse('cluster_act_refused', { msg });
  }
  return { cluster, request };
}

/** Answers an application, by a manager, or an invitation, by the invited person. */
export async function answerRequest(
  tx: Tx,
  { rid, agree }: Parsed<'auth/cluster/agree'>,
  { user_rid, at }: By,
): Promise<void> {
  const { cluster, request } = await requestOf(tx, rid, user_rid, answeringSide);
  const isInvited = request.kind === 'invite';
  if (agree && isInvited) await requireStaying(tx, user_rid);
  if (agree) await admit(tx, cluster, request, at);
  else await decideRequest(tx, rid, { state: 'refused', decided: at });
  if (isInvited) {
    const who = maskedMember(await findUser(tx, user_rid));
    await tellManagers(tx, { cluster, event: { act: agree ? 'joined' : 'declined', who }, at }, user_rid);
  } else await tell(tx, request.user_rid, { cluster, event: { act: agree ? 'admitted' : 'refused' }, at });
}

/** Takes an application or an invitation back. */
export async function cancelRequest(tx: Tx, rid: string, { user_rid, at }: By): Promise<void> {
  await requestOf(tx, rid, user_rid, (request) =>
    answeringSide(request) === 'person' ? 'managers' : 'person',
  );
  await decideRequest(tx, rid, { state: 'cancelled', decided: at });
}

/** Who answers a request: the invited person, or the managers to whom a person applies. */
export const answeringSide = ({ kind }: Pick<ClusterRequestRow, 'kind'>): 'person' | 'managers' =>
  kind === 'invite' ? 'person' : 'managers';
