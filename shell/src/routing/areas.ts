import { type AreaModule, type Dialogs, paths } from '@portal/shared/portal';
import type { Session } from '@portal/shared/session';
import type { QueryClient } from '@tanstack/react-query';
import { type createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { leaveFor } from '../remotes/pageCode';
import type { Remotes } from '../remotes/remotes';
import { areaRoutes } from './areaRoutes';
import { createGuard, type Guard } from './guard';
import { handleOf } from './handle';

export interface RoutingOptions {
  readonly remotes: Remotes;
  readonly session: Session;
  readonly dialogs: Dialogs;
  readonly queryClient: QueryClient;
}

export type PortalRouter = ReturnType<typeof createBrowserRouter>;

interface Area {
  readonly routes: RouteObject[];
  /** The router does not have the routes yet; the caller adds them. */
  readonly fresh: boolean;
}

/** Milliseconds after which a failed load is not repeated for the same navigation. */
const slow = 2000;

function isAreaModule(module: unknown): module is AreaModule {
  return typeof module === 'object' && module !== null && 'routes' in module && Array.isArray(module.routes);
}

/** The areas' routes. An area is loaded and added to the router at the first navigation to one of its paths. */
export class Areas {
  readonly #options: RoutingOptions;
  readonly #known = new Map<string, RouteObject[]>();
  /** Slow failures by path: they are not retried for the same navigation. */
  readonly #slow = new Map<string, unknown>();
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
   * Returns the area of a path during navigation; undefined when it can't be loaded. After a fast failure `retried`
   * tries again; after a timeout the failure is shown.
   */
  async arriving(path: string): Promise<Area | undefined> {
    const begun = Date.now();
    try {
      return await this.routesFor(path);
    } catch (failure) {
      if (Date.now() - begun > slow) this.#slow.set(path, failure);
      return undefined;
    }
  }

  /** Retries an area that `arriving` could not load. Rejects with a RemoteFailure. */
  async retried(path: string): Promise<Area | undefined> {
    const failure = this.#slow.get(path);
    if (!this.#slow.delete(path)) return this.routesFor(path);
    throw failure;
  }

  /** Returns the routes of the area that owns a path; loads a new area. Rejects with a RemoteFailure. */
  async routesFor(path: string): Promise<Area | undefined> {
    const { remotes } = this.#options;
    const remote = remotes.ownerOf(path);
    if (remote === undefined) return undefined;
    const module = this.#known.has(remote) ? undefined : await remotes.load(remote);
    const known = this.#known.get(remote);
    if (known) return { routes: known, fresh: false };
    if (!isAreaModule(module)) throw new TypeError(`${remote} exposes no routes`);
    const renew = (name: string, wanted: URL) => this.renew(name, wanted);
    const routes = areaRoutes(module.routes, { ...this.#options, remote, guard: this.guard, renew });
    this.#known.set(remote, routes);
    return { routes, fresh: true };
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

  /** Prefetches code and data of a path. Failures are silent. */
  async prefetch(target: string): Promise<void> {
    const { pathname, searchParams } = new URL(target, window.location.origin);
    const area = await this.routesFor(pathname).catch(() => undefined);
    if (!area) return;
    if (area.fresh) this.router?.patchRoutes('root', area.routes);
    for (const { route, params } of matchRoutes(area.routes, pathname) ?? []) {
      handleOf(route)?.prefetch({ params, search: searchParams });
    }
  }
}
