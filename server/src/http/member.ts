import type { Endpoint } from '@portal/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { refuse } from './error';

/** The authenticated caller. */
export interface Member {
  /** Public key of the user. */
  readonly rid: string;
  readonly session_rid: string;
  readonly role: 'member' | 'staff';
}

/** Authenticates the caller; refuses when the endpoint's access level or the consent that it needs is missing. */
export async function authenticate(
  app: App,
  { access, unrestricted }: Pick<Endpoint, 'access' | 'unrestricted'>,
  request: FastifyRequest,
): Promise<Member | undefined> {
  if (access === 'open') return undefined;
  const header = request.headers.authorization;
  if (header === undefined || header === '') throw refuse('token_missing');
  const member = await callerOf(app, request);
  if (!member) throw refuse('token_invalid');
  if (access === 'staff' && member.role !== 'staff') throw refuse('forbidden');
  if (access === 'member' && unrestricted !== true && !(await app.hasConsented(app.deps, member.rid)))
    throw refuse('consent_required');
  return member;
}

/** Returns the caller of a call that needs no login; undefined without a valid token. */
export async function callerOf(app: App, { headers }: FastifyRequest): Promise<Member | undefined> {
  const token = /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? undefined : app.findMember(app.deps, token);
}
