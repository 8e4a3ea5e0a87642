import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createQueryClient, setTransport } from '../api';
import type { User } from '../contract';
import { type AreaRoute, alerts, Dialogs, type Portal, PortalProvider, toasts } from '../portal';
import { PortalTheme } from '../ui';
import { fakeRequest } from './fakeRequest';
import { FakeServer, type Handlers } from './fakeServer';
import { FakeSession } from './fakeSession';

function toRouteObject({ index, path, page, redirect, children }: AreaRoute): RouteObject {
  const lazy = page && {
    lazy: async () => ({ Component: await page() }),
    hydrateFallbackElement: <p>loading</p>,
  };
  const moved = redirect !== undefined && { element: <p>redirected to {redirect}</p> };
  if (index) return { index, ...lazy, ...moved };
  return {
    ...(path !== undefined && { path }),
    ...lazy,
    ...moved,
    ...(children && { children: children.map(toRouteObject) }),
  };
}

/** The toasts: the shell shows them one after the other, here all stand, so that a test does not wait for the time of each. */
const ShownToasts = observer(function ShownToasts() {
  return toasts.queue.map(({ id, text, action }) => (
    <div key={id} data-toast="">
      {text}
      {action && (
        <button type="button" onClick={action.onClick}>
          {action.label}
        </button>
      )}
    </div>
  ));
});

export interface RenderRouteOptions {
  readonly routes: readonly AreaRoute[];
  /** URL of the page, such as /detail/xrd?from=search. */
  readonly at: string;
  readonly server?: Handlers;
  /** The logged-in member; default: a visitor. */
  readonly user?: User;
}

/**
 * Renders an area's routes inside a test shell with a fake server. Links to pages of other areas show a placeholder.
 * Returns the objects that a test inspects and acts with.
 */
export function renderRoute({ routes, at, server: handlers = {}, user }: RenderRouteOptions) {
  // Toasts and alerts of an earlier test are removed.
  toasts.queue.clear();
  alerts.queue.splice(0);
  // Members have the list prices unless the test says otherwise.
  const server = new FakeServer({ 'auth/priceGroup/own': () => ({ group: null, rules: [] }), ...handlers });
  globalThis.fetch = server.fetch;
  Object.assign(globalThis, { XMLHttpRequest: fakeRequest(server.fetch) });
  const session = new FakeSession(user ?? null);
  const portal: Portal = { session, dialogs: new Dialogs(), prefetch: () => {} };
  const elsewhere: RouteObject = { path: '*', element: <p>another page</p> };
  const router = createMemoryRouter([...routes.map(toRouteObject), elsewhere], { initialEntries: [at] });
  const queryClient = createQueryClient();
  setTransport({
    token: async () => (user ? 'test-token' : undefined),
    renewed: async () => undefined,
    queries: queryClient,
  });
  queryClient.setDefaultOptions({ queries: { retry: false, gcTime: 0 } });
  const view = render(
    <PortalTheme>
      <QueryClientProvider client={queryClient}>
        <PortalProvider value={portal}>
          <RouterProvider router={router} />
          <ShownToasts />
        </PortalProvider>
      </QueryClientProvider>
    </PortalTheme>,
  );
  return { ...view, server, session, portal, router, queryClient, visitor: userEvent.setup() };
}
