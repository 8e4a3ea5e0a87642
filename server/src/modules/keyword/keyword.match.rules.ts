import { initials, searchWords, spellings } from './keyword.rules';
import { synonymGroups } from './keyword.synonym.rules';

/** Pinyin initials shorter than this stand for too many words. */
const initialsMin = 3;

/** Every way of writing a word that a search takes for the same; the word itself comes first. */
export function alternatives(word: string): string[] {
  const own = spellings(word);
  const groups = synonymGroups.filter((group) => group.some((name) => own.includes(name)));
  return [...new Set([...own, ...groups.flat(), ...byInitials(word)])];
}

/** Names whose pinyin initials begin with the word: xsxy stands for X射线衍射. */
function byInitials(word: string): string[] {
  if (word.length < initialsMin || !/^[a-z0-9]+$/.test(word)) return [];
  return synonymGroups.flat().filter((name) => initials(name.replaceAll(' ', '')).startsWith(word));
}

/** What is looked for, synonyms included, for the marking of hits. */
export const searchTerms = (kw: string): string[] => [...new Set(searchWords(kw).flatMap(alternatives))];
