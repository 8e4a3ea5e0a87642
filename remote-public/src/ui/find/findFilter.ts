import { firstCharacters } from '@portal/shared/rules';

/** What a visitor wants to know, and of what sample; stored in the URL of the search and of the requirement form. */
export interface FindFilter {
  /** Key of a question; empty for none. */
  readonly question: string;
  /** State of the sample; empty for any. */
  readonly sample: string;
}

const read = (search: URLSearchParams, name: string, max: number): string =>
  firstCharacters((search.get(name) ?? '').trim(), max);

/** Reads the answers from the URL; undefined without `find`. */
export function findFilterOf(search: URLSearchParams): FindFilter | undefined {
  if (!search.has('find')) return undefined;
  return { question: read(search, 'find', 40), sample: read(search, 'sample', 20) };
}

/** Returns whether a URL of the search opens the finder: it has `find`, and no words. */
export const isFinder = (search: URLSearchParams): boolean =>
  search.has('find') && (search.get('kw') ?? '').trim() === '';
