import { isFiller, withoutFiller } from './keyword.filler.rules';
import { mark, misspeltMin, pieceLength, withoutOne } from './keyword.lexeme.rules';
import { mayBePinyin, synonymsOf } from './keyword.match.rules';
import { condensed, isHan, nameKey, runsOf, spellings } from './keyword.rules';

/** Queries in PostgreSQL's tsquery syntax for a word of a search. */

/** A query and the points of a row that matches it. */
export interface Tier {
  readonly query: string;
  readonly points: number;
}

/** Maximum number of pieces of a long Chinese run that are looked for. */
const piecesMax = 20;

export const allOf = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(' & ');
export const anyOf = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join(' | ');

/** The condition that a word is found: as written, by a synonym, by its pinyin or without a filler. */
export function found(word: string): string {
  return anyOf([own(word), ...others(word).map((name) => has(name)), ...byPinyin(word)].filter(isQuery));
}

/**
 * The condition that a row is called so: a part of a name is as written or in pinyin, or a whole one is a synonym. A part that is a
 * synonym says less: XRD is 衍射, but 电子背散射衍射 is no XRD.
 */
export function called(word: string): string {
  const rest = withoutFiller(word);
  const written = [word, ...(rest === undefined ? [] : [rest])].map((one) => own(one, 'AB'));
  return anyOf([...written, ...exact(others(word), 'AB'), ...byPinyin(word, 'AB')].filter(isQuery));
}

const isQuery = (query: string): boolean => query !== '';

const own = (word: string, weights = ''): string => anyOf(spellings(word).map((text) => has(text, weights)));

function others(word: string): string[] {
  const rest = withoutFiller(word);
  return rest === undefined ? synonymsOf(word) : [...synonymsOf(word), rest, ...synonymsOf(rest)];
}

const byPinyin = (word: string, weights = ''): string[] =>
  mayBePinyin(word) ? [lexeme(mark.pinyin + word, `*${weights}`)] : [];

/** Points of a word: most in the title, then in other names, then by synonyms, by pinyin and in tags; none in the text. */
export function tiersOf(word: string): Tier[] {
  return [
    { query: anyOf(exact([word], 'A')), points: 120 },
    { query: allOf([own(word, 'A'), ...exact([word], 'B')]), points: 115 },
    { query: anyOf(exact(synonymsOf(word), 'AB')), points: 105 },
    { query: anyOf([...exact([word], 'B'), own(word, 'A')]), points: 100 },
    { query: own(word, 'B'), points: 60 },
    { query: anyOf(exact(others(word), 'AB')), points: 50 },
    { query: anyOf(others(word).map((name) => has(name, 'AB'))), points: 40 },
    { query: anyOf(byPinyin(word, 'A')), points: 35 },
    { query: anyOf(byPinyin(word, 'B')), points: 30 },
    { query: own(word, 'C'), points: 4 },
  ].filter(({ query }) => query !== '');
}

/** Conditions of complete names. */
const exact = (names: readonly string[], weights: string): string[] =>
  names
    .map(nameLexeme)
    .filter(isQuery)
    .map((name) => lexeme(name, weights));

const nameLexeme = (name: string): string => {
  const short = nameKey(name);
  return short === '' ? '' : mark.name + short;
};

/** Points of several words that are a complete name together, such as x-ray diffraction. */
export function wholeName(words: readonly string[]): Tier[] {
  const name = nameLexeme(words.join(''));
  return [
    { query: lexeme(name, 'A'), points: 40 },
    { query: lexeme(name, 'B'), points: 30 },
  ];
}

/** Conditions of names that differ from a Latin word by one letter: missing, added, wrong, or two exchanged. */
export function nearly(word: string): string[] {
  const short = condensed(word);
  if (!/^[a-z]+$/.test(short) || short.length < misspeltMin - 1 || isFiller(short)) return [];
  const shorter = short.length < misspeltMin ? [] : withoutOne(short);
  return [
    lexeme(mark.deletion + short, 'AB'),
    ...shorter.flatMap((one) => [lexeme(one, 'AB'), lexeme(mark.deletion + one, 'AB')]),
  ];
}

/** The condition that all runs of a text are found: Latin ones as the beginning of a word, Chinese ones anywhere. */
function has(text: string, weights = ''): string {
  return runsOf(text)
    .flatMap((run) => (isHan(run) ? pieces(run) : [run, ...stems(run)].slice(-1)))
    .map((part) => lexeme(part, part.length > 1 || isHan(part) ? `*${weights}` : weights))
    .join(' & ');
}

/** English words are found by their stem: microscopy by microscope. */
const ending = /(?:ometers?|ometry|ometric|ical|ion|ing|ies|es|er|or|ic|al|[yes])$/;
const stemmedMin = 8;
const stemMin = 6;

function stems(run: string): string[] {
  if (run.length < stemmedMin || !/^[a-z]+$/.test(run)) return [];
  const stem = run.replace(ending, '');
  return stem.length >= stemMin && stem !== run ? [stem] : [];
}

function pieces(run: string): string[] {
  const characters = Array.from(run);
  const last = Math.max(0, characters.length - pieceLength);
  const found = Array.from({ length: last + 1 }, (_, at) => characters.slice(at, at + pieceLength).join(''));
  return [...new Set(found)].slice(0, piecesMax);
}

/** An operand of a tsquery. Lexemes consist of letters, digits and marks, so that nothing needs escaping. */
const lexeme = (text: string, flags: string): string => `'${text}'${flags === '' ? '' : `:${flags}`}`;
