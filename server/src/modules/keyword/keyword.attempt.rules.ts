import { isFiller } from './keyword.filler.rules';
import { allOf, anyOf, called, found, nearly, type Tier, tiersOf, wholeName } from './keyword.query.rules';
import { nameKey, searchWords } from './keyword.rules';
import { type Segmented, segmented } from './keyword.segment.rules';
import { offeredFor } from './keyword.synonym.rules';
import type { Vocabulary } from './keyword.vocabulary.rules';

/**
 * How a search was relaxed because nothing matched as written: nearly the same spelling, only some of the words, or a method
 * that answers the same question.
 */
export type Relaxed = 'spelling' | 'words' | 'near';

/** One way of reading a search. */
export interface Attempt {
  readonly relaxed?: Relaxed;
  /** What is searched for, in the words of the index. */
  readonly words: readonly string[];
  /** Condition in PostgreSQL's tsquery syntax. */
  readonly query: string;
  /** The condition of rows that are called so; others only mention it. */
  readonly strong: string;
  /** For each word the tiers of which the first that matches counts. */
  readonly tiers: readonly (readonly Tier[])[];
}

export interface Attempts {
  /** True without a search, which finds everything. */
  readonly blank: boolean;
  /** Ways that leave nothing out, the most literal first; the first is also searched for what only mentions its words. */
  readonly whole: readonly Attempt[];
  /** The ways for several names that no row has together; what is called by one goes before what mentions all. */
  readonly any: readonly Attempt[];
  /** Further ways, for when no row is called or mentions what was typed. */
  readonly relaxed: readonly Attempt[];
}

/** Returns the ways of reading a search; there is none when it has no letter or digit. */
export function attempts(vocabulary: Vocabulary, kw: string): Attempts {
  const written = searchWords(kw);
  const meant = written.filter((word) => !isFiller(word));
  // A search for 测试 alone is one, but 的 is in every text.
  const words = meant.length > 0 ? meant : written.filter((word) => Array.from(word).length > 1);
  if (words.length === 0) return { blank: kw.trim() === '', whole: [], any: [], relaxed: [] };
  const read = reading(vocabulary, words, false);
  const guess = reading(vocabulary, words, true);
  const asWritten = attempt(words, allOf(words.map((word) => called(word))), [wholeName(words)]);
  const known =
    read.names.length + restOf(read).length > 0 ? [named(read.names, restOf(read), relaxedBy(read))] : [];
  return {
    blank: false,
    // A character that is left over may change the meaning: 近红外 is not 红外.
    whole: read.rest.length === 0 ? [...known, asWritten] : [asWritten, ...known],
    any: restOf(read).length === 0 ? anyName(read) : [],
    relaxed: [
      ...(guess.corrected ? [named(guess.names, restOf(guess), { relaxed: 'spelling' })] : []),
      ...(words.some((word) => nearly(word).length > 0) ? [misspelt(words)] : []),
      ...[...(guess.corrected ? [guess] : []), read].flatMap((one) => (mostly(one, words) ? lossy(one) : [])),
    ],
  };
}

/** What is unknown, without single characters. */
const restOf = ({ rest }: Segmented): string[] => rest.filter((one) => Array.from(one).length > 1);

const relaxedBy = ({ names }: Segmented): { relaxed?: Relaxed } =>
  names.some((name) => offeredFor(name).length > 0) ? { relaxed: 'near' } : {};

function attempt(words: readonly string[], strong: string, more: readonly (readonly Tier[])[] = []): Attempt {
  const tiers = [...words.map(tiersOf), ...(words.length > 1 ? more : [])];
  return { words, query: allOf(words.map((word) => found(word))), strong, tiers };
}

/** All names and the rest; a row is called so when it has all names, or all of a search without names. */
function named(names: readonly string[], rest: readonly string[], more: { relaxed?: Relaxed }): Attempt {
  const strong = (names.length > 0 ? names : rest).map(called);
  return { ...attempt([...names, ...rest], allOf(strong)), ...more };
}

function misspelt(words: readonly string[]): Attempt {
  const near = words.map((word) => anyOf([called(word), ...nearly(word)]));
  return {
    relaxed: 'spelling',
    words,
    query: allOf(words.map((word) => anyOf([found(word), ...nearly(word)]))),
    strong: allOf(near),
    tiers: words.map((word) => [
      ...tiersOf(word),
      ...(nearly(word).length > 0 ? [{ query: anyOf(nearly(word)), points: 30 }] : []),
    ]),
  };
}

/** Without the rest, then with any of several names. */
function lossy(read: Segmented): Attempt[] {
  const some = restOf(read).length > 0;
  const all = { ...named(read.names, [], {}), relaxed: some ? 'words' : 'spelling' } as const;
  return [...(some || read.corrected ? [all] : []), ...anyName(read)];
}

function anyName({ names }: Segmented): Attempt[] {
  const query = anyOf(names.map((name) => found(name)));
  const strong = anyOf(names.map((name) => called(name)));
  return names.length > 1 ? [{ ...named(names, [], { relaxed: 'words' }), query, strong }] : [];
}

/** True when the names are at least a third of what was typed, or one is a word of its own: the rest may be left out. */
function mostly(read: Segmented, words: readonly string[]): boolean {
  const { names, corrected } = read;
  if (names.length === 0) return false;
  if (!corrected && words.some((word) => names.includes(nameKey(word)))) return true;
  const known = names.join('').length;
  const unknown = restOf(read).join('').length;
  return corrected ? known > unknown : 2 * known >= unknown;
}

/** Reads the words one by one, or all together when that leaves less to guess: x r d, sao miao dian jing. */
function reading(vocabulary: Vocabulary, words: readonly string[], guessing: boolean): Segmented {
  const each = words.map((word) => segmented(vocabulary, nameKey(word), guessing));
  const one: Segmented = {
    names: [...new Set(each.flatMap(({ names }) => names))],
    rest: each.flatMap(({ rest }) => rest),
    corrected: each.some(({ corrected }) => corrected),
    cost: each.reduce((sum, { cost }) => sum + cost, 0),
  };
  if (words.length === 1) return one;
  const joined = segmented(vocabulary, nameKey(words.join('')), guessing);
  return joined.cost < one.cost && lettersOf(joined) <= lettersOf(one) ? joined : one;
}

const lettersOf = ({ rest }: Segmented): number => rest.join('').length;
