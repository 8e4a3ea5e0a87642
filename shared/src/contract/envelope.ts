import { z } from 'zod';
import { components } from './component';
import { errorIds } from './error';

/** Messages by field name, the first that was found for each. */
export const fieldErrors = z.record(z.string(), z.string());

/** What `data` holds when `code` is 0. */
export const failure = z
  .object({
    error: z.enum(errorIds),
    fields: fieldErrors.optional(),
    /** Seconds after which the call may be tried again (status 429). */
    retryAfter: z.number().optional(),
    requestId: z.string(),
  })
  .register(components, { id: 'Failure' });
export type Failure = z.infer<typeof failure>;

/** Every answer of the API: `code` 1 on success, 0 otherwise, with an honest HTTP status. */
export function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.literal(1), msg: z.string(), data });
}

export const failedEnvelope = z.object({ code: z.literal(0), msg: z.string(), data: failure });
