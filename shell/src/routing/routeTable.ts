import type { AreaRoute } from '@portal/shared/portal';

/** Limits of a route table: a table that contains itself has no end. */
const most = { depth: 8, routes: 500 };

/** A segment of a pattern: fixed or a parameter, perhaps optional, or the wildcard as the last one. */
const pattern = /^\/?(?:[^/?#*:\s]+\??|:[\w-]+\??)(?:\/(?:[^/?#*:\s]+\??|:[\w-]+\??))*(?:\/\*)?$|^\*?$/;

const isText = (value: unknown) => typeof value === 'string';
const isFunction = (value: unknown) => typeof value === 'function';
const isTrue = (value: unknown) => value === true;

/** Returns true for an absolute path of this portal; false for another host, also in a spelling such as `/\host`. */
function isPortalPath(value: unknown): boolean {
  if (typeof value !== 'string' || !value.startsWith('/')) return false;
  try {
    return new URL(value, window.location.origin).origin === window.location.origin;
  } catch {
    return false;
  }
}

/** What each property of a route must be when it is present. */
const properties: Readonly<Record<keyof AreaRoute, (value: unknown) => boolean>> = {
  path: (value) => typeof value === 'string' && pattern.test(value),
  index: isTrue,
  title: isText,
  needsLogin: isTrue,
  redirect: isPortalPath,
  page: isFunction,
  queries: isFunction,
  serverRendered: isTrue,
  children: Array.isArray,
};

function assertRoute(value: unknown, at: string): asserts value is AreaRoute {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${at} is not an object`);
  for (const [name, isValid] of Object.entries(properties)) {
    const given: unknown = Reflect.get(value, name);
    if (given !== undefined && !isValid(given)) throw new TypeError(`${at}.${name} is invalid`);
  }
}

/** Returns the pattern of a route below its parent's. */
function patternOf(parent: string, { path = '' }: AreaRoute, at: string): string {
  if (path === '') return parent;
  if (!path.startsWith('/')) return `${parent === '/' ? '' : parent}/${path}`;
  if (parent !== '/' && path !== parent && !path.startsWith(`${parent}/`))
    throw new TypeError(`${at}.path is not below ${parent}`);
  return path;
}

/**
 * Returns the routes of an area's module after checking them against the contract and the area's mount paths: one
 * wrong route would make the router fail for the pages of all areas. Throws an error that names the first problem.
 * `owns` returns whether a path belongs to the area.
 */
export function checkedRoutes(module: unknown, owns: (path: string) => boolean): readonly AreaRoute[] {
  let count = 0;
  const checkAll = (routes: readonly unknown[], parent: string, at: string, depth: number): AreaRoute[] => {
    if (depth > most.depth) throw new RangeError(`${at} is nested too deeply`);
    return Array.from(routes, (route, index) => check(route, parent, `${at}[${index}]`, depth));
  };
  const check = (route: unknown, parent: string, at: string, depth: number): AreaRoute => {
    if (++count > most.routes) throw new RangeError(`There are more than ${most.routes} routes`);
    assertRoute(route, at);
    const { path, index, page, redirect, children } = route;
    if (index && (path !== undefined || children))
      throw new TypeError(`${at} is an index with path or children`);
    if (!page && redirect === undefined && !children?.length) throw new TypeError(`${at} shows nothing`);
    const full = patternOf(parent, route, at);
    if ((index || path !== undefined) && !owns(full))
      throw new TypeError(`${at} is ${full}, which is not below the area's mount`);
    // The copy does not change when the area changes its table later.
    return { ...route, ...(children && { children: checkAll(children, full, `${at}.children`, depth + 1) }) };
  };
  const routes: unknown = typeof module === 'object' && module !== null && Reflect.get(module, 'routes');
  if (!Array.isArray(routes)) throw new TypeError('The module exposes no routes');
  return checkAll(routes, '/', 'routes', 1);
}
