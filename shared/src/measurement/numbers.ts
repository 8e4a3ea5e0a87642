import { bounds } from './bounds';
import { Unreadable } from './reader';

/**
 * Returns the numbers of a text that are separated by blanks, commas or semicolons. A word that is no number is NaN, so that places
 * stay; more than one file may hold is refused as soon as it is reached.
 */
export function numbersIn(text: string, format: string): Float64Array {
  const numbers: number[] = [];
  for (let at = wordAt(text, 0); at < text.length; ) {
    if (numbers.length >= bounds.points) {
      throw new Unreadable(format, `数据多于 ${bounds.points} 个点，超过可以显示的范围`);
    }
    let end = at + 1;
    while (end < text.length && !isSeparator(text.charCodeAt(end))) end++;
    numbers.push(Number(text.slice(at, end)));
    at = wordAt(text, end);
  }
  return Float64Array.from(numbers);
}

const [blank, comma, semicolon, hardBlank] = [32, 44, 59, 0xa0];

function isSeparator(code: number): boolean {
  return code <= blank || code === comma || code === semicolon || code === hardBlank;
}

function wordAt(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSeparator(text.charCodeAt(at))) at++;
  return at;
}

/** Returns the number that a text is; undefined for anything else. */
export function numberOf(text: string | undefined): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}
