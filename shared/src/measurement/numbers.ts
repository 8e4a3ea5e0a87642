import { bounds } from './bounds';
import { Unreadable } from './reader';

/**
 * Returns the numbers of a text that are separated by blanks, commas or semicolons. A word that is no number is NaN, so that places
 * stay; more than one file may hold is refused.
 */
export function numbersIn(text: string, format: string): Float64Array {
  const words = text.match(/[^\s,;]+/g) ?? [];
  if (words.length > bounds.points) {
    throw new Unreadable(format, `数据多于 ${bounds.points} 个点，超过可以显示的范围`);
  }
  return Float64Array.from(words, Number);
}

/** Returns the number that a text is; undefined for anything else. */
export function numberOf(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}
