import { setTransport } from '@portal/shared/api';
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

/** Renders the shell at /contact with a public area that works and the area remote_trial at /trial. */
export async function renderPortal(trial: Trial) {
  window.history.replaceState(null, '', '/contact');
  const server = new FakeServer({ 'open/setting': () => siteSetting() });
  globalThis.fetch = server.fetch;
  setTransport({ token: async () => undefined, renewed: async () => undefined });
  const runtime = {
    register: () => {},
    load: async (id: string) => (id.startsWith('remote_trial') ? trial.module : { routes: publicRoutes }),
  };
  const remotes = new Remotes({ manifest, runtime, fresh: async () => manifest });
  const session = new FakeSession(null);
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
  await screen.findByRole('heading', { name: 'some contact page' });
  return { ...view, router, remotes, visitor: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
