import { type Handlers, type RenderRouteOptions, renderRoute, siteSetting } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { openWindow } from '../testing/openWindow';
import { Layout } from './Layout';
import { NotFound } from './NotFound';

interface RenderLayoutOptions {
  /** Width of the window in px. */
  readonly width?: number;
  readonly at?: string;
  /** The page in the layout; default a heading. */
  readonly page?: ComponentType;
  /** Makes every path unknown to all areas. */
  readonly noPages?: true;
  readonly server?: Handlers;
  readonly user?: RenderRouteOptions['user'];
}

/** Renders the layout around a page, for the tests of this folder. */
export async function renderLayout(options: RenderLayoutOptions = {}) {
  const { width = 1440, at = '/', noPages, server = {}, user } = options;
  openWindow(width);
  const Page = options.page ?? (() => <h1>some page</h1>);
  const rendered = renderRoute({
    at,
    routes: [
      {
        page: async () => Layout,
        children: [
          ...(noPages
            ? []
            : ['/', '/member/*', '/experiment/*'].map((path) => ({ path, page: async () => Page }))),
          { path: '*', page: async () => NotFound },
        ],
      },
    ],
    server: {
      'open/setting': () => siteSetting(),
      'auth/message/list': () => ({ total: 0, list: [], unread: user?.messageNum ?? 0 }),
      ...server,
    },
    ...(user && { user }),
  });
  await screen.findByRole('main');
  return rendered;
}
