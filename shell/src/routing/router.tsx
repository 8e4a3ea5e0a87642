import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { claimSheets } from '../remotes/adoptedSheets';
import { AreaStyles } from '../remotes/areaStyles';
import { restoreGlobals } from '../remotes/ownGlobals';
import { PageCode } from '../remotes/pageCode';
import { reportUnseen } from '../remotes/reportUnseen';
import { Page } from './areaRoutes';
import { Areas, type PortalRouter, type RoutingOptions } from './areas';
import { invitedRoute } from './invited';
import { PageFailure } from './PageFailure';
import { PageLoading } from './PageLoading';
import { Root } from './Root';
import { RootFailure } from './RootFailure';
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
    // Without its code while a path is opened again whose routes a retry has loaded.
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
      if (!(await areas.retried(pathname))) await code.ready(pathname + search);
      else if (!request.signal.aborted) openAgain(areas, pathname + search);
      return null;
    },
  };
}

/** Navigates to the same path again, whose routes a retry has loaded. */
function openAgain({ router }: Areas, path: string): void {
  setTimeout(() => void router?.navigate(path, { replace: true, preventScrollReset: true }));
}

/** Takes back what a careless page of the area has done to the window, and reports it. */
function leaveArea(area = ''): void {
  const replaced = restoreGlobals();
  claimSheets();
  if (replaced.length > 0)
    reportUnseen(area, 'contract', new TypeError(`${area} replaced ${replaced.join(', ')}`));
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
        ErrorBoundary: RootFailure,
        children: [invitedRoute(dialogs, session), missingRoute(options, areas)],
      },
    ],
    {
      async patchRoutesOnNavigation({ path }) {
        const remote = remotes.ownerOf(path);
        if (remote === undefined || (remotes.get(remote)?.login && !session.signedIn)) return;
        // A failure is shown by the `*` route, whose loader retries once.
        await areas.arriving(path);
      },
    },
  );
  areas.router = router;
  let shown = remotes.ownerOf(window.location.pathname);
  router.subscribe(({ initialized, navigation, location }) => {
    if (!initialized) return;
    // Before the router changes the URL and the next page makes its calls.
    const next = remotes.ownerOf((navigation.location ?? location).pathname);
    if (next !== shown) leaveArea(shown);
    shown = next;
    if (navigation.state !== 'idle') return starvation.left();
    areas.redirects.reset();
    styles.show(location.pathname);
    starvation.ready(location.key);
  });
  return { router, areas };
}
