import { proxyOf } from './families.mjs';

const proxied = (load) => async () => proxyOf(await load());

const routeWithProxies = (route) => ({
  ...route,
  ...(route.page && { page: proxied(route.page) }),
  ...(route.children && { children: route.children.map(routeWithProxies) }),
});

/** Returns an area's routes or dialogs (shared/src/portal/area.ts) with the proxies of their components. */
export const withProxies = ({ routes, dialogs }) => ({
  routes: routes?.map(routeWithProxies),
  dialogs:
    dialogs && Object.fromEntries(Object.entries(dialogs).map(([name, load]) => [name, proxied(load)])),
});
