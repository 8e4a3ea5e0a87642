import { ipKey } from '../limit/limit.ip.rules';
import type { Limit } from '../limit/limit.repo';
import { type Attempt, minute, perIp } from '../limit/limit.rules';

/** QR codes for the WeChat login: sixty in ten minutes for an IP address. */
export function ticketLimits(attempt: Attempt): Limit[] {
  return [{ key: `ticket:${ipKey(attempt.ip)}`, max: perIp(attempt, 60), seconds: 10 * minute }];
}
