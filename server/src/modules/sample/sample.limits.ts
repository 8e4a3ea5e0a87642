import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Changes of samples and requests to send them back of one member: a hundred and twenty an hour. */
export function sampleLimits(user_rid: string): Limit[] {
  return [{ key: `sample:change:${user_rid}`, max: 120, seconds: hour }];
}

/** Sheets of labels of one member: a hundred and twenty an hour. */
export function labelLimits(user_rid: string): Limit[] {
  return [{ key: `sample:labels:${user_rid}`, max: 120, seconds: hour }];
}
