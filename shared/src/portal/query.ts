import { isDay } from '../rules';

type Query = Readonly<Record<string, string | number | undefined>>;

/** Returns a path with those parts of a query that say something. The path may have a query already; it may be empty. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  if (search.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${search}`;
}

/** Returns a value that a URL names, undefined for the one that is meant without it. */
export const unless = <Value>(usual: Value, value: Value): Value | undefined =>
  value === usual ? undefined : value;

/** Returns what a URL says of a page, counted from 1: nothing of the first one. */
export const laterPage = (page: number): number | undefined => (page > 1 ? page : undefined);

/** Returns the day in a URL's query, such as 2026-11-29; an invalid one counts as missing and is empty. */
export function dayIn(search: URLSearchParams, name: string): string {
  const text = search.get(name) ?? '';
  return isDay(text) ? text : '';
}
