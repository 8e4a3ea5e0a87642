import { z } from 'zod';

/**
 * One call of the API: its key in {@link Contract} is the path below `/api/`,
 * the method is POST unless it says otherwise.
 */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Data extends z.ZodType = z.ZodType> {
  readonly method?: 'GET' | 'POST';
  /** Who may call it: `open` anybody, `member` a signed-in member, `staff` the lab's side. */
  readonly access: 'open' | 'member' | 'staff';
  /** `multipart`: the input is the form's text fields, the file travels beside them as field `file`. */
  readonly body?: 'json' | 'multipart';
  /** A multipart call needs its file unless it says `optional`. */
  readonly file?: 'optional';
  /** True when the call takes an `Idempotency-Key` and answers a repeated one from the stored answer. */
  readonly idempotent?: boolean;
  /** One line for the generated documentation. */
  readonly summary: string;
  readonly input: Input;
  /** The shape of `data` in the envelope on success. */
  readonly data: Data;
}

/** Keeps the schemas' exact types while checking the shape of an endpoint. */
export function endpoint<Input extends z.ZodType, Data extends z.ZodType>(
  definition: Endpoint<Input, Data>,
): Endpoint<Input, Data> {
  return definition;
}

/** A call without input. */
export const nothing = z.strictObject({});

/** Answer of a call whose success says everything. */
export const done = z.null();
