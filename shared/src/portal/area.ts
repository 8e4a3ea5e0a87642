import type { ComponentType } from 'react';
import type { PortalQuery } from '../api';

/** The path of a route and its parameters, which its queries may depend on. */
export interface RoutePlace {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/**
 * One route of a remote. It is data, not code: the shell creates the router's route from it, so that code and data of
 * a page load in parallel. Paths are relative to the parent's, as in the router.
 */
export interface AreaRoute {
  readonly path?: string;
  readonly index?: true;
  /** `document.title` is this text followed by the portal's name. A page whose title depends on data sets it itself. */
  readonly title?: string;
  /** Opens the login dialog when no token is stored. Children inherit it. */
  readonly needsLogin?: true;
  /** Absolute path to which this route redirects. */
  readonly redirect?: string;
  readonly page?: () => Promise<ComponentType>;
  /** Calls that start while the page's code is loading. The page uses the same query options. */
  readonly queries?: (place: RoutePlace) => readonly PortalQuery[];
  /**
   * The gateway draws the page, so that its content comes with the first bytes. `queries` then has every call that the
   * first screen reads; none of them needs a login.
   */
  readonly serverRendered?: true;
  readonly children?: readonly AreaRoute[];
}

/** Type of a remote's module `./routes`. */
export interface AreaModule {
  readonly routes: readonly AreaRoute[];
}
