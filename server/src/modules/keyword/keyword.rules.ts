/** How things are found by words: what is looked through, and what is looked for. */

/** The most words of one search that count; more only cost time. */
const wordsMax = 8;

/** The parts of a service, or of an article, that a search looks through. */
export interface Searchable {
  readonly name: string;
  readonly sketch: string;
  readonly description: string;
  readonly instrument: string;
  readonly aliases: string;
  readonly child: string;
}

/**
 * One line of lower-case text that holds every part, the names once more without spaces and hyphens
 * (so that FTIR finds FT-IR), and the pinyin initials of the Chinese names.
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

/** The words of a search, each of which has to be found. */
export function searchWords(kw: string): string[] {
  return plain(kw)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, wordsMax);
}

/** The spellings of a word that a search takes for the same. */
export function spellings(word: string): string[] {
  const short = condensed(word);
  return short === '' || short === word ? [word] : [word, short];
}

/** A LIKE pattern that finds `word` anywhere, whatever signs it is made of. */
export function likePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** One spelling for full and half width, upper and lower case, and any kind of space. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

const nameWords = (names: string) => names.split(/[\s（）()/、]+/);

/** Without the signs that people write or leave out as they like. */
function condensed(text: string): string {
  return text.replaceAll(/[\s（）()/、·.-]+/g, '');
}

/** First character of each initial in the order of pinyin; there is none for i, u and v. */
const boundaries = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀';
const letters = 'abcdefghjklmnopqrstwxyz';
const pinyin = new Intl.Collator('zh-CN-u-co-pinyin');

/** The pinyin initials of a word, other signs kept: X射线衍射 becomes xsxys; nothing without Chinese. */
export function initials(word: string): string {
  if (!/\p{Script=Han}/u.test(word)) return '';
  return Array.from(word, (sign) => (/\p{Script=Han}/u.test(sign) ? initial(sign) : sign)).join('');
}

function initial(character: string): string {
  const next = Array.from(boundaries).findIndex((first) => pinyin.compare(first, character) > 0);
  return letters.at(next === -1 ? -1 : next - 1) ?? '';
}
