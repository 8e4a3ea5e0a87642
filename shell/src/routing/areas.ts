import { type Dialogs, paths } from '@portal/shared/portal';
import type { Session } from '@portal/shared/session';
import type { QueryClient } from '@tanstack/react-query';
import { type createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { leaveFor } from '../remotes/leave';
import { RemoteFailure } from '../remotes/remoteFailure';
import type { Remotes } from '../remotes/remotes';
import { areaRoutes } from './areaRoutes';
import { createGuard, type Guard } from './guard';
import { handleOf } from './handle';
import { assertRedirectsEnd, RedirectCount } from './redirect';
import { checkedRoutes } from './routeTable';

export interface RoutingOptions {
  readonly remotes: Remotes;
  readonly session: Session;
  readonly dialogs: Dialogs;
  readonly queryClient: QueryClient;
}

export type PortalRouter = ReturnType<typeof createBrowserRouter>;

/** Milliseconds after which a failed load is not repeated for the same navigation. */
const slow = 2000;

/** The areas' routes. An area is loaded and added to the router at the first navigation to one of its paths. */
export class Areas {
  readonly #options: RoutingOptions;
  readonly #known = new Map<string, RouteObject[]>();
  /** Failures by path that are not retried for the same navigation: slow ones, and areas that break the contract. */
  readonly #final = new Map<string, unknown>();
  /** Redirects of the current navigation. */
  readonly redirects = new RedirectCount();
  readonly guard: Guard;
  /** Set after the router is created, because the router needs the areas first. */
  router: PortalRouter | undefined;

  constructor(options: RoutingOptions) {
    this.#options = options;
    this.guard = createGuard({ ...options, here: () => this.#currentPath() });
  }

  /** Path that a refused visitor stays on. */
  #currentPath(): string {
    const state = this.router?.state;
    if (!state?.initialized || handleOf(state.matches.at(-1)?.route)?.needsLogin) return paths.home;
    return state.location.pathname + state.location.search;
  }

  /**
   * Adds the area of a path to the router during navigation. After a fast failure `retried` tries again; after a timeout
   * the failure is shown.
   */
  async arriving(path: string): Promise<void> {
    const begun = Date.now();
    try {
      await this.#routesFor(path);
    } catch (failure) {
      const broken = failure instanceof RemoteFailure && failure.reason === 'contract';
      if (broken || Date.now() - begun > slow) this.#final.set(path, failure);
    }
  }

  /**
   * Retries an area that `arriving` could not load. Returns whether the router has a route for the path now. Rejects with a
   * RemoteFailure.
   */
  async retried(path: string): Promise<boolean> {
    const failure = this.#final.get(path);
    if (this.#final.delete(path)) throw failure;
    return matchRoutes((await this.#routesFor(path)) ?? [], path) !== null;
  }

  /**
   * Returns the routes of the area that owns a path; loads a new area and adds it to the router. Rejects with a RemoteFailure.
   *
   * The router's `patch` would not do: it ignores the routes when another navigation has begun, which finds the area loaded
   * and would add nothing either.
   */
  async #routesFor(path: string): Promise<RouteObject[] | undefined> {
    const { remotes } = this.#options;
    const remote = remotes.ownerOf(path);
    if (remote === undefined) return undefined;
    const known = this.#known.get(remote);
    if (known) return known;
    const routes = await remotes.load(remote, (module) => this.#routesOf(remote, module));
    const first = this.#known.get(remote);
    if (first) return first;
    this.#known.set(remote, routes);
    this.router?.patchRoutes('root', routes);
    return routes;
  }

  /** Returns the router's routes for an area's module. Throws when the module breaks the contract. */
  #routesOf(remote: string, module: unknown): RouteObject[] {
    const { remotes } = this.#options;
    const checked = checkedRoutes(module, (path) => remotes.ownerOf(path) === remote);
    const routes = areaRoutes(checked, {
      ...this.#options,
      remote,
      guard: this.guard,
      redirects: this.redirects,
      renew: (wanted) => this.renew(remote, wanted),
      renewFailed: () => this.#renewFailed(remote),
    });
    assertRedirectsEnd(routes);
    return routes;
  }

  /**
   * When an area was deployed again, loads the next path of it as a new document. The current page is never
   * reloaded.
   */
  async renew(remote: string, wanted: URL): Promise<void> {
    const state = this.router?.state;
    if (!state?.initialized || state.location.pathname === wanted.pathname) return;
    if (this.#options.remotes.outdated(remote)) await leaveFor(wanted.pathname + wanted.search);
  }

  /** When the area of a page that failed was deployed again, loads the page as a new document. */
  async #renewFailed(remote: string): Promise<void> {
    const { remotes } = this.#options;
    await remotes.refresh();
    const { pathname, search } = window.location;
    if (remotes.outdated(remote)) await leaveFor(pathname + search);
  }

  /** Prefetches code and data of a path. Failures are silent. */
  async prefetch(target: string): Promise<void> {
    await this.#prefetch(target, true).catch(() => {});
  }

  /** Prefetches the code of a path. Rejects when the area can't be loaded. */
  prefetchCode(target: string): Promise<void> {
    return this.#prefetch(target, false);
  }

  async #prefetch(target: string, withData: boolean): Promise<void> {
    const { pathname, searchParams } = new URL(target, window.location.origin);
    const routes = await this.#routesFor(pathname);
    for (const { route, params } of matchRoutes(routes ?? [], pathname) ?? []) {
      handleOf(route)?.prefetch(withData ? { params, search: searchParams } : undefined);
    }
  }
}
