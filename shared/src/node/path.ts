/** Maximum length of a path; a longer one gets status 414. */
const pathMax = 2048;

/** Returns true when the path of a request target, without its query, is longer than that of any page or call. */
export function isPathTooLong(target: string): boolean {
  const query = target.indexOf('?');
  return (query < 0 ? target.length : query) > pathMax;
}

/** Removes trailing slashes from the path, except from `/`. One pass from the end, so the time is linear. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Parses a request target with a placeholder host. Two leading slashes do not start a host name. */
export function requestUrl(target: string): URL {
  const absolute = target.startsWith('/') ? `http://portal${target}` : target;
  return URL.canParse(absolute) ? new URL(absolute) : new URL('http://portal/');
}
