import type { Endpoint } from '@portal/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { findCaller } from '../modules/account/session.repo';
import { tokenHash } from '../modules/account/token';
import { refuse } from './error';

/** The caller of a call that needs a token. */
export interface Member {
  /** Key of the user. */
  readonly rid: string;
  readonly session_rid: string;
  readonly role: 'member' | 'staff';
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
  const token = /^Bearer ([\w-]{1,200})$/i.exec(header)?.[1];
  if (token === undefined) throw refuse('token_invalid');
  const hash = tokenHash(token);
  const member = await deps.db.read((tx) => findCaller(tx, hash, deps.now()));
  if (!member) throw refuse('token_invalid');
  if (access === 'staff' && member.role !== 'staff') throw refuse('forbidden');
  return member;
}
