/** Parameters and URL of a request for a route. */
export interface Place {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

interface HandleParts {
  readonly title?: string | undefined;
  /** The route can't be opened without a stored token. */
  readonly needsLogin: boolean;
  /** Path to which the route redirects. */
  readonly redirect?: string | undefined;
  /** Prefetches the code, and the data for a place if one is given. */
  readonly prefetch: (place?: Place) => void;
}

/** The shell's data on an area's route, stored as the router's `handle`. */
export class RouteHandle {
  readonly title: string | undefined;
  readonly needsLogin: boolean;
  readonly redirect: string | undefined;
  readonly prefetch: (place?: Place) => void;

  constructor({ title, needsLogin, redirect, prefetch }: HandleParts) {
    this.title = title;
    this.needsLogin = needsLogin;
    this.redirect = redirect;
    this.prefetch = prefetch;
  }
}

/** Returns the handle of a route or match; undefined for the shell's own routes. */
export function handleOf(route: { readonly handle?: unknown } | undefined): RouteHandle | undefined {
  return route?.handle instanceof RouteHandle ? route.handle : undefined;
}
