import { z } from 'zod';
import { formatMessage } from '../rules';

/** Identifies the state of a record that can be edited; every change of an editable field changes it. */
export const etag = z.string();

/**
 * Names the state that an edit started from. An edit of a record in another state, or without an etag, is refused with
 * `edited_meanwhile`. It is left out for a record that the caller believes not to exist yet.
 */
export const startedFrom = z
  .string(formatMessage('修改依据'))
  .regex(/^[\w-]{16}$/, formatMessage('修改依据'))
  .optional();
