import { matchRoutes, type RouteObject, redirect, replace } from 'react-router-dom';
import { handleOf } from './handle';

/** Redirects of one navigation before it fails. */
const most = 10;

/**
 * Returns the redirect of a route that has no page. During a push navigation the redirect target becomes the new
 * history entry; after a page load or a back navigation it replaces the current entry.
 */
export function redirectTo(wanted: URL, target: string): Response {
  return window.location.href.split('#')[0] === wanted.href.split('#')[0]
    ? replace(target)
    : redirect(target);
}

/** Counts the redirects of a navigation, so that areas that redirect to each other don't freeze the tab. */
export class RedirectCount {
  #count = 0;

  /** Called when a navigation has ended. */
  reset(): void {
    this.#count = 0;
  }

  /** Counts one redirect. Returns false when the navigation has had too many. */
  add(): boolean {
    this.#count += 1;
    return this.#count <= most;
  }
}

const targetAt = (routes: RouteObject[], path: string) =>
  matchRoutes(routes, path)
    ?.map(({ route }) => handleOf(route)?.redirect)
    .find((target) => target !== undefined);

/** Throws when redirects among these routes have no end, or when the router can't match the routes at all. */
export function assertRedirectsEnd(routes: RouteObject[]): void {
  const targets = (all: readonly RouteObject[]): string[] =>
    all.flatMap((route) => [handleOf(route)?.redirect ?? [], targets(route.children ?? [])].flat());
  for (const first of ['/', ...targets(routes)]) {
    let at: string | undefined = first;
    for (let count = 0; at !== undefined; count += 1) {
      if (count > most) throw new RangeError(`The redirect to ${first} has no end`);
      at = targetAt(routes, new URL(at, window.location.origin).pathname);
    }
  }
}
