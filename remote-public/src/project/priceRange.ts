import { most } from './filter';

type Range = { readonly priceMin: number | undefined; readonly priceMax: number | undefined };

/** Whole yuan as typed; nothing and 0 leave the end open. */
function yuanOf(text: string): number | undefined | 'wrong' {
  const typed = text.trim();
  if (!/^\d*$/.test(typed) || Number(typed) > most.price) return 'wrong';
  return Number(typed) || undefined;
}

/** The range that two fields mean, the smaller end first whichever way round they were typed. */
export function rangeOf(min: string, max: string): Range | { readonly wrong: 'min' | 'max' } {
  const [low, high] = [yuanOf(min), yuanOf(max)];
  if (low === 'wrong') return { wrong: 'min' };
  if (high === 'wrong') return { wrong: 'max' };
  if (low !== undefined && high !== undefined && low > high) return { priceMin: high, priceMax: low };
  return { priceMin: low, priceMax: high };
}
