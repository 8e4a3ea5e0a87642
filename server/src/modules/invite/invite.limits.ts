import type { Limit } from '../limit/limit.repo';
import { hour } from '../limit/limit.rules';

/** Limit of invitation codes that one member enters, so that nobody finds codes by trying: ten an hour. */
export const enteringLimits = (user_rid: string): Limit[] => [
  { key: `invitation:member:${user_rid}`, max: 10, seconds: hour },
];
