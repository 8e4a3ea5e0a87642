import type { Limit } from '../limit/limit.repo';
import { day, hour } from '../limit/limit.rules';

/** Phones that one member looks up or invites: thirty an hour, because an answer tells whether a phone has an account. */
export function phoneLimits(user_rid: string): Limit[] {
  return [{ key: `cluster:phone:${user_rid}`, max: 30, seconds: hour }];
}

/** Searches of one member: two hundred an hour. */
export function searchLimits(user_rid: string): Limit[] {
  return [{ key: `cluster:search:${user_rid}`, max: 200, seconds: hour }];
}

/** Applications of one member: twenty a day, because each sends notices to managers. */
export function applyLimits(user_rid: string): Limit[] {
  return [{ key: `cluster:apply:${user_rid}`, max: 20, seconds: day }];
}
