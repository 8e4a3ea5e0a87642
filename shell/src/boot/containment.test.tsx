import { lostCodeEvent } from '@portal/shared/parts';
import { act, screen, within } from '@testing-library/react';
import { lazy, use, useEffect, useLayoutEffect, useState } from 'react';
import { watchRoot } from '../remotes/watchRoot';
import { renderPortal } from '../testing/portalShell';

const main = () => within(screen.getByRole('main'));

const pageModule = (page: unknown) => ({ routes: [{ path: 'trial/page', page }] });

const trialArea = {
  verdict: 'compatible',
  version: 'v1',
  entry: '/e.js',
  expose: './routes',
  login: false,
} as const;

const Good = () => <h1>some trial page</h1>;

function Broken(): never {
  throw new Error('broken page');
}

function Endless() {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => setCount(count + 1));
  return <h1>{count}</h1>;
}

/** React and the shell report what an area's page throws. */
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.reportError = jest.fn();
});

test.each([
  ['a table that breaks the contract', { routes: [{ path: {} }] }, '新版本有误', 'contract'],
  ['a page that is undefined', pageModule(async () => undefined), '新版本有误', 'contract'],
  ['a page that throws while it loads', pageModule(() => Broken()), '没能启动', 'load'],
  [
    'calls that throw',
    { routes: [{ path: 'trial/page', page: async () => Good, queries: () => Broken() }] },
    '没能启动',
    'load',
  ],
  ['a page that throws while it renders', pageModule(async () => Broken), '显示时出错', 'render'],
  ['a page whose effects never end', pageModule(async () => Endless), '显示时出错', 'render'],
])('%s is shown in its place with its class, and the rest works', async (_kind, module, words, failure) => {
  const { router } = await renderPortal({ module });
  await act(() => router.navigate('/trial/page'));
  const alert = await main().findByRole('alert');
  expect(alert).toHaveTextContent(words);
  expect(alert).toHaveTextContent('其他页面不受影响');
  expect(alert).toHaveTextContent(`remote_trial · ${failure}`);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  await act(() => router.navigate('/contact'));
  expect(await main().findByRole('heading', { name: 'some contact page' })).toBeInTheDocument();
});

test('a part of a page whose code is gone asks for the new page', async () => {
  const Part = lazy(async () => {
    throw Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
  });
  const { router } = await renderPortal({ module: pageModule(async () => () => <Part />) });
  const asked = jest.fn();
  window.addEventListener(lostCodeEvent, asked);
  await act(() => router.navigate('/trial/page'));
  expect(await main().findByRole('alert')).toHaveTextContent('显示时出错');
  expect(asked).toHaveBeenCalled();
  window.removeEventListener(lostCodeEvent, asked);
});

let stopWatch = () => {};
afterEach(() => stopWatch());

describe('a page that empties its container', () => {
  const empty = () => {
    screen.getByRole('main').innerHTML = '';
  };
  const open = async (trial: Parameters<typeof renderPortal>[0]) => {
    const portal = await renderPortal(trial);
    stopWatch = watchRoot(portal.container, portal.remotes, () => true);
    return portal;
  };

  test('is built again, and the next page is shown', async () => {
    const { router } = await open({ module: pageModule(async () => Good) });
    await act(() => router.navigate('/trial/page'));
    await act(async () => empty());
    expect(await main().findByRole('heading', { name: 'some trial page' })).toBeInTheDocument();
    await act(() => router.navigate('/contact'));
    expect(await main().findByRole('heading', { name: 'some contact page' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('each time is replaced by a message that names its area', async () => {
    window.__portal = {
      manifest: {
        mode: 'local',
        mark: '',
        scriptTimeout: 1000,
        remotes: { remote_trial: { ...trialArea, mount: ['/trial'] } },
      },
    };
    const Emptying = () => {
      useEffect(empty);
      return <h1>some emptied page</h1>;
    };
    const { router } = await open({ module: pageModule(async () => Emptying) });
    await act(() => router.navigate('/trial/page'));
    expect(await main().findByRole('alert')).toHaveTextContent('remote_trial · render');
    await act(() => router.navigate('/contact'));
    expect(await main().findByRole('heading', { name: 'some contact page' })).toBeInTheDocument();
  });
});

test("the portal's element is put back with all that it contains, and rendered again when it was emptied", async () => {
  const { container, remotes, visitor } = await renderPortal({ module: {} });
  const rebuild = jest.fn(() => true);
  stopWatch = watchRoot(container, remotes, rebuild);
  await visitor.type(screen.getByRole('combobox', { name: '搜索服务项目' }), 'XRD');
  await act(async () => {
    document.body.innerHTML = '';
  });
  expect(screen.getByRole('combobox', { name: '搜索服务项目' })).toHaveValue('XRD');
  expect(rebuild).not.toHaveBeenCalled();
  const content = [...container.childNodes];
  await act(async () => {
    container.innerHTML = '';
  });
  expect(rebuild).toHaveBeenCalledTimes(1);
  container.append(...content);
});

describe('opening a page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  test('that is slow shows within 0.2 s that it is busy, and after 3 s what it waits for and a way to stay', async () => {
    const trial = { module: pageModule(() => new Promise(() => {})) };
    const { router, visitor } = await renderPortal(trial);
    act(() => void router.navigate('/trial/page'));
    await pass(200);
    expect(screen.getByRole('progressbar', { name: '正在打开页面' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '留在本页' })).not.toBeInTheDocument();
    await pass(2800);
    expect(screen.getByText(/等待页面的程序下载/)).toBeInTheDocument();
    await visitor.click(screen.getByRole('button', { name: '留在本页' }));
    await pass(200);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '留在本页' })).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/contact');
    expect(main().getByRole('heading', { name: 'some contact page' })).toBeInTheDocument();
  });

  test.each([
    ['whose page never settles', pageModule(() => new Promise(() => {}))],
    ['whose module never settles', new Promise(() => {})],
  ])('%s ends in a message', async (_what, module) => {
    const { router } = await renderPortal({ module });
    act(() => void router.navigate('/trial/page'));
    await pass(20_000);
    expect(main().getByRole('alert')).toHaveTextContent('等了很久');
    expect(main().getByRole('alert')).toHaveTextContent('remote_trial · timeout');
  });

  test.each([
    ['by a click', '/contact'],
    ['by its address', '/trial/page'],
  ])(
    'that suspends for ever, opened %s, says so after 3 s and ends in a message that heals',
    async (_how, at) => {
      let release = () => {};
      const wait = new Promise<void>((resolve) => {
        release = resolve;
      });
      const Waiting = () => {
        use(wait);
        return <h1>some late page</h1>;
      };
      const { router, visitor } = await renderPortal({ module: pageModule(async () => Waiting) }, { at });
      if (at === '/contact') act(() => void router.navigate('/trial/page'));
      await pass(200);
      expect(screen.getByRole('banner')).toBeInTheDocument();
      expect(screen.queryByRole('progressbar', { name: '正在打开页面' })).not.toBeInTheDocument();
      await pass(3000);
      expect(main().getByRole('status')).toHaveTextContent('还在准备内容');
      await pass(4000);
      expect(main().getByRole('alert')).toHaveTextContent('没有准备好内容');
      expect(main().getByRole('alert')).toHaveTextContent('remote_trial · stalled');
      release();
      await visitor.click(main().getByRole('button', { name: '重试' }));
      await pass(100);
      expect(main().getByRole('heading', { name: 'some late page' })).toBeInTheDocument();
    },
  );

  test('that is loaded shows no line', async () => {
    const { router } = await renderPortal({ module: pageModule(async () => Good) });
    act(() => void router.navigate('/trial/page'));
    await pass(100);
    expect(main().getByRole('heading', { name: 'some trial page' })).toBeInTheDocument();
    await pass(200);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
