import { bareYuan } from '@portal/shared/rules';
import { most } from '../list/listFilter';

export type PriceRange = { readonly priceMin: number | undefined; readonly priceMax: number | undefined };

/** Parses whole yuan; empty and 0 mean no limit. */
function yuanOf(text: string): number | undefined | 'wrong' {
  const typed = bareYuan(text);
  if (!/^\d*$/.test(typed) || Number(typed) > most.price) return 'wrong';
  return Number(typed) || undefined;
}

/** Returns the range of two fields, with the smaller value first. */
export function rangeOf(min: string, max: string): PriceRange | { readonly wrong: 'min' | 'max' } {
  const [low, high] = [yuanOf(min), yuanOf(max)];
  if (low === 'wrong') return { wrong: 'min' };
  if (high === 'wrong') return { wrong: 'max' };
  if (low !== undefined && high !== undefined && low > high) return { priceMin: high, priceMax: low };
  return { priceMin: low, priceMax: high };
}
