import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Exports of one member: ten links an hour. */
export function exportLimits(user_rid: string): Limit[] {
  return [{ key: `personal:export:${user_rid}`, max: 10, seconds: hour }];
}

/** Downloads of exports of one member: thirty an hour, because a link can be opened again. */
export function downloadLimits(user_rid: string): Limit[] {
  return [{ key: `personal:download:${user_rid}`, max: 30, seconds: hour }];
}
