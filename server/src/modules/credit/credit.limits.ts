import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Applications of one member for a credit limit: twenty an hour. */
export function creditLimits(user_rid: string): Limit[] {
  return [{ key: `credit:apply:${user_rid}`, max: 20, seconds: hour }];
}
