import { limits } from '@portal/shared/rules';
import { ipKey } from '../../kit/ipKey';
import type { Limit } from '../limit/limit.repo';
import { type Attempt, day, hour, minute, perIp } from '../limit/limit.rules';

/**
 * Limits of sending codes: for a receiver one a minute of each kind and ten a day in all, thirty an hour for an IP address. Codes that
 * anybody can request are one kind; what a member requests after the login does not wait for the code of the login.
 */
export function codeLimits(
  receiver: string,
  attempt: Attempt,
  kind: 'open' | 'proof' | 'signing' = 'open',
): Limit[] {
  return [
    { key: `code:minute:${receiver}:${kind}`, max: 1, seconds: limits.codeCountdown },
    { key: `code:day:${receiver}`, max: 10, seconds: day },
    { key: `code:ip:${ipKey(attempt.ip)}`, max: perIp(attempt, 30), seconds: hour },
  ];
}

/** Limit of failed logins from one IP address: ten, whether the account exists or not. */
export function loginLimits(account: string, attempt: Attempt): Limit[] {
  return [{ key: `login:${account.toLowerCase()}:${ipKey(attempt.ip)}`, max: 10, seconds: 15 * minute }];
}

/** Limit of failed logins from all IP addresses and unknown browsers together: thirty. */
export function accountLimits(account: string): Limit[] {
  return [{ key: `login:${account.toLowerCase()}`, max: 30, seconds: 15 * minute }];
}

/** Limit of failed logins from a browser that has logged in before: ten, which no other browser can use up. */
export function knownBrowserLimits(browser: string, user_rid: string): Limit[] {
  return [{ key: `login:known:${browser}:${user_rid}`, max: 10, seconds: 15 * minute }];
}

/** Notices that the login was stopped: one a day. */
export function stoppedLimits(user_rid: string): Limit[] {
  return [{ key: `login:stopped:${user_rid}`, max: 1, seconds: day }];
}

/** Limit of proofs of identity before a password or a contact changes: ten in a quarter of an hour. */
export function passwordLimits(user_rid: string): Limit[] {
  return [{ key: `password:${user_rid}`, max: 10, seconds: 15 * minute }];
}

/** Limit of all attempts from one IP address: a hundred in a quarter of an hour. */
export function ipLimits(attempt: Attempt): Limit[] {
  return [{ key: `attempt:${ipKey(attempt.ip)}`, max: perIp(attempt, 100), seconds: 15 * minute }];
}

/** Limit of registrations of one phone number with an invitation code, so that nobody finds codes by trying: ten an hour. */
export function invitationLimits(phone: string): Limit[] {
  return [{ key: `invitation:${phone}`, max: 10, seconds: hour }];
}

/** Limit of codes by mail, which a member can send to any address: twenty a day. */
export function mailCodeLimits(user_rid: string): Limit[] {
  return [{ key: `code:member:${user_rid}`, max: 20, seconds: day }];
}
