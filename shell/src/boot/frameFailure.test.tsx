import { act, screen } from '@testing-library/react';
import { renderPortal } from '../testing/portalShell';

const broken = new Set<string>();

/** Renders a part of the frame, or throws while the test wants it to. */
function mockPart(name: string, Part: () => React.ReactNode) {
  return () => {
    if (broken.has(name)) throw new Error(`broken ${name}`);
    return <Part />;
  };
}

jest.mock('../layout/Main', () => ({ Main: mockPart('main', jest.requireActual('../layout/Main').Main) }));
jest.mock('../layout/header/Header', () => ({
  Header: mockPart('header', jest.requireActual('../layout/header/Header').Header),
}));
jest.mock('../layout/footer/Footer', () => ({
  Footer: mockPart('footer', jest.requireActual('../layout/footer/Footer').Footer),
}));

beforeEach(() => {
  broken.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.reportError = jest.fn();
  window.__portal = {
    manifest: { mode: 'local', mark: '', scriptTimeout: 1000, remotes: {}, request: 'req-7' },
  };
});

/** Opens another page, which renders the frame again. */
const go = (router: Awaited<ReturnType<typeof renderPortal>>['router'], path: string) =>
  act(() => router.navigate(path));

test('a frame that fails is a message in Chinese with a number; the header stays, and 重试 heals', async () => {
  const { router, visitor } = await renderPortal({ module: {} });
  broken.add('main');
  await go(router, '/');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('页面暂时无法打开');
  expect(alert).toHaveTextContent('portal_shell · req-7');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  broken.clear();
  await visitor.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: 'some home page' })).toBeInTheDocument();
});

test('a frame that fails with its header is a message, too', async () => {
  const { router } = await renderPortal({ module: {} });
  broken.add('main').add('header');
  await go(router, '/');
  expect(await screen.findByText('页面暂时无法打开')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
});

test.each([
  ['header', '页头'],
  ['footer', '页脚'],
])('a %s that fails leaves the rest, and 重试 heals', async (part, name) => {
  const { router, visitor } = await renderPortal({ module: {} });
  broken.add(part);
  await go(router, '/');
  expect(await screen.findByRole('heading', { name: 'some home page' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(`${name}暂时无法显示`);
  broken.clear();
  await visitor.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
