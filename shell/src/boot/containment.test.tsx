import { lostCodeEvent } from '@portal/shared/parts';
import { act, screen, within } from '@testing-library/react';
import { lazy, useLayoutEffect, useState } from 'react';
import { renderPortal } from '../testing/portalShell';

const main = () => within(screen.getByRole('main'));

const pageModule = (page: unknown) => ({ routes: [{ path: 'trial/page', page }] });

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

  test('that is loaded shows no line', async () => {
    const { router } = await renderPortal({ module: pageModule(async () => Good) });
    act(() => void router.navigate('/trial/page'));
    await pass(100);
    expect(main().getByRole('heading', { name: 'some trial page' })).toBeInTheDocument();
    await pass(200);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
