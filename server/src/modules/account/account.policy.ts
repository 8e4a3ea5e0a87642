import { limits } from '@portal/shared/rules';
import type { Env } from '../../env';
import { addressKey } from '../../http/addressKey';
import type { Context } from '../../http/context';
import type { Limit } from '../../http/limit';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export interface Attempt {
  /** Address that the request came from. */
  readonly ip: string;
  readonly mode: Env['mode'];
}

/** Where a call comes from. */
export const attemptOf = ({ request, env }: Context): Attempt => ({ ip: request.ip, mode: env.mode });

/** In local mode everything comes from the one machine, tests and trials by the dozen. */
const perAddress = ({ mode }: Attempt, max: number) => (mode === 'local' ? max * 100 : max);

/** Codes that may be asked for: one a minute and ten a day for a phone, thirty an hour for an address. */
export function codeLimits(phone: string, attempt: Attempt): Limit[] {
  return [
    { key: `code:minute:${phone}`, max: 1, seconds: limits.codeCountdown },
    { key: `code:day:${phone}`, max: 10, seconds: day },
    { key: `code:address:${addressKey(attempt.ip)}`, max: perAddress(attempt, 30), seconds: hour },
  ];
}

/** Wrong passwords: ten from one address, thirty from all, for an account that exists or not. */
export function loginLimits(account: string, attempt: Attempt): Limit[] {
  const name = account.toLowerCase();
  return [
    { key: `login:${name}:${addressKey(attempt.ip)}`, max: 10, seconds: 15 * minute },
    { key: `login:${name}`, max: 30, seconds: 15 * minute },
  ];
}

/** QR codes for the WeChat login: sixty in ten minutes for an address. */
export function ticketLimits(attempt: Attempt): Limit[] {
  return [{ key: `ticket:${addressKey(attempt.ip)}`, max: perAddress(attempt, 60), seconds: 10 * minute }];
}

/** Proofs that it is the owner who changes a password or a contact: ten in a quarter of an hour. */
export function passwordLimits(user_rid: string): Limit[] {
  return [{ key: `password:${user_rid}`, max: 10, seconds: 15 * minute }];
}

/** Attempts of any kind from one address. */
export function addressLimits(attempt: Attempt): Limit[] {
  return [{ key: `attempt:${addressKey(attempt.ip)}`, max: perAddress(attempt, 100), seconds: 15 * minute }];
}

/** Requirements and messages: ten an hour for an address, five for a phone. */
export function requirementLimits(phone: string, attempt: Attempt): Limit[] {
  return [
    { key: `requirement:phone:${phone}`, max: 5, seconds: hour },
    { key: `requirement:address:${addressKey(attempt.ip)}`, max: perAddress(attempt, 10), seconds: hour },
  ];
}
