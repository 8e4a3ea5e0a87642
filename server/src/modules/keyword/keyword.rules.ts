/** Rules of the keyword search: how the indexed text and the search terms are built. */

/** Maximum number of words of a search. Further words are ignored, because they only cost time. */
const wordsMax = 8;

/** The fields of a service or an article that the search matches. */
export interface Searchable {
  readonly name: string;
  readonly sketch: string;
  readonly description: string;
  readonly instrument: string;
  readonly aliases: string;
  readonly child: string;
}

/**
 * Returns one line of lower-case text with all fields, the names again without spaces and hyphens (so that FTIR
 * matches FT-IR), and the pinyin initials of the Chinese names.
 */
export function searchText(device: Searchable): string {
  const names = `${device.name} ${device.aliases} ${device.child}`;
  const all = [
    names,
    device.sketch,
    device.description.replaceAll('|', ' '),
    device.instrument,
    condensed(device.name),
    ...nameWords(device.aliases).map(condensed),
    ...nameWords(names).map(initials),
  ];
  return plain(all.join(' '));
}

/** Splits a search into words, all of which must match. */
export function searchWords(kw: string): string[] {
  return plain(kw)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, wordsMax);
}

/** Returns the spellings of a word that the search treats as equal. */
export function spellings(word: string): string[] {
  const short = condensed(word);
  return short === '' || short === word ? [word] : [word, short];
}

/** Returns a LIKE pattern that matches `word` anywhere; LIKE wildcards in the word are escaped. */
export function likePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** Normalises full-width and half-width characters, case and whitespace. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

const nameWords = (names: string) => names.split(/[\s（）()/、]+/);

/** Removes the characters that people write or omit at will. */
function condensed(text: string): string {
  return text.replaceAll(/[\s（）()/、·.-]+/g, '');
}

/** The first character of each initial in pinyin order. No syllable starts with i, u or v. */
const boundaries = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀';
const letters = 'abcdefghjklmnopqrstwxyz';
const pinyin = new Intl.Collator('zh-CN-u-co-pinyin');

/**
 * Returns the pinyin initials of a word and keeps other characters: X射线衍射 becomes xsxys. Returns an empty string when
 * the word has no Chinese.
 */
export function initials(word: string): string {
  if (!/\p{Script=Han}/u.test(word)) return '';
  return Array.from(word, (sign) => (/\p{Script=Han}/u.test(sign) ? initial(sign) : sign)).join('');
}

function initial(character: string): string {
  const next = Array.from(boundaries).findIndex((first) => pinyin.compare(first, character) > 0);
  return letters.at(next === -1 ? -1 : next - 1) ?? '';
}
