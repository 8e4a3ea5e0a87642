import { setTransport } from '@portal/shared/api';
import type { Path, User } from '@portal/shared/contract';
import { Dialogs } from '@portal/shared/portal';
import { FakeServer, FakeSession, siteSetting } from '@portal/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import type { BootManifest } from '../../manifest/manifest';
import { Shell } from '../boot/Shell';
import { styleCache } from '../boot/styleCache';
import { DialogCode } from '../dialogs/dialogCode';
import { Remotes } from '../remotes/remotes';
import { createPortalRouter } from '../routing/router';

const area = {
  verdict: 'compatible',
  version: 'v1',
  entry: '/e.js',
  expose: './routes',
  login: false,
} as const;

const manifest: BootManifest = {
  mode: 'local',
  mark: '',
  scriptTimeout: 4000,
  remotes: {
    remote_public: { ...area, mount: ['/', '/contact'] },
    remote_trial: { ...area, mount: ['/trial'] },
  },
};

const titled = (title: string) => async () => () => <h1>{title}</h1>;

const publicRoutes = [
  { index: true, page: titled('some home page') },
  { path: 'contact', page: titled('some contact page') },
];

/** The module of remote_trial, which a test may replace. */
export interface Trial {
  module: unknown;
}

interface PortalOptions {
  readonly user?: User;
  /** Path that is opened; default /contact. */
  readonly at?: string;
  /** Answers of calls as they are sent, which may be wrong. */
  readonly answers?: Partial<Record<Path, unknown>>;
}

/** Renders the shell with a public area that works, at / and /contact, and the area remote_trial at /trial. */
export async function renderPortal(
  trial: Trial,
  { user, at = '/contact', answers = {} }: PortalOptions = {},
) {
  window.history.replaceState(null, '', at);
  const server = new FakeServer({
    'open/setting': () => siteSetting(),
    'open/web/type/group': () => [],
    'open/web/search/suggest': () => [],
    'auth/message/list': () => ({ total: 0, list: [], unread: 0 }),
  });
  globalThis.fetch = async (url, init) => {
    const path = String(url).replace('/api/', '');
    const data: unknown = Reflect.get(answers, path);
    if (data === undefined) return server.fetch(url, init);
    return new Response(JSON.stringify({ code: 1, msg: '', data }));
  };
  setTransport({ token: async () => undefined, renewed: async () => undefined });
  const runtime = {
    register: () => {},
    load: async (id: string) => (id.startsWith('remote_trial') ? trial.module : { routes: publicRoutes }),
  };
  const remotes = new Remotes({ manifest, runtime, fresh: async () => manifest });
  const session = new FakeSession(user ?? null);
  const dialogs = new Dialogs();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { router, areas } = createPortalRouter({ remotes, session, dialogs, queryClient });
  const view = render(
    <Shell
      cache={styleCache()}
      queryClient={queryClient}
      dialogCode={new DialogCode(remotes)}
      portal={{ session, dialogs, prefetch: (path) => void areas.prefetch(path) }}
    >
      <RouterProvider router={router} />
    </Shell>,
  );
  if (at === '/contact') await screen.findByRole('heading', { name: 'some contact page' });
  const hasFakeTimers = 'clock' in setTimeout;
  const visitor = userEvent.setup(
    hasFakeTimers ? { advanceTimers: jest.advanceTimersByTime } : { delay: null },
  );
  return { ...view, router, remotes, session, dialogs, queryClient, visitor };
}
