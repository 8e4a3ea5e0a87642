import type { Endpoint } from '@portal/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { App } from '../deps';
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
  app: App,
  access: Endpoint['access'],
  request: FastifyRequest,
): Promise<Member | undefined> {
  if (access === 'open') return undefined;
  const header = request.headers.authorization;
  if (header === undefined || header === '') throw refuse('token_missing');
  const member = await callerOf(app, request);
  if (!member) throw refuse('token_invalid');
  if (access === 'staff' && member.role !== 'staff') throw refuse('forbidden');
  return member;
}

/** Who calls, where nobody has to be logged in: undefined without a valid token. */
export async function callerOf(app: App, { headers }: FastifyRequest): Promise<Member | undefined> {
  const token = /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? undefined : app.findMember(app.deps, token);
}
