import { paths, withQuery } from '@portal/shared/portal';
import { firstCharacters } from '@portal/shared/rules';

/** Returns the key of the group whose data the URL asks for; empty for the member's own. */
export const clusterOf = (search: URLSearchParams): string => {
  const key = search.get('cluster') ?? '';
  return /^[\w-]{1,40}$/.test(key) ? key : '';
};

/** Returns the words of the URL. */
export const wordsOf = (search: URLSearchParams): string =>
  firstCharacters((search.get('kw') ?? '').trim(), 100);

/** Returns the URL of the page with a group's data. */
export const groupDataPath = (cluster: string, kw = ''): string =>
  withQuery(paths.data, { ...(cluster && { cluster }), ...(kw && { kw }) });
