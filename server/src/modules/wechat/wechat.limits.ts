import { ipKey } from '../../kit/ipKey';
import type { Limit } from '../limit/limit.repo';
import { type Attempt, minute, perIp } from '../limit/limit.rules';

/** Limit of QR codes of WeChat logins: sixty in ten minutes for an IP address. */
export function ticketLimits(attempt: Attempt): Limit[] {
  return [{ key: `ticket:${ipKey(attempt.ip)}`, max: perIp(attempt, 60), seconds: 10 * minute }];
}
