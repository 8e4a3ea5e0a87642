import { initials, searchWords, spellings } from './keyword.rules';
import { synonymGroups } from './keyword.synonym.rules';

/** Pinyin initials shorter than this stand for too many words. */
const initialsMin = 3;

/** Returns all spellings that the search treats as equal to the word; the word itself is first. */
export function alternatives(word: string): string[] {
  const own = spellings(word);
  const groups = synonymGroups.filter((group) => group.some((name) => own.includes(name)));
  return [...new Set([...own, ...groups.flat(), ...byInitials(word)])];
}

/** Returns the names whose pinyin initials start with the word: xsxy matches X射线衍射. */
function byInitials(word: string): string[] {
  if (word.length < initialsMin || !/^[a-z0-9]+$/.test(word)) return [];
  return synonymGroups.flat().filter((name) => initials(name.replaceAll(' ', '')).startsWith(word));
}

/** Returns the search terms including synonyms, for highlighting matches. */
export const searchTerms = (kw: string): string[] => [...new Set(searchWords(kw).flatMap(alternatives))];
