import { ipKey } from '../limit/limit.ip.rules';
import type { Limit } from '../limit/limit.repo';
import { type Attempt, hour, perIp } from '../limit/limit.rules';

/** Limits of requirements and messages: ten an hour for an IP address, five for a phone. */
export function requirementLimits(phone: string, attempt: Attempt): Limit[] {
  return [
    { key: `requirement:phone:${phone}`, max: 5, seconds: hour },
    { key: `requirement:ip:${ipKey(attempt.ip)}`, max: perIp(attempt, 10), seconds: hour },
  ];
}
