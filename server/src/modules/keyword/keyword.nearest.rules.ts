import { nameKey, searchWords } from './keyword.rules';
import { segmented } from './keyword.segment.rules';
import { soundsOf, type Vocabulary } from './keyword.vocabulary.rules';

/** Maximum number of words that are offered. */
const wordsMax = 6;

/** Minimum likeness, from 0 to 1. */
const likenessMin = 0.6;

/** Returns the keys of the known names that are in a search, else of those most like it; empty when nothing is. */
export function nearest(vocabulary: Vocabulary, kw: string): string[] {
  const words = searchWords(kw).map((word) => Array.from(nameKey(word)).slice(0, 32).join(''));
  const within = words.flatMap((word) => segmented(vocabulary, word, true).names);
  if (within.length > 0) return [...new Set(within)].slice(0, wordsMax);
  const like = likenessTo(vocabulary, words);
  return [...vocabulary.names.keys()]
    .map((key) => ({ key, likeness: like(key) }))
    .filter(({ likeness }) => likeness >= likenessMin)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ key }) => key)
    .slice(0, wordsMax);
}

function likenessTo({ names, reading }: Vocabulary, words: readonly string[]): (key: string) => number {
  const typed = words.map((word) => ({
    letters: Array.from(word),
    pairs: pairsOf(Array.from(word)),
    sounds: pairsOf(soundsOf(word, reading)),
  }));
  return (key) => {
    const letters = Array.from(key);
    const likeness = /[\p{Script=Han}]/u.test(key)
      ? typed.flatMap(({ pairs, sounds }) => [
          overlap(pairs, pairsOf(letters)),
          overlap(sounds, pairsOf(names.get(key)?.sounds ?? [])),
        ])
      : typed.map((word) => closeness(word.letters, letters));
    return Math.max(0, ...likeness);
  };
}

/** Pairs of neighbours. */
const pairsOf = (signs: readonly string[]): ReadonlySet<string> =>
  new Set(signs.slice(1).map((sign, at) => `${signs[at] ?? ''} ${sign}`));

/** Dice's coefficient of two sets of pairs. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  let both = 0;
  for (const pair of one) if (other.has(pair)) both += 1;
  return (2 * both) / (one.size + other.size);
}

/** 1 without the share of letters that are missing, added or wrong; 0 for words of less than three letters. */
function closeness(one: readonly string[], other: readonly string[]): number {
  const length = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) < 3 || Math.abs(one.length - other.length) > 2) return 0;
  return 1 - distance(one, other) / length;
}

/** Levenshtein's distance. */
function distance(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of one.entries()) {
    const next = [i + 1];
    for (const [j, sign] of other.entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === sign ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
