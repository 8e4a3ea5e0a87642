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
  /** The router does not have them yet: whoever asked puts them there. */
  readonly fresh: boolean;
}

/** Milliseconds after which a visitor has waited long enough for one click. */
const slow = 2000;

function isAreaModule(module: unknown): module is AreaModule {
  return typeof module === 'object' && module !== null && 'routes' in module && Array.isArray(module.routes);
}

/** The areas' routes as they join the router's, one area when it is first wanted. */
export class Areas {
  readonly #options: RoutingOptions;
  readonly #known = new Map<string, RouteObject[]>();
  /** Failures that took long, by path: whoever asks for the path next has waited for one already. */
  readonly #slow = new Map<string, unknown>();
  readonly guard: Guard;
  /** Set once the router is there, which can't be made without its areas. */
  router: PortalRouter | undefined;

  constructor(options: RoutingOptions) {
    this.#options = options;
    this.guard = createGuard({ ...options, here: () => this.#standing() });
  }

  /** Path that a refused visitor stays on. */
  #standing(): string {
    const state = this.router?.state;
    if (!state?.initialized || handleOf(state.matches.at(-1)?.route)?.needsLogin) return paths.home;
    return state.location.pathname + state.location.search;
  }

  /**
   * The area of a path on the way to it; undefined when it can't be had. What fails at once is worth another try
   * by `retried`, what has run into its time limit is not: the visitor is told instead.
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

  /** The area that `arriving` did not get. Rejects with a RemoteFailure. */
  async retried(path: string): Promise<Area | undefined> {
    const failure = this.#slow.get(path);
    if (!this.#slow.delete(path)) return this.routesFor(path);
    throw failure;
  }

  /** Routes of the area that owns a path; loads it when it is new. Rejects with a RemoteFailure. */
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
   * An area that was deployed again is taken when the visitor goes to another path of it, by loading the
   * document anew: never under their hands.
   */
  async renew(remote: string, wanted: URL): Promise<void> {
    const state = this.router?.state;
    if (!state?.initialized || state.location.pathname === wanted.pathname) return;
    if (this.#options.remotes.outdated(remote)) await leaveFor(wanted.pathname + wanted.search);
  }

  /** Loads the code and data of a path ahead. Silent. */
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
