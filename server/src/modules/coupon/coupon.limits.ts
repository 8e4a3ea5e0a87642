import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Codes that one member tries: twenty an hour, so that nobody finds codes by trying. */
export function claimLimits(user_rid: string): Limit[] {
  return [{ key: `coupon:claim:${user_rid}`, max: 20, seconds: hour }];
}
