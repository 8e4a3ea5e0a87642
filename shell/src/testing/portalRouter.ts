import { setTransport } from '@portal/shared/api';
import { type AreaRoute, Dialogs } from '@portal/shared/portal';
import { FakeServer, FakeSession, member } from '@portal/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import type { BootManifest } from '../../manifest/manifest';
import { Remotes } from '../remotes/remotes';
import { createPortalRouter } from '../routing/router';

/** A page that shows nothing. */
export const Page = () => null;

export const page = async () => Page;

/** A module of remote_trial that keeps the contract: it has /trial/page. */
export const goodTrial = { routes: [{ path: 'trial/page', page }] };

/** The routes of remote_member. */
export const memberRoutes: AreaRoute[] = [
  {
    path: 'member',
    needsLogin: true,
    children: [
      { index: true, redirect: '/member/center' },
      { path: 'center', title: '个人中心', page: async () => Page, queries: () => [['auth/user/info', {}]] },
      { path: 'order/:rid', page: async () => Page },
    ],
  },
];

const publicRoutes: AreaRoute[] = [
  { index: true, title: '', page: async () => Page, queries: () => [['open/web/index', {}]] },
  {
    path: 'detail/:rid',
    title: '项目',
    page: async () => Page,
    queries: ({ params, search }) => [
      ['open/web/device/detail', { rid: `${params.rid}${search.get('v') ?? ''}` }],
    ],
  },
];

const area = { verdict: 'compatible', version: 'v1', entry: '/e.js', expose: './routes' } as const;
const manifest: BootManifest = {
  mode: 'local',
  mark: '',
  scriptTimeout: 1000,
  remotes: {
    remote_public: { ...area, mount: ['/', '/detail'], login: false },
    remote_member: { ...area, mount: ['/member'], login: true },
    remote_trial: { ...area, mount: ['/trial'], login: false },
  },
};

interface SetUp {
  readonly at: string;
  readonly signedIn?: boolean;
  /** Remotes that fail to load until they are deleted from the set. */
  readonly dead?: Set<string>;
  /** The module of remote_trial, which a test may replace. */
  readonly trial?: { module: unknown };
}

/** Returns the router of three areas at a path, with a server and a session that the test controls. */
export function setUpRouter({ at, signedIn = false, dead = new Set(), trial = { module: {} } }: SetUp) {
  window.history.replaceState(null, '', at);
  const server = new FakeServer({});
  globalThis.fetch = server.fetch;
  setTransport({ token: async () => undefined, renewed: async () => undefined });
  const loaded: string[] = [];
  const runtime = {
    register: () => {},
    async load(id: string) {
      const [name = ''] = id.split('/');
      loaded.push(name);
      if (dead.has(name)) throw new Error('dead');
      if (name === 'remote_trial') return trial.module;
      return { routes: name === 'remote_member' ? memberRoutes : publicRoutes };
    },
  };
  const remotes = new Remotes({ manifest, runtime, fresh: async () => manifest });
  const session = new FakeSession(signedIn ? member() : null);
  const dialogs = new Dialogs();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const made = createPortalRouter({ remotes, session, dialogs, queryClient });
  const settled = () =>
    waitFor(() => {
      expect(made.router.state.initialized && made.router.state.navigation.state === 'idle').toBe(true);
    });
  return { ...made, remotes, session, dialogs, server, loaded, settled };
}
