import { setTransport } from '@portal/shared/api';
import { type AreaRoute, Dialogs } from '@portal/shared/portal';
import { FakeServer, FakeSession, member } from '@portal/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import type { BootManifest } from '../../manifest/manifest';
import { RemoteFailure } from '../remotes/failure';
import { Remotes } from '../remotes/remotes';
import { keptInvitation } from './invitation';
import { createPortalRouter } from './router';

const Page = () => null;

const memberRoutes: AreaRoute[] = [
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

function setUp({ at, signedIn = false, dead = new Set(), trial = { module: {} } }: SetUp) {
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

const asked = (server: FakeServer) => server.calls.map(({ path }) => path);

test('an area is added at the first navigation to one of its paths; code and data load in parallel', async () => {
  const { router, server, loaded, settled } = setUp({ at: '/' });
  await settled();
  expect(loaded).toEqual(['remote_public']);
  expect(asked(server)).toEqual(['open/web/index']);
  await router.navigate('/detail/xrd?v=2');
  expect(router.state.matches.at(-1)?.params).toEqual({ rid: 'xrd' });
  expect(server.inputs('open/web/device/detail')).toEqual([{ rid: 'xrd2' }]);
  expect(loaded).toEqual(['remote_public']);
});

test('without a token a page behind the login is not opened; the login opens and remembers it', async () => {
  const { router, dialogs, loaded, settled } = setUp({ at: '/detail/xrd' });
  await settled();
  await router.navigate('/member/order/7?tab=files');
  expect(router.state.location.pathname).toBe('/detail/xrd');
  expect(dialogs.current).toMatchObject({
    name: 'login',
    pane: 'sign-in',
    next: '/member/order/7?tab=files',
  });
  expect(loaded).not.toContain('remote_member');
});

test('opened by its URL, a page behind the login is replaced by the home page with the login open', async () => {
  const { router, dialogs, settled } = setUp({ at: '/member/order/7' });
  await settled();
  expect(router.state.location.pathname).toBe('/');
  expect(dialogs.current?.next).toBe('/member/order/7');
});

test('after the login the same link opens the page', async () => {
  const { router, session, settled } = setUp({ at: '/' });
  await settled();
  await router.navigate('/member/center');
  await session.enter({ token: 't', refreshToken: 'r', expires: 7200 });
  await router.navigate('/member/center');
  expect(router.state.location.pathname).toBe('/member/center');
});

test('a session that ends on a page behind the login does not block navigation', async () => {
  const { router, session, dialogs, settled } = setUp({ at: '/member/center', signedIn: true });
  await settled();
  await session.leave();
  await router.navigate('/member/order/7');
  expect(router.state.location.pathname).toBe('/');
  expect(dialogs.current?.next).toBe('/member/order/7');
});

test('a redirecting route keeps the previous page in the history', async () => {
  const { router, settled } = setUp({ at: '/detail/xrd', signedIn: true });
  await settled();
  const before = window.history.length;
  await router.navigate('/member');
  expect(router.state.location.pathname).toBe('/member/center');
  expect(window.history.length).toBe(before + 1);
});

test('a failed area shows its failure and does not affect the others', async () => {
  const dead = new Set(['remote_public']);
  const { router, settled } = setUp({ at: '/', signedIn: true, dead });
  await settled();
  expect(Object.values(router.state.errors ?? {})[0]).toBeInstanceOf(RemoteFailure);
  await router.navigate('/member/center');
  expect(router.state.errors).toBeNull();
  expect(router.state.location.pathname).toBe('/member/center');
});

test('the failed area is available after 重试, without a reload', async () => {
  const dead = new Set(['remote_public']);
  const { router, settled } = setUp({ at: '/detail/xrd', dead });
  await settled();
  dead.clear();
  await router.revalidate();
  await waitFor(() => expect(router.state.matches.at(-1)?.params).toEqual({ rid: 'xrd' }));
  expect(router.state.errors).toBeNull();
});

test('an area that hangs is waited for once, then the failure is shown', async () => {
  let now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
  const { router, loaded, settled } = setUp({
    at: '/nowhere',
    signedIn: true,
    dead: new Set(['remote_member']),
  });
  await settled();
  const navigation = router.navigate('/member/center');
  now += 10_000;
  await navigation;
  expect(Object.values(router.state.errors ?? {})[0]).toBeInstanceOf(RemoteFailure);
  expect(loaded).toEqual(['remote_member']);
  clock.mockRestore();
  await router.revalidate();
  expect(loaded.length).toBeGreaterThan(1);
});

test('a second navigation while an area loads opens its page', async () => {
  const { router, settled } = setUp({ at: '/nowhere' });
  await settled();
  const first = router.navigate('/detail/xrd');
  await router.navigate('/detail/sem');
  await first;
  expect(router.state.matches.at(-1)?.params).toEqual({ rid: 'sem' });
});

test('who leaves while an area that failed is loaded again stays away', async () => {
  let load = (_module: unknown) => {};
  const slow = new Promise((resolve) => {
    load = resolve;
  });
  const asked = jest.fn(() => slow).mockRejectedValueOnce(new Error('offline'));
  const trial = {
    get module() {
      return asked();
    },
  };
  const { router, settled } = setUp({ at: '/', trial });
  await settled();
  const left = router.navigate('/trial/page');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await router.navigate('/detail/sem');
  load(good);
  await left;
  await new Promise((resolve) => setTimeout(resolve));
  await settled();
  expect(router.state.location.pathname).toBe('/detail/sem');
  await router.navigate('/trial/page');
  expect(router.state.matches.at(-1)?.route.path).toBe('trial/page');
});

test('paths that no area owns, or that its area does not have, are unknown pages', async () => {
  const { router, settled } = setUp({ at: '/nowhere', signedIn: true });
  await settled();
  expect(router.state.matches.at(-1)?.route.path).toBe('*');
  await router.navigate('/member/nowhere');
  expect(router.state.matches.at(-1)?.route.path).toBe('*');
  expect(router.state.errors).toBeNull();
});

test('an invitation redirects to the home page and opens the registration with its code', async () => {
  const { router, dialogs, settled } = setUp({ at: '/invited/ABC123' });
  await settled();
  expect(router.state.location.pathname).toBe('/');
  expect(dialogs.current).toMatchObject({ name: 'login', pane: 'register', invitationCode: 'ABC123' });
  dialogs.close();
  expect(keptInvitation()).toBe('ABC123');
});

test.each(['/invited', '/invited/', '/invited/%20'])('%s, without a code, only redirects', async (at) => {
  const { router, dialogs, settled } = setUp({ at });
  await settled();
  expect(router.state.location.pathname).toBe('/');
  expect(dialogs.current).toBeNull();
});

test('hovering a link prefetches its code and data, but no data behind the login', async () => {
  const { areas, server, loaded, settled } = setUp({ at: '/' });
  await settled();
  await areas.prefetch('/detail/sem');
  await waitFor(() => expect(server.inputs('open/web/device/detail')).toEqual([{ rid: 'sem' }]));
  await areas.prefetch('/member/center');
  expect(loaded).toContain('remote_member');
  expect(asked(server)).not.toContain('auth/user/info');
});

const page = async () => Page;
const endless: { path: string; children: unknown[] } = { path: 'in', children: [] };
endless.children.push(endless);

const good = { routes: [{ path: 'trial/page', page }] };

const failureOf = ({ state }: ReturnType<typeof setUp>['router']) => Object.values(state.errors ?? {})[0];

describe('an area whose route table breaks the contract is refused, hurts no other, and heals without a reload', () => {
  test.each<[string, unknown]>([
    ['has no routes', {}],
    ['is not an array', { routes: 'trial' }],
    ['has a path that is an object', { routes: [{ path: {}, page }] }],
    ['has a malformed pattern', { routes: [{ path: 'trial/*/page', page }] }],
    ['has a route that is null', { routes: [null] }],
    ['has a page that is no function', { routes: [{ path: 'trial/page', page: Page() }] }],
    ['shows nothing', { routes: [{ path: 'trial/page' }] }],
    ['declares the path of another area', { routes: [{ path: 'detail/:rid', page }] }],
    ['declares every path', { routes: [{ path: '*', page }] }],
    ['declares any first segment', { routes: [{ path: ':area?/page', page }] }],
    ['leaves its parent', { routes: [{ path: 'trial', children: [{ path: '/detail/xrd', page }] }] }],
    ['is an index with children', { routes: [{ index: true, children: [{ path: 'trial', page }] }] }],
    ['contains itself', { routes: [{ path: 'trial', children: [endless] }] }],
    ['redirects to itself', { routes: [{ path: 'trial/page', redirect: '/trial/page' }] }],
    [
      'redirects in a circle',
      {
        routes: [
          { path: 'trial/page', redirect: '/trial/b' },
          { path: 'trial/b', redirect: '/trial/page?again' },
        ],
      },
    ],
    ['redirects to another host', { routes: [{ path: 'trial/page', redirect: '//evil.example.com/' }] }],
    ['redirects to a script', { routes: [{ path: 'trial/page', redirect: 'javascript:alert(1)' }] }],
  ])('when it %s', async (_kind, module) => {
    const trial = { module };
    const { router, areas, settled } = setUp({ at: '/detail/xrd', signedIn: true, trial });
    await settled();
    await areas.prefetch('/trial/page');
    await router.navigate('/trial/page');
    expect(failureOf(router)).toMatchObject({ remote: 'remote_trial', reason: 'contract' });
    await router.navigate('/member/center');
    expect(router.state.errors).toBeNull();
    await router.navigate('/detail/sem');
    expect(router.state.matches.at(-1)?.route.path).toBe('detail/:rid');
    await router.navigate('/trial/page');
    trial.module = good;
    await router.revalidate();
    await waitFor(() => expect(router.state.matches.at(-1)?.route.path).toBe('trial/page'));
    expect(router.state.errors).toBeNull();
  });
});

test('redirects from area to area end after ten, and the next navigation is free again', async () => {
  memberRoutes.push({ path: 'member/away', redirect: '/trial/back' });
  const trial = { module: { routes: [{ path: 'trial/back', redirect: '/member/away' }, ...good.routes] } };
  const { router, settled } = setUp({ at: '/detail/xrd', signedIn: true, trial });
  await settled();
  await router.navigate('/member/away');
  memberRoutes.pop();
  await waitFor(() => expect(failureOf(router)).toMatchObject({ reason: 'contract' }));
  await router.navigate('/member');
  await waitFor(() => expect(router.state.location.pathname).toBe('/member/center'));
  expect(router.state.errors).toBeNull();
});
