import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Curves that the server reads for one member: six hundred an hour. */
export function curveLimits(user_rid: string): Limit[] {
  return [{ key: `orderFile:curve:${user_rid}`, max: 600, seconds: hour }];
}

/** Zips of one member: sixty an hour. */
export function zipLimits(user_rid: string): Limit[] {
  return [{ key: `orderFile:zip:${user_rid}`, max: 60, seconds: hour }];
}

/** Signed copies that the server joins from photos of one member: thirty an hour. */
export function joinLimits(user_rid: string): Limit[] {
  return [{ key: `orderFile:join:${user_rid}`, max: 30, seconds: hour }];
}

/** Files of raw data that one member adds to orders: two hundred an hour. */
export function rawLimits(user_rid: string): Limit[] {
  return [{ key: `orderFile:raw:${user_rid}`, max: 200, seconds: hour }];
}
