import { halfWidth, limits } from '@portal/shared/rules';

/** Returns the number of a count as it is typed, from 1 to the most that is ordered; undefined when it is none. */
export function countOf(typed: string): number | undefined {
  const digits = halfWidth(typed).trim();
  const count = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= limits.countMax ? count : undefined;
}
