import { ipKey } from '../../kit/ipKey';
import type { Limit } from '../limit/limit.repo';
import { type Attempt, hour, perIp } from '../limit/limit.rules';

/** Limit of invitation codes that one member enters, so that nobody finds codes by trying: ten an hour. */
export const enteringLimits = (user_rid: string): Limit[] => [
  { key: `invitation:member:${user_rid}`, max: 10, seconds: hour },
];

/** Limit of invitation codes that are looked up, by the page of a link and before a registration: sixty an hour for an IP address. */
export const lookupLimits = (attempt: Attempt): Limit[] => [
  { key: `invitation:ip:${ipKey(attempt.ip)}`, max: perIp(attempt, 60), seconds: hour },
];
