import { z } from 'zod';
import type { ApiScope, StaffRole } from '../rules';
import type { ErrorId } from './error';

/** One call of the API, with its facts. Its key in {@link Contract} is the path below `/api/`. The default method is POST. */
export type Endpoint = Access & Call;

/** Who may make the call: `open` everybody, `member` a logged-in member, `staff` the lab's staff in one of the roles. */
type Access = Open | Member | Staff;

interface Open extends Effect {
  readonly access: 'open';
  readonly scope?: never;
  readonly roles?: never;
  readonly beforeSecondFactor?: never;
}

/** A call of members reads, or says what its act makes old. */
type Member = {
  readonly access: 'member';
  /**
   * The scope that an API token needs; `closed` refuses every API token. A call is closed unless a program of a company needs it: what
   * is about the account, its security and consents, other people (groups, promotion), or agrees to pay, stays with the person.
   */
  readonly scope: ApiScope | 'closed';
  readonly roles?: never;
  readonly beforeSecondFactor?: never;
} & (Required<Pick<Effect, 'reads'>> | Required<Pick<Effect, 'outdates'>>) &
  Effect;

interface Staff {
  readonly access: 'staff';
  readonly scope?: never;
  /** Roles that may make the call; an admin may make every call. `['admin']`: admins only. */
  readonly roles: readonly [StaffRole, ...StaffRole[]];
  /** A call that works in a session in which no second factor was given yet; others are refused. */
  readonly beforeSecondFactor?: true;
  readonly reads?: true;
  readonly outdates?: never;
  readonly answers?: never;
}

interface Effect {
  /** The handler only reads the database, so that the call may be made twice. */
  readonly reads?: true;
  /**
   * The reads whose answers the act may change for who makes it: the browser fetches them again (`outdates.ts`). Or the reason
   * why there are none.
   */
  readonly outdates?: readonly string[] | { readonly none: string };
  /** A read whose next answer is the act's own answer, which the screen shows: only a refused act makes it old. */
  readonly answers?: string;
}

interface Call {
  readonly method?: 'GET' | 'POST';
  /** `multipart`: the input consists of the form's text fields, and the form's field `file` has the file. */
  readonly body?: 'json' | 'multipart';
  /** The file of a multipart call is required unless this is `optional`. */
  readonly file?: 'optional';
  /** Maximum size in bytes of the file of a multipart call; `limits.uploadBytes` when it is left out. */
  readonly fileBytes?: number;
  /** Maximum number of files of a multipart call, each in a field `file`; one when it is left out. Together `limits.uploadBytes` at most. */
  readonly files?: number;
  /** True when the call accepts an `Idempotency-Key` and answers a repeated call with the stored answer. */
  readonly idempotent?: boolean;
  /** True when the call accepts `application/x-www-form-urlencoded` as well as JSON. */
  readonly form?: boolean;
  /** True when the call reads its input from the query if the body is empty. */
  readonly query?: boolean;
  /**
   * What an edit replaces, with its etag: the content of `present` in the refusal `edited_meanwhile`. The input has the
   * etag of the state that the edit started from.
   */
  readonly edits?: z.ZodType;
  /** Refusals of this call only; `refusalsOf` adds those that all calls of its kind can give. */
  readonly errors?: readonly ErrorId[];
  /** A call of members that works while the member has not agreed to the current 服务协议 and 隐私政策; others are refused. */
  readonly unrestricted?: true;
  /** A call that works while the password is one that somebody else set; others are refused. */
  readonly beforePasswordChange?: true;
  /** One line for the API documentation. */
  readonly summary: string;
  readonly input: z.ZodType;
  /** An input for the API documentation; calls of money have one when they take any. */
  readonly example?: unknown;
  /** Schema of `data` in the envelope of a successful answer. */
  readonly data: z.ZodType;
}

/** Checks the shape of an endpoint and keeps the exact types of its properties. */
export function endpoint<const E extends Endpoint>(
  definition: E & { readonly [Key in Exclude<keyof E, keyof Endpoint>]: never },
): E {
  return definition;
}

/**
 * Returns whether a call may be made twice without a key: it only reads, or what it writes is the same each time, as the
 * calls of a token's scope `…:read` do.
 */
export const isRead = ({ reads, scope = 'closed' }: Endpoint): boolean =>
  reads === true || scope.endsWith(':read');

/** A call without input. */
export const nothing = z.strictObject({});

/** Answer of a call that returns no data. */
export const done = z.null();
