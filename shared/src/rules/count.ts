import { limits } from './limits';

/** Returns the nearest valid count: an integer from 1 to the limit; 1 for NaN. */
export function validCount(count: number): number {
  return Math.min(Math.max(Math.trunc(count) || 1, 1), limits.countMax);
}
