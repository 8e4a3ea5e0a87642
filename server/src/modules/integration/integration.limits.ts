import { reasons } from '@portal/shared/contract';
import type { Limit } from '../limit/limit.repo';
import { day } from '../limit/limit.rules';

/** Gifts of one member: ten in 24 hours, because an answer tells whether a phone has an account. */
export function giftLimits(user_rid: string): Limit[] {
  return [{ key: `integration:gift:${user_rid}`, max: 10, seconds: day, msg: reasons.giftLimit }];
}
