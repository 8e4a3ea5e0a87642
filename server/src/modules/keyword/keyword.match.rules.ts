import { plain, runsOf, spellings } from './keyword.rules';
import { namesakes, offeredFor, synonymGroups } from './keyword.synonym.rules';

/** Minimum length of pinyin; shorter initials match too many words. */
export const pinyinMin = 3;

/** True of words that may be pinyin. */
export const mayBePinyin = (word: string): boolean => word.length >= pinyinMin && /^[a-z0-9]+$/.test(word);

/** Returns the names that a search treats as equal to the word, without the word itself. */
export function synonymsOf(word: string): string[] {
  const own = spellings(word);
  const near = offeredFor(word);
  return [...new Set([...namesakes(own), ...near, ...namesakes(near)])].filter((name) => !own.includes(name));
}

/** Returns the words that were searched for with their synonyms, for highlighting; those of `kw` when nothing was found. */
export function searchTerms(words: readonly string[], kw: string): string[] {
  if (words.length === 0) return plain(kw).split(' ').filter(Boolean);
  const terms = words.flatMap((word) => [
    ...spellings(word),
    ...runsOf(word).filter((run) => run.length > 1),
    ...synonymsOf(word),
    ...byInitials(word),
  ]);
  return [...new Set(terms)];
}

/** Returns the synonyms whose pinyin initials begin with the word: xsxy matches x射线衍射. */
function byInitials(word: string): string[] {
  if (!mayBePinyin(word)) return [];
  return synonymGroups.flat().filter((name) => initials(name.replaceAll(' ', '')).startsWith(word));
}

/** First character of each initial in the order of pinyin; there is none for i, u and v. */
const boundaries = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀';
const letters = 'abcdefghjklmnopqrstwxyz';
const collator = new Intl.Collator('zh-CN-u-co-pinyin');

/**
 * Returns the pinyin initials of a name, empty without Chinese. Uses Node's collation, because the dictionary of
 * `keyword.pinyin.rules.ts` is too slow to load for a search.
 */
function initials(name: string): string {
  if (!/\p{Script=Han}/u.test(name)) return '';
  return Array.from(name, (sign) => (/\p{Script=Han}/u.test(sign) ? initial(sign) : sign)).join('');
}

function initial(character: string): string {
  const next = Array.from(boundaries).findIndex((first) => collator.compare(first, character) > 0);
  return letters.at(next === -1 ? -1 : next - 1) ?? '';
}
