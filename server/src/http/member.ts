import type { Endpoint } from '@portal/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { findCaller, isLongUnseen, seeSession } from '../modules/account/session.repo';
import { tokenHash } from '../modules/account/token';
import { refuse } from './error';

/** The caller of a call that needs a token. */
export interface Member {
  /** Key of the user. */
  readonly rid: string;
  readonly session_rid: string;
  readonly role: 'member' | 'staff';
  /** When the session was last seen, to within ten minutes. */
  readonly last_seen: Date;
}

/** One write in ten minutes for a session that is in use. */
async function see({ db, now }: Deps, { session_rid, last_seen }: Member): Promise<void> {
  if (isLongUnseen(last_seen, now())) await db.transaction((tx) => seeSession(tx, session_rid, now()));
}

/** Finds out who calls; refuses what the endpoint's access does not allow. */
export async function authenticate(
  deps: Deps,
  access: Endpoint['access'],
  request: FastifyRequest,
): Promise<Member | undefined> {
  if (access === 'open') return undefined;
  const header = request.headers.authorization;
  if (header === undefined || header === '') throw refuse('token_missing');
  const member = await callerOf(deps, request);
  if (!member) throw refuse('token_invalid');
  if (access === 'staff' && member.role !== 'staff') throw refuse('forbidden');
  await see(deps, member);
  return member;
}

/** Who calls, where that makes a difference but nobody has to be logged in: nobody without a good token. */
export async function callerOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { headers }: FastifyRequest,
): Promise<Member | undefined> {
  const token = /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  const hash = tokenHash(token);
  return db.read((tx) => findCaller(tx, hash, now()));
}
