/** Query parameter of the services that are compared, once for each. */
export const compareParameter = 'compare';

/** Number of services that are compared side by side. */
export const mostCompared = 4;

/** Returns the compared services of a URL, each once; undefined without any. */
export function comparedOf(search: URLSearchParams): readonly string[] | undefined {
  const rids = search.getAll(compareParameter).filter((rid) => /^[\w-]{1,40}$/.test(rid));
  return rids.length > 0 ? [...new Set(rids)].slice(0, mostCompared) : undefined;
}

/** Returns the query with these compared services instead of its own. */
export function withCompared(search: URLSearchParams, rids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(compareParameter);
  for (const rid of rids) next.append(compareParameter, rid);
  return next;
}
