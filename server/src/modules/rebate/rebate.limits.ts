import { reasons } from '@portal/shared/contract';
import type { Limit } from '../limit/limit.repo';
import { day } from '../limit/limit.rules';

/** Requests of one member for a withdrawal: ten in 24 hours, because staff check each. */
export function withdrawalLimits(user_rid: string): Limit[] {
  return [{ key: `rebate:withdrawal:${user_rid}`, max: 10, seconds: day, msg: reasons.withdrawalLimit }];
}
