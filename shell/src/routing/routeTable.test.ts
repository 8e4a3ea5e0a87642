import { waitFor } from '@testing-library/react';
import { goodTrial, memberRoutes, Page, page, setUpRouter } from '../testing/portalRouter';

const endless: { path: string; children: unknown[] } = { path: 'in', children: [] };
endless.children.push(endless);

const failureOf = ({ state }: ReturnType<typeof setUpRouter>['router']) =>
  Object.values(state.errors ?? {})[0];

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
    const { router, areas, settled } = setUpRouter({ at: '/detail/xrd', signedIn: true, trial });
    await settled();
    await areas.prefetch('/trial/page');
    await router.navigate('/trial/page');
    expect(failureOf(router)).toMatchObject({ remote: 'remote_trial', reason: 'contract' });
    await router.navigate('/member/center');
    expect(router.state.errors).toBeNull();
    await router.navigate('/detail/sem');
    expect(router.state.matches.at(-1)?.route.path).toBe('detail/:rid');
    await router.navigate('/trial/page');
    trial.module = goodTrial;
    await router.revalidate();
    await waitFor(() => expect(router.state.matches.at(-1)?.route.path).toBe('trial/page'));
    expect(router.state.errors).toBeNull();
  });
});

test('redirects from area to area end after ten, and the next navigation is free again', async () => {
  memberRoutes.push({ path: 'member/away', redirect: '/trial/back' });
  const trial = {
    module: { routes: [{ path: 'trial/back', redirect: '/member/away' }, ...goodTrial.routes] },
  };
  const { router, settled } = setUpRouter({ at: '/detail/xrd', signedIn: true, trial });
  await settled();
  await router.navigate('/member/away');
  memberRoutes.pop();
  await waitFor(() => expect(failureOf(router)).toMatchObject({ reason: 'contract' }));
  await router.navigate('/member');
  await waitFor(() => expect(router.state.location.pathname).toBe('/member/center'));
  expect(router.state.errors).toBeNull();
});
