import { ipKey } from '../../kit/ipKey';
import type { Limit } from '../limit/limit.repo';
import { type Attempt, hour, perIp } from '../limit/limit.rules';

/** Codes that are checked from an IP address, which people of one institute may share: three hundred an hour. */
export function verifyLimits(attempt: Attempt): Limit[] {
  return [{ key: `report:verify:${ipKey(attempt.ip)}`, max: perIp(attempt, 300), seconds: hour }];
}
