import type { ComponentType } from 'react';
import type { PortalQuery } from '../api';

/** Where a route was asked for: what its queries may depend on. */
export interface RoutePlace {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/**
 * One route of a remote. Data, not code: the shell turns it into a router's route, so that a page's
 * code and its data load at the same time. Paths are relative to the parent's, as the router's are.
 */
export interface AreaRoute {
  readonly path?: string;
  readonly index?: true;
  /** `document.title` is this and the portal's name. A page whose title depends on data sets it itself. */
  readonly title?: string;
  /** Without a stored token the login dialog opens instead. Children inherit it. */
  readonly needsLogin?: true;
  /** Absolute path that this route leads on to. */
  readonly redirect?: string;
  readonly page?: () => Promise<ComponentType>;
  /** Started while the page's code is loading; the page asks for the same ones by the same options. */
  readonly queries?: (place: RoutePlace) => readonly PortalQuery[];
  readonly children?: readonly AreaRoute[];
}

/** What a remote with pages exposes as `./routes`. */
export interface AreaModule {
  readonly routes: readonly AreaRoute[];
}
