import { reasons } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Bookings and moves of visits by one member: each sends a text message. Cancelling is always possible. */
export const visitLimits = (user_rid: string): Limit[] => [
  {
    key: `sampling:visit:${user_rid}`,
    max: limits.visitChanges,
    seconds: 24 * hour,
    msg: reasons.visitChanges,
  },
];
