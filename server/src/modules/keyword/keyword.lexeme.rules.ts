/**
 * First character of lexemes that are not plain words, so that they never match one: a complete name, a reading in
 * pinyin, a name without one of its letters.
 */
export const mark = { name: '=', pinyin: '~', deletion: '-' } as const;

/** Length of the pieces of Chinese text; a search for a longer run looks for all its pieces. */
export const pieceLength = 4;

/** Minimum length of a Latin name that is also found with one wrong letter. */
export const misspeltMin = 5;

/** Returns the word without each of its letters in turn. */
export function withoutOne(word: string): string[] {
  const letters = Array.from(word);
  return [...new Set(letters.map((_, at) => letters.toSpliced(at, 1).join('')))];
}
