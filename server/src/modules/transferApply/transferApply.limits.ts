import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Transfers that one member reports: twenty an hour. */
export function transferLimits(user_rid: string): Limit[] {
  return [{ key: `transferApply:add:${user_rid}`, max: 20, seconds: hour }];
}
