import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Questions about data of one member: ten an hour. */
export function questionLimits(user_rid: string): Limit[] {
  return [{ key: `order:ask:${user_rid}`, max: 10, seconds: hour }];
}

/** Express numbers that one member enters: sixty an hour. */
export function parcelLimits(user_rid: string): Limit[] {
  return [{ key: `order:send:${user_rid}`, max: 60, seconds: hour }];
}

/** Drafts of order forms that one member saves: the form saves at most every three seconds. */
export function draftLimits(user_rid: string): Limit[] {
  return [{ key: `order:draft:${user_rid}`, max: 1500, seconds: hour }];
}

/** Links to exports of one member's orders: sixty an hour. */
export function orderExportLimits(user_rid: string): Limit[] {
  return [{ key: `order:export:${user_rid}`, max: 60, seconds: hour }];
}
