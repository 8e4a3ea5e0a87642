import { halfWidth } from './typed';

/** A part of a name: a run of letters, a run of digits, or one character of a script that writes no spaces. */
export interface NameWord {
  readonly text: string;
  /** False when a letter or digit touches it there: the 1 of “S1” does not open a word, the 1 of “S 1” does. */
  readonly opens: boolean;
  readonly closes: boolean;
}

const part =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]|\p{N}+|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])[\p{L}\p{M}])+/gu;
const isUnspaced = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]$/u;

/** Returns the parts of a name, half-width and in lower case; blanks, underscores, brackets and the like only divide. */
export function wordsOf(name: string): NameWord[] {
  const found = [...halfWidth(name).toLowerCase().matchAll(part)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: isUnspaced.test(text) ? undefined : index + text.length,
  }));
  return found.map(({ text, from, to }, index) => ({
    text,
    opens: to === undefined || found[index - 1]?.to !== from,
    closes:
      to === undefined || to !== found[index + 1]?.from || isUnspaced.test(found[index + 1]?.text ?? ''),
  }));
}

/** What decides whether two parts of names are the same, whatever divides their words. */
export const wordKey = (words: readonly Pick<NameWord, 'text'>[]): string =>
  words.map(({ text }) => text).join(' ');

/** A run of words of a name, from the first to before the last. */
export interface Span<Meaning> {
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning;
}

/** Longest run that is looked up: a sample's name of 60 characters. */
const longest = 60;

/** Returns which of the known names stand in a name, as whole words. */
export function spansIn<Meaning>(
  words: readonly NameWord[],
  known: ReadonlyMap<string, readonly Meaning[]>,
): Span<Meaning>[] {
  return words.flatMap(({ opens }, from) => {
    if (!opens) return [];
    return words.slice(from, from + longest).flatMap(({ closes }, length) => {
      if (!closes) return [];
      const to = from + length + 1;
      return (known.get(wordKey(words.slice(from, to))) ?? []).map((meaning) => ({ from, to, meaning }));
    });
  });
}

/** True when `inner` lies within `outer`, which is longer. */
export const isWithin = (inner: Span<unknown>, outer: Span<unknown>): boolean =>
  outer.from <= inner.from && inner.to <= outer.to && outer.to - outer.from > inner.to - inner.from;

export const overlap = (a: Span<unknown>, b: Span<unknown>): boolean => a.from < b.to && b.from < a.to;
