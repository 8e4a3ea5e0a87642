import { ipKey } from '../../kit/ipKey';
import type { Limit } from '../limit/limit.repo';
import { type Attempt, hour, perIp } from '../limit/limit.rules';

/** Links that one member creates: thirty an hour. */
export function shareLimits(user_rid: string): Limit[] {
  return [{ key: `plan:share:${user_rid}`, max: 30, seconds: hour }];
}

/** Links that one member copies from: sixty an hour. */
export function copyLimits(user_rid: string): Limit[] {
  return [{ key: `plan:copy:${user_rid}`, max: 60, seconds: hour }];
}

/** Links that are opened from an IP address, which people of one institute may share: three hundred an hour. */
export function openShareLimits(attempt: Attempt): Limit[] {
  return [{ key: `plan:open:${ipKey(attempt.ip)}`, max: perIp(attempt, 300), seconds: hour }];
}
