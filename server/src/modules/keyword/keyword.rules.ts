import { simplified, spelledOut } from './keyword.script.rules';

/** How texts are split into the words that an index stores and a search looks for. */

/** Maximum number of words of a search; further words are ignored. */
const wordsMax = 8;

/** Runs of Chinese characters, and runs of other letters and digits. */
const run = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

/** Characters that people write or omit at will: ft-ir, ftir. */
const optionalSigns = /[\s（）()/、·.\-_+]+/gu;

/** Separators between words of a search: DSC/TG, sem+eds, 【xrd】. */
const separators = /[^\p{L}\p{N}\p{M}.·_-]+/u;

/** Normalises width, case, spaces and script: ＸＲＤ and xrd are equal, 掃描電鏡 and 扫描电镜, ζ and zeta. */
export function plain(text: string): string {
  const folded = simplified(text.normalize('NFKC')).toLowerCase();
  return spelledOut(folded).replaceAll(/\s+/g, ' ').trim();
}

/** Splits a normalised text into runs of one script: x射线 becomes x and 射线. */
export const runsOf = (text: string): string[] => text.match(run) ?? [];

export const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

/** Returns the letters, digits and Chinese characters of a normalised text: what decides whether it is a certain name. */
export const nameKey = (text: string): string => runsOf(condensed(text)).join('');

/** Removes the optional signs. */
export const condensed = (text: string): string => text.replaceAll(optionalSigns, '');

/** Splits the text of a search into words; words without a letter or digit are dropped. */
export function searchWords(kw: string): string[] {
  const words = plain(kw)
    .split(separators)
    .filter((word) => runsOf(word).length > 0);
  return [...new Set(words)].slice(0, wordsMax);
}

/** Returns the word and its spelling without optional signs. */
export function spellings(word: string): string[] {
  const short = condensed(word);
  return short === '' || short === word ? [word] : [word, short];
}
