import type { Limit } from '../limit/limit.repo';
import { minute } from '../limit/limit.rules';

/** Limit of wrong codes of one account: five in a quarter of an hour. */
export const secondFactorLimits = (staff_rid: string): Limit[] => [
  { key: `secondFactor:${staff_rid}`, max: 5, seconds: 15 * minute },
];
