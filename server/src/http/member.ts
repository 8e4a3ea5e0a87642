import { contract, type Endpoint, type Path, reasons } from '@portal/shared/contract';
import {
  type ApiScope,
  type ConsentDocument,
  isPermitted,
  memberHeader,
  type StaffRole,
} from '@portal/shared/rules';
import type { FastifyRequest } from 'fastify';
import type { App } from '../deps';
import { isApiToken } from '../kit/token';
import { refuse } from './error';

/** The authenticated caller. */
export interface Member {
  /** Public key of the user. */
  readonly rid: string;
  /** Key of the session; empty for a call with an API token, to which calls about sessions are closed. */
  readonly session_rid: string;
  readonly role: 'member' | 'staff';
  /** Roles of staff, in calls of staff; empty in other calls. */
  readonly roles: readonly StaffRole[];
  /** Whether somebody else set the password, which must be replaced before any other call. */
  readonly mustChangePassword: boolean;
  /** Documents whose version in force the person has not agreed to. */
  readonly missingConsents: readonly ConsentDocument[];
}

/** What a member of staff may do. */
export interface StaffAccess {
  readonly roles: readonly StaffRole[];
  /** `given` in this session, or not needed; `required` in this session; `missing`: no app is bound yet. */
  readonly secondFactor: 'given' | 'required' | 'missing';
}

/**
 * Authenticates the caller by the token of a session or by an API token. Refuses when the page was drawn for another member, and
 * when the endpoint's access level, the scope of the API token, an own password or the consent that the call needs is missing.
 */
export async function authenticate(
  app: App,
  path: Path,
  request: FastifyRequest,
): Promise<Member | undefined> {
  const { access, roles, unrestricted, beforeSecondFactor, beforePasswordChange }: Endpoint = contract[path];
  if (access === 'open') return undefined;
  const header = request.headers.authorization;
  if (header === undefined || header === '') throw refuse('token_missing');
  const token = bearerOf(request);
  const member = token === undefined ? undefined : await ownerOf(app, path, token);
  if (!member) throw refuse('token_invalid');
  if (isOfAnother(request, member)) throw refuse('member_changed');
  if (member.mustChangePassword && beforePasswordChange !== true) throw refuse('password_change_required');
  // Else whoever knows the password of staff could read on, as a member, what the second factor protects.
  if (member.role === 'staff' && access === 'member' && beforePasswordChange !== true)
    await requireSecondFactor(app, member);
  if (access === 'staff') return authenticateStaff(app, member, { roles, beforeSecondFactor });
  if (access === 'member' && unrestricted !== true && member.missingConsents.length > 0)
    throw refuse('consent_required');
  return member;
}

async function requireSecondFactor(app: App, member: Member): Promise<void> {
  const { secondFactor = 'given' } = (await app.findStaffAccess(app.deps, member)) ?? {};
  if (secondFactor !== 'given') throw refuse(`second_factor_${secondFactor}`);
}

/** True for a call of a page that was drawn for another member, which another tab has replaced meanwhile. */
function isOfAnother({ headers }: FastifyRequest, { rid }: Member): boolean {
  const drawnFor = headers[memberHeader.toLowerCase()];
  return drawnFor !== undefined && drawnFor !== rid;
}

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];

const scopeOf = (path: Path): ApiScope | 'closed' => {
  const { scope = 'closed' }: Endpoint = contract[path];
  return scope;
};

const ownerOf = (app: App, path: Path, token: string): Promise<Member | undefined> =>
  isApiToken(token) ? app.findTokenMember(app.deps, token, scopeOf(path)) : app.findMember(app.deps, token);

/** Returns the caller of a call that needs no login; undefined without a valid token of a session. */
export async function callerOf(app: App, request: FastifyRequest): Promise<Member | undefined> {
  const token = bearerOf(request);
  return token === undefined ? undefined : app.findMember(app.deps, token);
}

interface StaffCall {
  readonly roles: readonly StaffRole[];
  readonly beforeSecondFactor: true | undefined;
}

async function authenticateStaff(
  app: App,
  member: Member,
  { roles, beforeSecondFactor }: StaffCall,
): Promise<Member> {
  const access = member.role === 'staff' ? await app.findStaffAccess(app.deps, member) : undefined;
  if (!access) throw refuse('forbidden');
  if (access.secondFactor !== 'given' && beforeSecondFactor !== true)
    throw refuse(`second_factor_${access.secondFactor}`);
  requireRole(access.roles, roles);
  return { ...member, roles: access.roles };
}

/** Refuses with the roles that may when the person has none of them. */
export function requireRole(held: readonly StaffRole[], permitted: readonly StaffRole[]): void {
  if (!isPermitted(held, permitted)) throw refuse('role_required', { msg: reasons.roleRequired(permitted) });
}
