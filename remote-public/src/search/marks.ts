/** A piece of a text; `hit` when it is one of the terms that were looked for. */
export interface Piece {
  /** Where it begins in the text. */
  readonly at: number;
  readonly text: string;
  readonly hit: boolean;
}

const signs = /[.*+?^${}()|[\]\\/]/g;

/** Cuts a text at the terms, whatever their case; the longest term wins. The pieces together are the text. */
export function pieces(text: string, terms: readonly string[]): Piece[] {
  const wanted = terms
    .filter((term) => term !== '')
    .sort((a, b) => b.length - a.length)
    .map((term) => term.replace(signs, '\\$&'));
  if (wanted.length === 0) return [{ at: 0, text, hit: false }];
  let at = 0;
  // Split by one group, what was found stands at the odd places.
  return text.split(new RegExp(`(${wanted.join('|')})`, 'giu')).flatMap((part, i) => {
    const begin = at;
    at += part.length;
    return part === '' ? [] : [{ at: begin, text: part, hit: i % 2 === 1 }];
  });
}
