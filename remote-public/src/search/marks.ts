/** A piece of a text; `hit` when it matches a search term. */
export interface Piece {
  /** Index in the text. */
  readonly at: number;
  readonly text: string;
  readonly hit: boolean;
}

const signs = /[.*+?^${}()|[\]\\/]/g;

/** Splits a text at the terms, case-insensitively; the longest term wins. The pieces joined are the text. */
export function pieces(text: string, terms: readonly string[]): Piece[] {
  const wanted = terms
    .filter((term) => term !== '')
    .sort((a, b) => b.length - a.length)
    .map((term) => term.replace(signs, '\\$&'));
  if (wanted.length === 0) return [{ at: 0, text, hit: false }];
  let at = 0;
  // Splitting by a pattern with one group puts the matches at the odd indexes.
  return text.split(new RegExp(`(${wanted.join('|')})`, 'giu')).flatMap((part, i) => {
    const begin = at;
    at += part.length;
    return part === '' ? [] : [{ at: begin, text: part, hit: i % 2 === 1 }];
  });
}
