import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Twenty changes of visits a day for a member: each sends a text message. */
export const rescheduleLimits = (user_rid: string): Limit[] => [
  { key: `sampling:reschedule:${user_rid}`, max: 20, seconds: 24 * hour },
];
