import { z } from 'zod';
import { components } from './component';
import { errorIds } from './error';

/** First message of each invalid field, by field name. */
export const fieldErrors = z.record(z.string(), z.string());

/** Content of `data` when `code` is 0. */
export const failure = z
  .object({
    error: z.enum(errorIds),
    fields: fieldErrors.optional(),
    /** Values now of what the person saw (seen_changed). */
    seen: z
      .record(z.string(), z.union([z.int(), z.string(), z.null(), z.array(z.record(z.string(), z.string()))]))
      .optional(),
    /** With `edited_meanwhile`: what the call would have replaced, as it is now, with its etag. */
    present: z.record(z.string(), z.unknown()).optional(),
    /** Seconds until the call may be retried (status 429). */
    retryAfter: z.number().optional(),
    requestId: z.string(),
  })
  .register(components, { id: 'Failure' });
export type Failure = z.infer<typeof failure>;

/** Schema of all answers of the API: `code` is 1 on success and 0 otherwise; the HTTP status says the same. */
export function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.literal(1), msg: z.string(), data });
}

export const failedEnvelope = z.object({ code: z.literal(0), msg: z.string(), data: failure });
