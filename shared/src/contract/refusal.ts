import type { z } from 'zod';
import type { Endpoint } from './endpoint';
import type { ErrorId } from './error';

/** Refusals that follow from the kind of a call. Other refusals are declared by the call in `errors`. */
const ofKind = {
  every: [
    'invalid_input',
    'malformed_body',
    'request_timeout',
    'body_too_large',
    'unsupported_media',
    'too_many_requests',
    'unavailable',
    'storage_full',
    'internal',
  ],
  /**
   * Calls of members and of staff. `scope_missing`: the caller has an API token that does not allow the call; `member_changed`: the
   * page was drawn for another member than the token's (see `memberHeader`).
   */
  signedIn: [
    'token_missing',
    'token_invalid',
    'member_changed',
    'scope_missing',
    'staff_locked',
    'account_merged',
  ],
  /** Calls of members and of staff but those by which a person changes the password. */
  ownPassword: ['password_change_required'],
  /** Calls of members that staff make without their code; changing the password and logging out need none. */
  secondFactor: ['second_factor_required', 'second_factor_missing'],
  /** Calls of members that are not `unrestricted`. */
  restricted: ['consent_required'],
  staff: ['forbidden', 'role_required', 'second_factor_required', 'second_factor_missing'],
  idempotent: ['idempotency_mismatch', 'idempotency_in_flight'],
  multipart: ['file_missing'],
  edit: ['edited_meanwhile'],
} as const satisfies Readonly<Record<string, readonly ErrorId[]>>;

type OfKind<Kind extends keyof typeof ofKind> = (typeof ofKind)[Kind][number];

/** Ids of the refusals that a call can give. */
export type RefusalOf<E> =
  | OfKind<'every'>
  | (E extends { access: 'open' } ? never : OfKind<'signedIn'>)
  | (E extends { access: 'open' } | { beforePasswordChange: true } ? never : OfKind<'ownPassword'>)
  | (E extends { access: 'member' }
      ? E extends { beforePasswordChange: true }
        ? never
        : OfKind<'secondFactor'>
      : never)
  | (E extends { access: 'member' }
      ? E extends { unrestricted: true }
        ? never
        : OfKind<'restricted'>
      : never)
  | (E extends { access: 'staff' } ? OfKind<'staff'> : never)
  | (E extends { idempotent: true } ? OfKind<'idempotent'> : never)
  | (E extends { body: 'multipart' } ? OfKind<'multipart'> : never)
  | (E extends { edits: z.ZodType } ? OfKind<'edit'> : never)
  | (E extends { errors: readonly (infer Id extends ErrorId)[] } ? Id : never);

/** Ids of the refusals that a call can give: those of its kind first, then its own. */
export function refusalsOf({
  access,
  body,
  idempotent,
  unrestricted,
  beforePasswordChange,
  edits,
  errors = [],
}: Endpoint): readonly ErrorId[] {
  return [
    ...ofKind.every,
    ...(access === 'open' ? [] : ofKind.signedIn),
    ...(access === 'open' || beforePasswordChange === true ? [] : ofKind.ownPassword),
    ...(access === 'member' && beforePasswordChange !== true ? ofKind.secondFactor : []),
    ...(access === 'member' && unrestricted !== true ? ofKind.restricted : []),
    ...(access === 'staff' ? ofKind.staff : []),
    ...(idempotent === true ? ofKind.idempotent : []),
    ...(body === 'multipart' ? ofKind.multipart : []),
    ...(edits === undefined ? [] : ofKind.edit),
    ...errors,
  ];
}
