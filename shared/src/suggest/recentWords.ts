const key = 'portal.recentSearches';

/** Maximum number of words that are kept, and of characters of one. */
const countMax = 6;
const lengthMax = 30;

interface Kept {
  /** Account that searched. */
  readonly owner: string;
  readonly words: readonly string[];
}

/** True of words that may identify a person: e-mail addresses, and numbers of phones, orders and identity cards. */
const isPersonal = (word: string): boolean => /@|\d{6}/.test(word.replace(/[\s-]/g, ''));

function read(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('owner' in kept) || !('words' in kept))
      return undefined;
    const { owner, words } = kept;
    if (typeof owner !== 'string' || !Array.isArray(words)) return undefined;
    return { owner, words: words.filter((word) => typeof word === 'string') };
  } catch {
    return undefined;
  }
}

/**
 * Returns the member's last searches, newest first. Visitors have agreed to nothing, so nothing is kept of them, and
 * what an earlier member of this browser left is deleted.
 */
export function recentWords(owner: string | undefined): readonly string[] {
  const kept = read();
  if (kept && kept.owner !== owner) clearRecentWords();
  return kept?.owner === owner ? (kept?.words ?? []) : [];
}

/** Stores a member's search. Long texts and what may identify a person are not stored. */
export function rememberWord(owner: string | undefined, word: string): void {
  if (owner === undefined || word === '' || word.length > lengthMax || isPersonal(word)) return;
  const words = [word, ...recentWords(owner).filter((one) => one !== word)].slice(0, countMax);
  try {
    localStorage.setItem(key, JSON.stringify({ owner, words } satisfies Kept));
  } catch {
    // Storage may be unavailable or full; the search is then not kept.
  }
}

export function clearRecentWords(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage may be unavailable.
  }
}
