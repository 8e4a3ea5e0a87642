import type { PortalQuery } from '@portal/shared/api';
import type { AreaRoute } from '@portal/shared/portal';
import type { ComponentType } from 'react';
import { matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import { RouteHandle } from '../routing/handle';
import { Root } from '../routing/Root';

/** The handle of a route with its calls, which the gateway makes. */
class DrawnHandle extends RouteHandle {
  readonly queries: NonNullable<AreaRoute['queries']>;

  constructor({ title, needsLogin, redirect, queries = () => [] }: AreaRoute) {
    super({ title, needsLogin: needsLogin === true, redirect, prefetch: () => {} });
    this.queries = queries;
  }
}

/** Returns the router's routes of an area, in the form that `areaRoutes` gives them in the browser, but without its retries. */
function drawnRoutes(routes: readonly AreaRoute[]): RouteObject[] {
  return routes.map((route) => {
    const { index, path, page, children } = route;
    let Page: ComponentType = Outlet;
    const drawn = {
      handle: new DrawnHandle(route),
      async loader() {
        if (page) Page = await page();
        return null;
      },
      Component: () => <Page />,
    };
    if (index) return { index, ...drawn };
    return {
      ...drawn,
      ...(path !== undefined && { path }),
      ...(children && { children: drawnRoutes(children) }),
    };
  });
}

const shown = () => {};

/** Returns the routes of the portal for the pages of one area. */
export const portalRoutes = (routes: readonly AreaRoute[]): RouteObject[] => [
  { id: 'root', Component: () => <Root onShown={shown} />, children: drawnRoutes(routes) },
];

/** Every page shows the company's data in its header and footer. */
const everyPage: PortalQuery = ['open/setting', {}];

/** Returns the calls of a page. */
export function callsOf(
  routes: RouteObject[],
  { pathname, searchParams: search }: URL,
): readonly PortalQuery[] {
  const own = (matchRoutes(routes, pathname) ?? []).flatMap(({ route, params }) =>
    route.handle instanceof DrawnHandle ? route.handle.queries({ params, search }) : [],
  );
  return [everyPage, ...own.filter(([path]) => path !== everyPage[0])];
}

/** Returns the pattern of the first page that the server draws; undefined when it draws none. */
export function firstDrawn(routes: readonly AreaRoute[], parent = ''): string | undefined {
  for (const { path = '', serverRendered, children } of routes) {
    const pattern = path.startsWith('/') ? path : `${parent}/${path}`;
    const found = serverRendered ? pattern : children && firstDrawn(children, pattern);
    if (found !== undefined) return found;
  }
  return undefined;
}
