import { notify } from '@portal/shared/portal';
import type { FakeServer } from '@portal/shared/testing';
import { waitFor } from '@testing-library/react';
import { RemoteFailure } from '../remotes/remoteFailure';
import { goodTrial, setUpRouter } from '../testing/portalRouter';
import { keptInvitation } from './invitation';

const asked = (server: FakeServer) => server.calls.map(({ path }) => path);

test('an area is added at the first navigation to one of its paths; code and data load in parallel', async () => {
  const { router, server, loaded, settled } = setUpRouter({ at: '/' });
  await settled();
  expect(loaded).toEqual(['remote_public']);
  expect(asked(server)).toEqual(['open/web/index']);
  await router.navigate('/detail/xrd?v=2');
  expect(router.state.matches.at(-1)?.params).toEqual({ rid: 'xrd' });
  expect(server.inputs('open/web/device/detail')).toEqual([{ rid: 'xrd2' }]);
  expect(loaded).toEqual(['remote_public']);
});

test('without a token a page behind the login is not opened; the login opens and remembers it', async () => {
  const { router, dialogs, loaded, settled } = setUpRouter({ at: '/detail/xrd' });
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
  const { router, dialogs, settled } = setUpRouter({ at: '/member/order/7' });
  await settled();
  expect(router.state.location.pathname).toBe('/');
  expect(dialogs.current?.next).toBe('/member/order/7');
});

test('after the login the same link opens the page', async () => {
  const { router, session, settled } = setUpRouter({ at: '/' });
  await settled();
  await router.navigate('/member/center');
  await session.enter({ token: 't', refreshToken: 'r', expires: 7200 });
  await router.navigate('/member/center');
  expect(router.state.location.pathname).toBe('/member/center');
});

test('a session that ends on a page behind the login does not block navigation', async () => {
  const { router, session, dialogs, settled } = setUpRouter({ at: '/member/center', signedIn: true });
  await settled();
  await session.leave();
  await router.navigate('/member/order/7');
  expect(router.state.location.pathname).toBe('/');
  expect(dialogs.current?.next).toBe('/member/order/7');
});

test('a redirecting route keeps the previous page in the history', async () => {
  const { router, settled } = setUpRouter({ at: '/detail/xrd', signedIn: true });
  await settled();
  const before = window.history.length;
  await router.navigate('/member');
  expect(router.state.location.pathname).toBe('/member/center');
  expect(window.history.length).toBe(before + 1);
});

test('a failed area shows its failure and does not affect the others', async () => {
  const dead = new Set(['remote_public']);
  const { router, settled } = setUpRouter({ at: '/', signedIn: true, dead });
  await settled();
  expect(Object.values(router.state.errors ?? {})[0]).toBeInstanceOf(RemoteFailure);
  await router.navigate('/member/center');
  expect(router.state.errors).toBeNull();
  expect(router.state.location.pathname).toBe('/member/center');
});

test('the failed area is available after 重试, without a reload', async () => {
  const dead = new Set(['remote_public']);
  const { router, settled } = setUpRouter({ at: '/detail/xrd', dead });
  await settled();
  dead.clear();
  await router.revalidate();
  await waitFor(() => expect(router.state.matches.at(-1)?.params).toEqual({ rid: 'xrd' }));
  expect(router.state.errors).toBeNull();
});

test('an area that hangs is waited for once, then the failure is shown', async () => {
  let now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
  const { router, loaded, settled } = setUpRouter({
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
  const { router, settled } = setUpRouter({ at: '/nowhere' });
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
  const { router, settled } = setUpRouter({ at: '/', trial });
  await settled();
  const left = router.navigate('/trial/page');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await router.navigate('/detail/sem');
  load(goodTrial);
  await left;
  await new Promise((resolve) => setTimeout(resolve));
  await settled();
  expect(router.state.location.pathname).toBe('/detail/sem');
  await router.navigate('/trial/page');
  expect(router.state.matches.at(-1)?.route.path).toBe('trial/page');
});

test('paths that no area owns, or that its area does not have, are unknown pages', async () => {
  const { router, settled } = setUpRouter({ at: '/nowhere', signedIn: true });
  await settled();
  expect(router.state.matches.at(-1)?.route.path).toBe('*');
  await router.navigate('/member/nowhere');
  expect(router.state.matches.at(-1)?.route.path).toBe('*');
  expect(router.state.errors).toBeNull();
});

test('an invitation redirects to the home page and opens the registration with its code', async () => {
  const { router, dialogs, settled } = setUpRouter({ at: '/invited/ABC123' });
  await settled();
  expect(router.state.location.pathname).toBe('/');
  expect(dialogs.current).toMatchObject({ name: 'login', pane: 'register', invitationCode: 'ABC123' });
  dialogs.close();
  expect(keptInvitation()).toBe('ABC123');
});

test('who is logged in reads that an invitation is for new members only', async () => {
  const warn = jest.spyOn(notify, 'warn');
  const { router, dialogs, settled } = setUpRouter({ at: '/invited/ABC123', signedIn: true });
  await settled();
  expect(router.state.location.pathname).toBe('/');
  expect(dialogs.current).toBeNull();
  expect(warn.mock.calls).toEqual([['您已注册并登录，邀请码只用于新用户注册']]);
  warn.mockRestore();
});

test.each(['/invited', '/invited/', '/invited/%20'])('%s, without a code, only redirects', async (at) => {
  const { router, dialogs, settled } = setUpRouter({ at });
  await settled();
  expect(router.state.location.pathname).toBe('/');
  expect(dialogs.current).toBeNull();
});

test('hovering a link prefetches its code and data, but a visitor no data behind the login', async () => {
  const { areas, server, loaded, settled } = setUpRouter({ at: '/' });
  await settled();
  await areas.prefetch('/detail/sem');
  await waitFor(() => expect(server.inputs('open/web/device/detail')).toEqual([{ rid: 'sem' }]));
  await areas.prefetch('/member/center');
  expect(loaded).toContain('remote_member');
  expect(asked(server)).not.toContain('auth/user/info');
});

test('a member prefetches data behind the login by hovering a link, and only code when the page is idle', async () => {
  const { areas, server, settled, loaded } = setUpRouter({ at: '/', signedIn: true });
  await settled();
  await areas.prefetchCode('/member/center');
  expect(loaded).toContain('remote_member');
  // A later call has been answered, so an earlier one would have been made.
  await areas.prefetch('/detail/sem');
  await waitFor(() => expect(asked(server)).toContain('open/web/device/detail'));
  expect(asked(server)).not.toContain('auth/user/info');
  await areas.prefetch('/member/center');
  await waitFor(() => expect(server.inputs('auth/user/info')).toEqual([{}]));
});
