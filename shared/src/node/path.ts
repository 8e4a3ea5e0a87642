/** Characters of the longest path that is answered; a longer one gets status 414. */
const pathMax = 2048;

/** Whether the path of a request target (without its query) is longer than a page or a call can have. */
export function isPathTooLong(target: string): boolean {
  const query = target.indexOf('?');
  return (query < 0 ? target.length : query) > pathMax;
}

/** The path without the slashes at its end; `/` stays. One pass from the end, so the time is linear. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The URL of a request target on a host that does not matter. Two slashes at its start name no host. */
export function requestUrl(target: string): URL {
  const absolute = target.startsWith('/') ? `http://portal${target}` : target;
  return URL.canParse(absolute) ? new URL(absolute) : new URL('http://portal/');
}
