import { type PortalQuery, query } from '@portal/shared/api';
import { type AreaRoute, useDrawn } from '@portal/shared/portal';
import type { Session } from '@portal/shared/session';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { type LoaderFunctionArgs, Outlet, type RouteObject } from 'react-router-dom';
import { useAfter } from '../layout/useAfter';
import { PageCode } from '../remotes/pageCode';
import { RemoteFailure } from '../remotes/remoteFailure';
import type { Remotes } from '../remotes/remotes';
import type { Guard } from './guard';
import { type Place, RouteHandle } from './handle';
import { PageFailure } from './PageFailure';
import { PageLoading } from './PageLoading';
import { type RedirectCount, redirectTo } from './redirect';

export interface AreaContext {
  /** Name of the remote that owns the routes. */
  readonly remote: string;
  readonly remotes: Remotes;
  readonly queryClient: QueryClient;
  readonly guard: Guard;
  readonly session: Session;
  /** Uses a new release when the visitor navigates to another path; see Areas. */
  readonly renew: (wanted: URL) => Promise<void>;
  /** Uses a new release instead of one whose page failed. */
  readonly renewFailed: () => Promise<void>;
  readonly redirects: RedirectCount;
}

function start(queryClient: QueryClient, [path, input]: PortalQuery): void {
  void queryClient.prefetchQuery(query(path, input));
}

/** Converts an area's routes to router routes. Code and data of a page are loaded in parallel. */
export function areaRoutes(routes: readonly AreaRoute[], context: AreaContext): RouteObject[] {
  return routes.map((route) => toRouteObject(route, context, false));
}

function toRouteObject(route: AreaRoute, context: AreaContext, guarded: boolean): RouteObject {
  const needsLogin = guarded || route.needsLogin === true;
  const code = route.page && new PageCode(context.remote, route.page, context.remotes);
  const data = ({ params, search }: Place) => {
    for (const wanted of route.queries?.({ params, search }) ?? []) start(context.queryClient, wanted);
  };
  const startData = (place: Place) => {
    try {
      data(place);
    } catch (cause) {
      throw new RemoteFailure(context.remote, 'load', cause);
    }
  };
  const handle = new RouteHandle({
    title: route.title,
    needsLogin,
    redirect: route.redirect,
    prefetch(place) {
      code?.prefetch();
      if (place && (!needsLogin || context.session.signedIn)) data(place);
    },
  });
  const loader = async ({ request, params }: LoaderFunctionArgs) => {
    const wanted = new URL(request.url);
    const { pathname, search, searchParams } = wanted;
    if (needsLogin) context.guard.check(pathname + search);
    if (route.redirect !== undefined) {
      if (context.redirects.add()) throw redirectTo(wanted, route.redirect);
      throw new RemoteFailure(context.remote, 'contract', new RangeError('Too many redirects'));
    }
    await context.renew(wanted);
    startData({ params, search: searchParams });
    await code?.ready(pathname + search);
    return null;
  };
  const page = {
    handle,
    loader,
    Component: code ? () => <Page code={code} /> : Outlet,
    HydrateFallback: PageLoading,
    ErrorBoundary: () => <PageFailure remote={context.remote} renew={context.renewFailed} />,
  };
  if (route.index) return { index: true, ...page };
  return {
    ...page,
    ...(route.path !== undefined && { path: route.path }),
    ...(route.children && {
      children: route.children.map((child) => toRouteObject(child, context, needsLogin)),
    }),
  };
}

/**
 * Renders the page, whose code the loader has waited for. A page that waits for something while it renders (`use`, `lazy`) shows the
 * placeholder instead of keeping React from showing anything. A drawn page has no such boundary: it is taken over in one piece.
 */
export function Page({ code }: { readonly code: PageCode }) {
  const Component = code.component;
  const drawn = useDrawn();
  if (!Component) throw new RemoteFailure(code.remote, 'load');
  if (drawn) return <Component />;
  return (
    <Suspense fallback={<PageWaiting code={code} />}>
      <Component />
    </Suspense>
  );
}

/** Placeholder of a page that waits; after the timeout of a script the wait is a failure of its area. */
function PageWaiting({ code }: { readonly code: PageCode }) {
  const [since] = useState(() => performance.now());
  if (useAfter(code.remotes.scriptTimeout, true)) throw new RemoteFailure(code.remote, 'stalled');
  return <PageLoading since={since} text="页面的程序已经下载，还在准备内容" />;
}
