import { limits } from './limits';

/** Returns the nearest valid count: an integer from 1 to the limit; 1 for NaN. For counts of URLs. */
export function validCount(count: number): number {
  return Math.min(Math.max(Math.trunc(count) || 1, 1), limits.countMax);
}

/** Returns the count that somebody typed, full-width digits included; undefined when it is no integer from `least` to `most`. */
export function typedCount(typed: string, least = 1, most: number = limits.countMax): number | undefined {
  const digits = typed.normalize('NFKC').trim();
  const count = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  return count >= least && count <= most ? count : undefined;
}
