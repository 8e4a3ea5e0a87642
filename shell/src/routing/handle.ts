/** Where a route is asked for. */
export interface Place {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

interface HandleParts {
  readonly title?: string | undefined;
  /** Without a stored token the route is not gone to. */
  readonly needsLogin: boolean;
  /** Starts code and data ahead. */
  readonly prefetch: (place: Place) => void;
}

/** What the shell keeps with a route of an area, beside what the router knows. */
export class RouteHandle {
  readonly title: string | undefined;
  readonly needsLogin: boolean;
  readonly prefetch: (place: Place) => void;

  constructor({ title, needsLogin, prefetch }: HandleParts) {
    this.title = title;
    this.needsLogin = needsLogin;
    this.prefetch = prefetch;
  }
}

/** The handle of a route or match; undefined for the shell's own routes. */
export function handleOf(route: { readonly handle?: unknown } | undefined): RouteHandle | undefined {
  return route?.handle instanceof RouteHandle ? route.handle : undefined;
}
