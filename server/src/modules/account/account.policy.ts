import { limits } from '@portal/shared/rules';
import type { Env } from '../../env';
import { addressKey } from '../../http/addressKey';
import type { Limit } from '../../http/limit';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export interface Attempt {
  /** Address that the request came from. */
  readonly ip: string;
  readonly mode: Env['mode'];
}

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

/** Attempts of any kind from one address. */
export function addressLimits(attempt: Attempt): Limit[] {
  return [{ key: `attempt:${addressKey(attempt.ip)}`, max: perAddress(attempt, 100), seconds: 15 * minute }];
}
