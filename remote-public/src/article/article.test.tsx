import type { Article } from '@portal/shared/contract';
import { type Handlers, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { article } from '../testing/article';
import { setting } from '../testing/setting';

function open(part: Partial<Article> = {}, handlers: Handlers = {}, at = '/article/news-1') {
  return renderRoute({
    routes,
    at,
    server: {
      'open/web/news/detail': ({ rid }) => article({ rid, title: `文章 ${rid}`, ...part }),
      'open/setting': setting,
      ...handlers,
    },
  });
}

test('shows date and author, and links to its services and its list', async () => {
  const { server } = open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('文章 news-1');
  expect(screen.getByText('2026-09-20')).toBeVisible();
  expect(screen.getByText('客户服务组')).toBeVisible();
  expect(screen.getByRole('link', { name: 'X 射线粉末衍射（XRD）' })).toHaveAttribute('href', '/detail/xrd');
  const trail = within(screen.getByRole('navigation', { name: '面包屑' }));
  expect(trail.getByRole('link', { name: '新闻资讯' })).toHaveAttribute('href', '/list/news');
  expect(screen.queryByRole('link', { name: /查看原文/ })).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(/^文章 news-1 - /));
  expect(server.unexpected).toEqual([]);
});

test('its text is shown without scripts; a wide table scrolls in its own container', async () => {
  open();
  const table = await screen.findByRole('group', { name: '表格' });
  expect(table).toHaveAttribute('tabindex', '0');
  expect(within(table).getByRole('cell', { name: '10 月 1 日' })).toBeVisible();
  expect(screen.getByText('测试').tagName).toBe('STRONG');
  expect(document.title).not.toContain('broken in');
  expect(document.querySelector('article script, article [onerror]')).toBeNull();
});

test('an article with a source links to it in a new window', async () => {
  open({ source: 'https://example.com/original' });
  const link = await screen.findByRole('link', { name: /查看原文.*在新窗口打开/ });
  expect(link).toHaveAttribute('href', 'https://example.com/original');
  expect(link).toHaveAttribute('target', '_blank');
});

test('it links to the previous and next article', async () => {
  const { visitor } = open();
  await visitor.click(await screen.findByRole('link', { name: /下一篇/ }));
  expect(await screen.findByRole('heading', { name: '文章 news-2' })).toBeVisible();
});

test('the last article, without services, shows no empty sections', async () => {
  const { container } = open(
    {},
    {
      'open/web/news/detail': () => {
        const { previous: _newer, next: _older, ...alone } = article({ devices: [] });
        return alone;
      },
    },
  );
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: '相邻文章' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '相关检测' })).not.toBeInTheDocument();
  expect(container).toHaveTextContent('发布需求');
});

test.each(['not_found', 'invalid_input'] as const)(
  'an unknown article (%s) says so and shows ways on',
  async (id) => {
    open(
      {},
      {
        'open/web/news/detail': () => {
          throw new Refused(id);
        },
      },
    );
    expect(await screen.findByRole('heading', { name: '没有找到这篇文章' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: '面包屑' })).toHaveTextContent('首页没有找到这篇文章');
    expect(screen.getByRole('link', { name: '技能课程' })).toHaveAttribute('href', '/list/course');
    await waitFor(() =>
      expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
    );
  },
);

test('without the server it shows an error and loads again on 重试', async () => {
  const { server, visitor } = open();
  server.offline = true;
  const retry = await screen.findByRole('button', { name: '重试' });
  server.offline = false;
  await visitor.click(retry);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

test('a draft is shown by its link, with a bar that says until when', async () => {
  const until = '2026-11-19T01:00:00.000Z';
  const handlers: Handlers = {
    'open/preview/article': () => ({ until, article: article({ title: '草稿' }) }),
  };
  const { server } = open({}, handlers, '/preview/article/a.1.b');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('草稿');
  expect(screen.getByRole('alert')).toHaveTextContent('访客看不到。链接有效至 2026-11-19 09:00');
  expect(server.inputs('open/preview/article')).toEqual([{ key: 'a.1.b' }]);
  await waitFor(() => expect(document.title).toMatch(/^预览：草稿 - /));
});

test('a link that is not valid any more says so', async () => {
  const refused: Handlers = {
    'open/preview/article': () => {
      throw new Refused('not_found');
    },
  };
  open({}, refused, '/preview/article/a.1.b');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('预览链接已失效');
});
