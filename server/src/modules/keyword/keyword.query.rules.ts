import { mark, misspeltMin, pieceLength, withoutOne } from './keyword.lexeme.rules';
import { mayBePinyin, synonymsOf } from './keyword.match.rules';
import { condensed, isHan, runsOf, searchWords, spellings } from './keyword.rules';
import { isFiller, segments, withoutFiller } from './keyword.segment.rules';

/** How a search was relaxed because nothing matched as written: one wrong letter, or only some of the words. */
export type Relaxed = 'spelling' | 'words';

/** A query in PostgreSQL's tsquery syntax, and the points of a row that matches it. */
interface Tier {
  readonly query: string;
  readonly points: number;
}

/** One way of reading a search. */
export interface Attempt {
  readonly relaxed?: Relaxed;
  /** Condition in PostgreSQL's tsquery syntax. */
  readonly query: string;
  /** For each word the tiers of which the first that matches counts. */
  readonly tiers: readonly (readonly Tier[])[];
}

/** Maximum number of pieces of a long Chinese run that are looked for. */
const piecesMax = 20;

/** Returns the ways of reading a search, the strictest first. Empty when it has no letter or digit. */
export function attempts(kw: string): Attempt[] {
  const written = searchWords(kw);
  const meant = written.filter((word) => !isFiller(word));
  const words = meant.length > 0 ? meant : written;
  if (words.length === 0) return [];
  const parts = [...new Set(words.flatMap(segments))];
  const whole = words.length > 1 ? [wholeName(kw)] : [];
  const strict: Attempt = { query: allOf(words.map(found)), tiers: [...words.map(tiersOf), ...whole] };
  const split: Attempt = { query: allOf(parts.map(found)), tiers: parts.map(tiersOf) };
  const misspelt: Attempt = {
    relaxed: 'spelling',
    query: allOf(words.map((word) => anyOf([found(word), ...nearly(word)]))),
    tiers: words.map((word) => [...tiersOf(word), { query: anyOf(nearly(word)), points: 30 }]),
  };
  const some: Attempt = { relaxed: 'words', query: anyOf(parts.map(found)), tiers: parts.map(tiersOf) };
  return [
    strict,
    ...(parts.length > 1 && parts.join() !== words.join() ? [split] : []),
    ...(words.some((word) => nearly(word).length > 0) ? [misspelt] : []),
    ...(parts.length > 0 && (parts.length > 1 || words.length > 1) ? [some] : []),
  ];
}

const allOf = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(' & ');
const anyOf = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(' | ');

/** The condition that a word is found: as written, by a synonym, by its pinyin or without a filler. */
function found(word: string): string {
  return anyOf([own(word), ...others(word).map((name) => has(name)), ...byPinyin(word)]);
}

const own = (word: string, weights = ''): string => anyOf(spellings(word).map((text) => has(text, weights)));

function others(word: string): string[] {
  const rest = withoutFiller(word);
  return rest === undefined ? synonymsOf(word) : [...synonymsOf(word), rest, ...synonymsOf(rest)];
}

const byPinyin = (word: string, weights = ''): string[] =>
  mayBePinyin(word) ? [lexeme(mark.pinyin + word, `*${weights}`)] : [];

/** Points of a word: most in the title, then in other names, then by synonyms, by pinyin and in the text. */
function tiersOf(word: string): Tier[] {
  const exact = (names: readonly string[], weights: string) =>
    names
      .map(nameLexeme)
      .filter((name) => name !== '')
      .map((name) => lexeme(name, weights));
  const same = exact(others(word), 'AB');
  return [
    { query: anyOf(exact([word], 'A')), points: 120 },
    { query: allOf([own(word, 'A'), ...exact([word], 'B')]), points: 115 },
    { query: own(word, 'A'), points: 100 },
    { query: anyOf(exact([word], 'B')), points: 80 },
    { query: own(word, 'B'), points: 60 },
    { query: anyOf(same), points: 50 },
    { query: anyOf(others(word).map((name) => has(name, 'AB'))), points: 40 },
    { query: anyOf(byPinyin(word, 'A')), points: 35 },
    { query: anyOf(byPinyin(word, 'B')), points: 30 },
    { query: own(word, 'C'), points: 20 },
    { query: found(word), points: 10 },
  ].filter(({ query }) => query !== '');
}

const nameLexeme = (name: string): string => {
  const short = runsOf(condensed(name)).join('');
  return short === '' ? '' : mark.name + short;
};

/** Points of several words that are a complete name together, such as x-ray diffraction. */
function wholeName(kw: string): Tier[] {
  const name = nameLexeme(searchWords(kw).join(''));
  return [
    { query: lexeme(name, 'A'), points: 40 },
    { query: lexeme(name, 'B'), points: 30 },
  ];
}

/** Conditions of names that differ from a Latin word by one letter: missing, added, wrong, or two exchanged. */
function nearly(word: string): string[] {
  const short = condensed(word);
  if (!/^[a-z]+$/.test(short) || short.length < misspeltMin - 1) return [];
  const shorter = short.length < misspeltMin ? [] : withoutOne(short);
  return [
    lexeme(mark.deletion + short, 'AB'),
    ...shorter.flatMap((one) => [lexeme(one, 'AB'), lexeme(mark.deletion + one, 'AB')]),
  ];
}

/** The condition that all runs of a text are found: Latin ones as the beginning of a word, Chinese ones anywhere. */
function has(text: string, weights = ''): string {
  return runsOf(text)
    .flatMap((run) => (isHan(run) ? pieces(run) : [run]))
    .map((part) => lexeme(part, part.length > 1 || isHan(part) ? `*${weights}` : weights))
    .join(' & ');
}

function pieces(run: string): string[] {
  const characters = Array.from(run);
  const last = Math.max(0, characters.length - pieceLength);
  const found = Array.from({ length: last + 1 }, (_, at) => characters.slice(at, at + pieceLength).join(''));
  return [...new Set(found)].slice(0, piecesMax);
}

/** An operand of a tsquery. Lexemes consist of letters, digits and marks, so that nothing needs escaping. */
const lexeme = (text: string, flags: string): string => `'${text}'${flags === '' ? '' : `:${flags}`}`;
