import type { Thanks } from '@portal/shared/contract';
import { type Handlers, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { articleCard } from '../testing/article';
import { onWideScreen } from '../testing/wide';

const paper: Thanks = {
  company: '示例作者，示例高校',
  title: 'XRD',
  code: '示例期刊',
  content: '感谢检测平台',
  sketch: '烧结温度的影响',
  source: 'https://example.com/paper',
};

function open(at: string, handlers: Handlers = {}) {
  return renderRoute({
    routes,
    at,
    server: {
      'open/web/news': ({ type, page }) => ({
        total: 30,
        list: [articleCard({ type, title: `${type} 第 ${page} 页` })],
      }),
      'open/web/acknowledge': ({ page }) => ({ total: 30, list: [{ ...paper, title: `服务 ${page}` }] }),
      ...handlers,
    },
  });
}

const narrow = globalThis.matchMedia;
afterEach(() => {
  globalThis.matchMedia = narrow;
});

test.each([
  ['news', '新闻资讯'],
  ['course', '技能课程'],
  ['service', '能力展示'],
])('%s are listed page by page, the page in the address', async (type, name) => {
  const { visitor, router, server } = open(`/list/${type}`);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  const link = await screen.findByRole('link', { name: new RegExp(`${type} 第 1 页`) });
  expect(link).toHaveAttribute('href', '/article/news-1');
  expect(within(link).getByText('2026-09-20')).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: '第 3 页' }));
  expect(await screen.findByText(`${type} 第 3 页`)).toBeVisible();
  expect(router.state.location.search).toBe('?page=3');
  await visitor.click(screen.getByRole('link', { name: '第 1 页' }));
  await screen.findByRole('link', { name: '第 1 页', current: 'page' });
  expect(router.state.location.search).toBe('');
  expect(server.inputs('open/web/news').slice(0, 2)).toEqual([
    { type, page: 1, size: 12 },
    { type, page: 3, size: 12 },
  ]);
  expect(server.unexpected).toEqual([]);
});

test('an article with a source opens it in a new window', async () => {
  open('/list/news', {
    'open/web/news': () => ({ total: 1, list: [articleCard({ source: 'https://example.com/a' })] }),
  });
  const link = await screen.findByRole('link', { name: /国庆期间/ });
  expect(link).toHaveAttribute('href', 'https://example.com/a');
  expect(link).toHaveAttribute('target', '_blank');
});

test('acknowledgements are a table whose rows link to the original', async () => {
  onWideScreen();
  const { visitor } = open('/list/thanks');
  expect(await screen.findByRole('columnheader', { name: '致谢内容' })).toBeVisible();
  expect(screen.getByRole('link', { name: /示例作者/ })).toHaveAttribute('href', 'https://example.com/paper');
  await visitor.click(screen.getByRole('link', { name: '下一页' }));
  expect(await screen.findByRole('cell', { name: '服务 2' })).toBeVisible();
});

test.each([true, false])('a sample without an original is no link (wide: %s)', async (wide) => {
  if (wide) onWideScreen();
  const row = { ...paper, source: '' };
  open('/list/thanks', { 'open/web/acknowledge': () => ({ total: 1, list: [row] }) });
  expect(await screen.findByText(row.company)).toBeVisible();
  expect(screen.queryByRole('link', { name: new RegExp(row.company) })).not.toBeInTheDocument();
});

test('on a phone acknowledgements are cards', async () => {
  open('/list/thanks');
  expect(await screen.findByText('示例期刊')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('each list links to the others and marks itself', async () => {
  const { visitor } = open('/list/news');
  const others = within(await screen.findByRole('navigation', { name: '栏目' }));
  expect(others.getByRole('link', { current: 'page' })).toHaveTextContent('新闻资讯');
  await visitor.click(others.getByRole('link', { name: '技能课程' }));
  expect(await screen.findByText('course 第 1 页')).toBeVisible();
});

test('a page past the end leads to the last one', async () => {
  const { router } = open('/list/news?page=99', {
    'open/web/news': ({ type, page = 1 }) => ({
      total: 30,
      list: page > 3 ? [] : [articleCard({ type, title: `${type} 第 ${page} 页` })],
    }),
  });
  expect(await screen.findByText('news 第 3 页')).toBeVisible();
  expect(router.state.location.search).toBe('?page=3');
});

test('an empty list offers links', async () => {
  open('/list/course', { 'open/web/news': () => ({ total: 0, list: [] }) });
  expect(await screen.findByText('这里还没有内容')).toBeVisible();
});

test.each(['/list/other', '/list'])('%s is not a list', async (at) => {
  open(at);
  expect(await screen.findByText('another page')).toBeVisible();
});

test('without the server the list shows an error and loads again on 重试', async () => {
  const { server, visitor } = open('/list/news?page=x');
  server.offline = true;
  const retry = await screen.findByRole('button', { name: '重试' });
  server.offline = false;
  await visitor.click(retry);
  expect(await screen.findByText('news 第 1 页')).toBeVisible();
});
