import { z } from 'zod';
import type { ErrorId } from './error';

/**
 * One call of the API: its key in {@link Contract} is the path below `/api/`,
 * the method is POST unless it says otherwise.
 */
export interface Endpoint {
  readonly method?: 'GET' | 'POST';
  /** Who may call it: `open` anybody, `member` a signed-in member, `staff` the lab's side. */
  readonly access: 'open' | 'member' | 'staff';
  /** `multipart`: the input is the form's text fields, the file travels beside them as field `file`. */
  readonly body?: 'json' | 'multipart';
  /** A multipart call needs its file unless it says `optional`. */
  readonly file?: 'optional';
  /** True when the call takes an `Idempotency-Key` and answers a repeated one from the stored answer. */
  readonly idempotent?: boolean;
  /** Takes `application/x-www-form-urlencoded` as well as JSON. */
  readonly form?: boolean;
  /** Takes its input from the query when the body is empty. */
  readonly query?: boolean;
  /** Refusals of this call alone; those that every call of its kind can give are added by `refusalsOf`. */
  readonly errors?: readonly ErrorId[];
  /** One line for the generated documentation. */
  readonly summary: string;
  readonly input: z.ZodType;
  /** The shape of `data` in the envelope on success. */
  readonly data: z.ZodType;
}

/** Keeps the exact types of an endpoint's properties while checking its shape. */
export function endpoint<const E extends Endpoint>(
  definition: E & { readonly [Key in Exclude<keyof E, keyof Endpoint>]: never },
): E {
  return definition;
}

/** A call without input. */
export const nothing = z.strictObject({});

/** Answer of a call that returns nothing but its success. */
export const done = z.null();
