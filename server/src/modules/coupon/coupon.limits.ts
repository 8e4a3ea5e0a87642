import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Coupon codes that one member can try: twenty an hour, against guessing. */
export function claimLimits(user_rid: string): Limit[] {
  return [{ key: `coupon:claim:${user_rid}`, max: 20, seconds: hour }];
}
