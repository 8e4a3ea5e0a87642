import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Links to exports of one member: sixty an hour. */
export function assetExportLimits(user_rid: string): Limit[] {
  return [{ key: `asset:export:${user_rid}`, max: 60, seconds: hour }];
}
