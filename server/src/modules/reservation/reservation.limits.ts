import { reasons } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Holds and moves of one member. A member who repeats holds would keep the time from others without ordering it. */
export const changeLimits = (user_rid: string): Limit[] => [
  {
    key: `reservation:change:${user_rid}`,
    max: limits.reservationChanges,
    seconds: 24 * hour,
    msg: reasons.reservationChanges,
  },
];
