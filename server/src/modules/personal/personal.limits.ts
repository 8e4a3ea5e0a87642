import type { Limit } from '../limit/limit.repo';
import { day, hour } from '../limit/limit.rules';

/** Exports of one member: ten links an hour. */
export function exportLimits(user_rid: string): Limit[] {
  return [{ key: `personal:export:${user_rid}`, max: 10, seconds: hour }];
}

/** Requests of one member to close the account: five a day, each with a text message. */
export function closeLimits(user_rid: string): Limit[] {
  return [{ key: `personal:close:${user_rid}`, max: 5, seconds: day }];
}

/** Downloads of exports of one member: thirty an hour, because a link can be opened again. */
export function downloadLimits(user_rid: string): Limit[] {
  return [{ key: `personal:download:${user_rid}`, max: 30, seconds: hour }];
}
