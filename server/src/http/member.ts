import { type Endpoint, reasons } from '@portal/shared/contract';
import { isPermitted, type StaffRole } from '@portal/shared/rules';
import type { FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { refuse } from './error';

/** The authenticated caller. */
export interface Member {
  /** Public key of the user. */
  readonly rid: string;
  readonly session_rid: string;
  readonly role: 'member' | 'staff';
  /** Roles of staff, in calls of staff; empty in other calls. */
  readonly roles: readonly StaffRole[];
}

/** What a member of staff may do. */
export interface StaffAccess {
  readonly roles: readonly StaffRole[];
  readonly locked: boolean;
}

/** Authenticates the caller; refuses when the endpoint's access level or the consent that it needs is missing. */
export async function authenticate(
  app: App,
  { access, roles, unrestricted }: Endpoint,
  request: FastifyRequest,
): Promise<Member | undefined> {
  if (access === 'open') return undefined;
  const header = request.headers.authorization;
  if (header === undefined || header === '') throw refuse('token_missing');
  const member = await callerOf(app, request);
  if (!member) throw refuse('token_invalid');
  if (access === 'staff') return authenticateStaff(app, member, roles);
  if (access === 'member' && unrestricted !== true && !(await app.hasConsented(app.deps, member.rid)))
    throw refuse('consent_required');
  return member;
}

/** Returns the caller of a call that needs no login; undefined without a valid token. */
export async function callerOf(app: App, { headers }: FastifyRequest): Promise<Member | undefined> {
  const token = /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? undefined : app.findMember(app.deps, token);
}

async function authenticateStaff(app: App, member: Member, permitted: readonly StaffRole[]): Promise<Member> {
  const access = member.role === 'staff' ? await app.findStaffAccess(app.deps, member) : undefined;
  if (!access) throw refuse('forbidden');
  if (access.locked) throw refuse('staff_locked');
  requireRole(access.roles, permitted);
  return { ...member, roles: access.roles };
}

/** Refuses with the roles that may when the person has none of them. */
export function requireRole(held: readonly StaffRole[], permitted: readonly StaffRole[]): void {
  if (!isPermitted(held, permitted)) throw refuse('role_required', { msg: reasons.roleRequired(permitted) });
}
