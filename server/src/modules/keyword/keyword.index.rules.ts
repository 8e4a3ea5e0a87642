import { firstCharacters } from '@portal/shared/rules';
import { mark, misspeltMin, pieceLength, withoutOne } from './keyword.lexeme.rules';
import { pinyinMin } from './keyword.match.rules';
import { reading } from './keyword.pinyin.rules';
import { condensed, isHan, nameKey, plain, runsOf } from './keyword.rules';
import { namesakes } from './keyword.synonym.rules';

/** The texts of a service or an article, from the most to the least important. */
export interface Searchable {
  readonly title: string;
  /** Other names, separated by spaces. */
  readonly aliases: string;
  /** Short texts such as tags, instruments and options. */
  readonly tags: string;
  readonly text: string;
}

/** Weights of a tsvector: A for the title, B for aliases, C for tags, D for text. */
type Weight = 'A' | 'B' | 'C' | 'D';

/** Abbreviations up to this length are also found by their ends of this length or more: gixrd is found by xrd. */
const abbreviationMax = 6;
const suffixMin = 3;

/** Maximum length of a reading. */
const readingMax = 40;

/**
 * Returns the lexemes of a text as a literal of PostgreSQL's tsvector. Each Chinese run is stored from each of its
 * characters on, in pieces of four, so that a search by prefix finds any part of it.
 */
export function keywordVector({ title, aliases, tags, text }: Searchable): string {
  const lexemes = new Map<string, Weight>();
  const add = (weight: Weight, found: Iterable<string>) => {
    for (const lexeme of found) if (!lexemes.has(lexeme)) lexemes.set(lexeme, weight);
  };
  for (const [weight, names] of [
    ['A', [title, ...nameParts(title)]],
    ['B', nameParts(aliases)],
  ] as const) {
    for (const name of names.map(plain)) {
      add(weight, wordsOf(name));
      add(weight, suffixes(name));
      add(weight, completeName(name));
      add(weight, deletionsOf(name));
    }
    add(weight, readings(names.map(plain)));
  }
  const own = [...nameParts(title), ...nameParts(aliases)].map((name) => condensed(plain(name)));
  add('C', readings(namesakes(own)));
  add('C', wordsOf(plain(tags)));
  add('C', readings(nameParts(tags).map(plain)));
  add('D', wordsOf(plain(text)));
  return [...lexemes].map(([lexeme, weight]) => `'${lexeme}':1${weight}`).join(' ');
}

/** 16S/ITS are two names, TG-MS/IR is one: alone, IR is another method. */
const nameParts = (names: string): string[] =>
  names.split(/[\s|（）()、]+|(?<!-[a-z]{1,8})\//iu).filter((name) => name !== '');

/** Yields the runs of a text; runs joined by hyphens also as one word. */
function* wordsOf(text: string): Iterable<string> {
  for (const joined of text.split(/[^\p{L}\p{N}.·-]+/u)) {
    const whole = runsOf(condensed(joined));
    for (const run of [...runsOf(joined), ...whole]) {
      if (!isHan(run)) yield run;
      else for (const piece of pieces(run)) yield piece;
    }
  }
}

function pieces(run: string): string[] {
  const characters = Array.from(run);
  return characters.map((_, at) => characters.slice(at, at + pieceLength).join(''));
}

const latinRuns = (name: string): string[] => runsOf(name).filter((run) => !isHan(run));

const suffixes = (name: string): string[] =>
  latinRuns(name)
    .map((run) => Array.from(run))
    .filter(({ length }) => length <= abbreviationMax)
    .flatMap((letters) =>
      Array.from({ length: Math.max(0, letters.length - suffixMin) }, (_, at) =>
        letters.slice(at + 1).join(''),
      ),
    );

function completeName(name: string): string[] {
  const short = nameKey(name);
  return short === '' ? [] : [mark.name + short];
}

const deletionsOf = (name: string): string[] =>
  latinRuns(condensed(name))
    .filter((run) => run.length >= misspeltMin)
    .flatMap((run) => withoutOne(run).map((shorter) => mark.deletion + shorter));

/** Returns the readings of the Chinese names: full pinyin and initials, from each syllable on. */
function readings(names: readonly string[]): string[] {
  return names
    .map(nameKey)
    .filter((name) => /\p{Script=Han}/u.test(name))
    .flatMap((name) => {
      const syllables = reading(name);
      const from = (at: number) => {
        const rest = syllables.slice(at);
        return [rest.join(''), rest.map((syllable) => firstCharacters(syllable, 1)).join('')];
      };
      const complete = from(0).filter((text) => text.length >= pinyinMin);
      const parts = syllables.flatMap((_, at) => from(at)).filter((text) => text.length > 1);
      return [
        ...complete.map((text) => mark.name + text),
        ...parts.map((text) => mark.pinyin + firstCharacters(text, readingMax)),
      ];
    });
}
