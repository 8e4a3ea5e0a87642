import { isFiller, spokenFillers } from './keyword.filler.rules';
import { misspeltMin, withoutOne } from './keyword.lexeme.rules';
import { isHan, nameKey, plain, runsOf } from './keyword.rules';
import { namesakes, nearGroups, synonymGroups } from './keyword.synonym.rules';

/** A record and what it is called. */
export interface Named {
  readonly rid: string;
  readonly title: string;
  /** Other names, separated by spaces. */
  readonly aliases: string;
}

/** One of the names that searches know. */
export interface Name {
  /** As it is written where it comes from. */
  readonly shown: string;
  /** The records that it or a synonym names. */
  readonly rids: ReadonlySet<string>;
  /** Its syllables, with one spelling for similar sounds. */
  readonly sounds: readonly string[];
}

/** The known names by their key ({@link nameKey}), and keys by what is typed instead of them. */
export interface Vocabulary {
  readonly names: ReadonlyMap<string, Name>;
  /** Keys by their pinyin without tones. */
  readonly byReading: ReadonlyMap<string, string>;
  /** Keys by what is left of their pinyin when similar sounds are one. */
  readonly bySound: ReadonlyMap<string, string>;
  /** Keys by themselves without one of their characters. */
  readonly byDeletion: ReadonlyMap<string, string>;
  /** Pinyin of what says nothing: ceshi. */
  readonly fillersByReading: ReadonlySet<string>;
  /** Returns the pinyin of each character of a Chinese text, and of each run of other letters as one. */
  readonly reading: (text: string) => readonly string[];
}

export const noNames: Vocabulary = {
  names: new Map(),
  byReading: new Map(),
  bySound: new Map(),
  byDeletion: new Map(),
  fillersByReading: new Set(),
  reading: () => [],
};

/** Minimum length of a Chinese name that is also found with one wrong character. */
const hanMisspeltMin = 4;

/** Splits the parts of a title: other names are in brackets or behind a slash. */
const parts = (title: string): string[] => title.split(/[|（）()]+|(?<!-[a-z]{1,8})\//iu);
const partsOfAliases = (aliases: string): string[] => aliases.split(/[\s|（）()、]+/u);

/** Latin words in lower case are parts of English names, which say little alone: surface, area. */
const isWordOfPhrase = (name: string): boolean => /^[a-z]+$/.test(name);

/** Returns the names of records, the most wanted record first, and their synonyms. */
export function vocabularyOf(
  records: readonly Named[],
  reading: (text: string) => readonly string[],
): Vocabulary {
  const names = new Map<string, { shown: string; rids: Set<string>; sounds: readonly string[] }>();
  const add = (shown: string, rids: Iterable<string>) => {
    const key = nameKey(plain(shown));
    if (Array.from(key).length < 2 || isFiller(key)) return;
    const known = names.get(key) ?? { shown, rids: new Set(), sounds: soundsOf(key, reading) };
    names.set(key, known);
    for (const rid of rids) known.rids.add(rid);
  };
  for (const { rid, title, aliases } of records)
    for (const name of [...parts(title), ...partsOfAliases(aliases).filter((one) => !isWordOfPhrase(one))])
      add(name.trim(), [rid]);
  const ridsOf = (group: readonly string[]) =>
    group.flatMap((name) => [...(names.get(nameKey(name))?.rids ?? [])]);
  for (const group of synonymGroups) {
    const rids = ridsOf(group);
    if (rids.length > 0) for (const name of group) add(asShown(name), rids);
  }
  for (const { names: asked, offered } of nearGroups) {
    const rids = ridsOf(namesakes(offered));
    if (rids.length > 0) for (const name of asked) add(asShown(name), rids);
  }
  const fillersByReading = new Set(spokenFillers.map((filler) => reading(filler).join('')));
  return { names, reading, fillersByReading, ...mistaken([...names.keys()], reading) };
}

/** Abbreviations are shown in capitals; the tables of synonyms have them in lower case. */
const asShown = (name: string): string => (/^[a-z\d-]{2,6}$/.test(name) ? name.toUpperCase() : name);

/** Returns the keys by what people type instead; of two keys with one spelling the first is meant. */
function mistaken(keys: readonly string[], reading: Vocabulary['reading']) {
  const byReading = new Map<string, string>();
  const bySound = new Map<string, string>();
  const byDeletion = new Map<string, string>();
  const first = (map: Map<string, string>, typed: string, key: string) => {
    if (!map.has(typed)) map.set(typed, key);
  };
  for (const key of keys) {
    if (/[\p{Script=Han}]/u.test(key)) {
      const syllables = reading(key).join('');
      first(byReading, syllables, key);
      first(bySound, soundOf(syllables), key);
    }
    const min = isHan(key) ? hanMisspeltMin : misspeltMin;
    if (Array.from(key).length >= min && !/^\d+$/.test(key))
      for (const shorter of withoutOne(key)) first(byDeletion, shorter, key);
  }
  return { byReading, bySound, byDeletion };
}

/** Returns pinyin with one letter for sounds that dialects and input methods do not tell apart: zh and z, ing and in. */
export const soundOf = (syllables: string): string =>
  syllables
    .replace(/([zcs])h/g, '$1')
    .replace(/([aei]n)g/g, '$1')
    .replace(/v/g, 'u');

/** Returns the sounds of a key: syllables of Chinese characters, other letters one by one. */
export const soundsOf = (key: string, reading: Vocabulary['reading']): string[] =>
  runsOf(key).flatMap((run) => (isHan(run) ? reading(run).map(soundOf) : Array.from(run)));

/** Returns the key that differs from what is typed by one character: missing, added, wrong, or two exchanged. */
export function nearKey({ names, byDeletion }: Vocabulary, typed: string): string | undefined {
  const swapped = Array.from(typed.slice(1), (_, at) => exchanged(typed, at)).find((one) => names.has(one));
  if (swapped !== undefined && typed.length > 2) return swapped;
  const length = Array.from(typed).length;
  if (length < (isHan(typed) ? hanMisspeltMin : misspeltMin) - 1) return undefined;
  const missing = byDeletion.get(typed);
  if (missing !== undefined) return missing;
  const shorter = withoutOne(typed);
  return (
    shorter.find((one) => names.has(one) && Array.from(one).length >= hanMisspeltMin) ??
    shorter.map((one) => byDeletion.get(one)).find((key) => key !== undefined)
  );
}

const exchanged = (typed: string, at: number): string =>
  `${typed.slice(0, at)}${typed[at + 1] ?? ''}${typed[at] ?? ''}${typed.slice(at + 2)}`;
