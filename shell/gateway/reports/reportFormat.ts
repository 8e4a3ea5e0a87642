import { z } from 'zod';
import { failureClasses } from '../../manifest/failureClass';

const name = z.string().regex(/^[\w.-]{0,64}$/);

const load = z.strictObject({ area: name, release: name, ms: z.int().min(0).max(600_000) });
const failure = z.strictObject({
  area: name,
  release: name,
  failure: z.enum(failureClasses),
  /** Id of the request that the page came with; it is in the gateway's log. */
  request: name,
});

/** What a page sends: names and numbers only, so that a report can contain no personal data. */
export const reports = z.strictObject({
  reports: z
    .array(z.union([load, failure]))
    .min(1)
    .max(20),
});

export type FailureReport = z.infer<typeof failure>;
export type Report = z.infer<typeof load> | FailureReport;
