import { ipKey } from '../../kit/ipKey';
import type { Limit } from '../limit/limit.repo';
import { type Attempt, day, hour, perIp } from '../limit/limit.rules';

/** Limits of requirements and messages: ten an hour for an IP address, five for a phone. */
export function requirementLimits(phone: string, attempt: Attempt): Limit[] {
  return [
    { key: `requirement:phone:${phone}`, max: 5, seconds: hour },
    { key: `requirement:ip:${ipKey(attempt.ip)}`, max: perIp(attempt, 10), seconds: hour },
  ];
}

/** Receipts by text message: three a day for a phone. */
export function receiptLimits(phone: string): Limit[] {
  return [{ key: `requirement:receipt:${phone}`, max: 3, seconds: day }];
}

/** Receipts by text message that strangers at one IP address make somebody get: one a day. */
export function strangerLimits(attempt: Attempt): Limit[] {
  return [{ key: `requirement:stranger:${ipKey(attempt.ip)}`, max: perIp(attempt, 1), seconds: day }];
}

/** Forms of requirements whose body the server reads for one IP address: thirty an hour. */
export function formLimits(attempt: Attempt): Limit[] {
  return [{ key: `requirement:form:${ipKey(attempt.ip)}`, max: perIp(attempt, 30), seconds: hour }];
}

/** Messages of one member about requirements: sixty an hour. */
export function messageLimits(user_rid: string): Limit[] {
  return [{ key: `requirement:write:${user_rid}`, max: 60, seconds: hour }];
}

/** Claims of one member: thirty an hour. */
export function claimLimits(user_rid: string): Limit[] {
  return [{ key: `requirement:claim:${user_rid}`, max: 30, seconds: hour }];
}
