import type { Limit } from '../limit/limit.repo';
import { day, minute } from '../limit/limit.rules';

/** Calls with one token: 120 a minute. */
export function callLimits(rid: string): Limit[] {
  return [{ key: `apiToken:call:${rid}`, max: 120, seconds: minute }];
}

/** New tokens of one member: twenty a day, each with a text message. */
export function addLimits(user_rid: string): Limit[] {
  return [{ key: `apiToken:add:${user_rid}`, max: 20, seconds: day }];
}
