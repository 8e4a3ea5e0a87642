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

/** Returns how much is ordered, by its units: `6 样、3 份`. Units of different kinds are never added. */
export function countText(items: readonly { readonly count: number; readonly unit: string }[]): string {
  const sums = new Map<string, number>();
  for (const { count, unit } of items) sums.set(unit, (sums.get(unit) ?? 0) + count);
  return [...sums].map(([unit, sum]) => `${sum} ${unit}`).join('、') || '0';
}
