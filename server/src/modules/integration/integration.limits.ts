import { reasons } from '@portal/shared/contract';
import type { Limit } from '../limit/limit.repo';
import { day, hour } from '../limit/limit.rules';

/**
 * Phones that one member looks up or gives points to: thirty an hour, refused attempts included, because an answer tells
 * whether a phone has an account.
 */
export function receiverLimits(user_rid: string): Limit[] {
  return [{ key: `integration:receiver:${user_rid}`, max: 30, seconds: hour }];
}

/** Gifts of one member: ten in 24 hours, because each sends a notice. */
export function giftLimits(user_rid: string): Limit[] {
  return [{ key: `integration:gift:${user_rid}`, max: 10, seconds: day, msg: reasons.giftLimit }];
}
