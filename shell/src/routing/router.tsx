import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { AreaStyles } from '../remotes/areaStyles';
import { PageCode } from '../remotes/pageCode';
import { Page } from './areaRoutes';
import { Areas, type PortalRouter, type RoutingOptions } from './areas';
import { invitedRoute } from './invited';
import { PageFailure } from './PageFailure';
import { PageLoading } from './PageLoading';
import { Root } from './Root';
import { Starvation } from './starvation';

/** Catch-all route for paths that no area has, or whose area could not be loaded. */
function missingRoute({ remotes }: RoutingOptions, areas: Areas): RouteObject {
  const code = new PageCode(
    'portal_shell',
    () => import('../layout/NotFound').then((m) => m.NotFound),
    remotes,
  );
  return {
    path: '*',
    // Without its code while the routes of an area are added that a retry has loaded.
    Component: () => (code.component ? <Page code={code} /> : <PageLoading />),
    HydrateFallback: PageLoading,
    ErrorBoundary: () => <PageFailure />,
    async loader({ request }) {
      const { pathname, search } = new URL(request.url);
      const remote = remotes.ownerOf(pathname);
      if (remote === undefined) {
        await code.ready(pathname + search);
        return null;
      }
      if (remotes.get(remote)?.login) areas.guard.check(pathname + search);
      const area = await areas.retried(pathname);
      if (area?.fresh) addRoutes(areas, area.routes, pathname + search);
      else await code.ready(pathname + search);
      return null;
    },
  };
}

/** Adds the routes of an area that a retry has loaded, then navigates to the same path again. */
function addRoutes({ router }: Areas, routes: RouteObject[], path: string): void {
  router?.patchRoutes('root', routes);
  setTimeout(() => void router?.navigate(path, { replace: true, preventScrollReset: true }));
}

/** Creates the portal's router: one pathless root whose children are added by area on first use. */
export function createPortalRouter(options: RoutingOptions): { router: PortalRouter; areas: Areas } {
  const { remotes, session, dialogs } = options;
  const areas = new Areas(options);
  const styles = new AreaStyles(remotes);
  const starvation = new Starvation(() => {
    const { pathname, search, hash } = router.state.location;
    void router.navigate(pathname + search + hash, {
      replace: true,
      flushSync: true,
      preventScrollReset: true,
    });
  });
  const router = createBrowserRouter(
    [
      {
        id: 'root',
        Component: () => <Root onShown={starvation.shown} />,
        children: [invitedRoute(dialogs), missingRoute(options, areas)],
      },
    ],
    {
      async patchRoutesOnNavigation({ path, patch }) {
        const remote = remotes.ownerOf(path);
        if (remote === undefined || (remotes.get(remote)?.login && !session.signedIn)) return;
        // A failure is shown by the `*` route, whose loader retries once.
        const area = await areas.arriving(path);
        if (area?.fresh) patch('root', area.routes);
      },
    },
  );
  areas.router = router;
  router.subscribe(({ initialized, navigation, location }) => {
    if (!initialized || navigation.state !== 'idle') return;
    areas.redirects.reset();
    styles.show(location.pathname);
    starvation.ready(location.key);
  });
  return { router, areas };
}
