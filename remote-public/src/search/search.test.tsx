import type { Data } from '@portal/shared/contract';
import { type Handlers, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { deviceCard, noFacets } from '../testing/device';
import { setting } from '../testing/setting';

type Found = Data<'open/web/search'>;

const hits: Found['list'] = [
  {
    kind: 'device',
    rid: 'xrd',
    title: 'X 射线粉末衍射（XRD）',
    sketch: '物相<b>鉴定</b>',
    img: '/upload/img/xrd.svg',
  },
  {
    kind: 'course',
    rid: 'course-xrd',
    title: '读懂 xrd 图谱',
    sketch: '从峰位到物相',
    img: '/upload/img/c.svg',
  },
];

const found = (part: Partial<Found> = {}): Found => ({
  total: 45,
  list: hits,
  counts: { device: 30, news: 0, course: 15 },
  terms: ['xrd', '衍射'],
  ...part,
});

const nothing = found({ total: 0, list: [], counts: { device: 0, news: 0, course: 0 }, terms: ['x'] });

function open(at: string, handlers: Handlers = {}) {
  return renderRoute({
    routes,
    at,
    server: {
      'open/web/search': () => found(),
      'open/web/device/search': () => ({ total: 1, list: [deviceCard()], facets: noFacets }),
      'open/setting': setting,
      ...handlers,
    },
  });
}

const scope = () => within(screen.getByRole('navigation', { name: '搜索范围' }));

test('services and courses are found together, search terms are highlighted, each links to its page', async () => {
  const { server } = open('/search?kw=xrd');
  expect(await screen.findByText('找到 45 项')).toBeInTheDocument();
  const service = screen.getByRole('link', { name: /射线粉末/ });
  expect(service).toHaveAttribute('href', '/detail/xrd');
  expect(screen.getByRole('link', { name: /读懂/ })).toHaveAttribute('href', '/article/course-xrd');
  expect(within(service).getByText('XRD').tagName).toBe('MARK');
  expect(within(service).getByText('衍射').tagName).toBe('MARK');
  expect(within(service).getByText('物相 鉴定')).toBeVisible();
  expect(server.inputs('open/web/search')).toEqual([{ kw: 'xrd', page: 1, size: 20 }]);
  expect(server.unexpected).toEqual([]);
});

test('kind and page are in the URL; another kind starts at its first page', async () => {
  const { visitor, router, server } = open('/search?kw=xrd');
  await visitor.click(await screen.findByRole('link', { name: '第 2 页' }));
  await screen.findByRole('link', { name: '第 2 页', current: 'page' });
  expect(scope().getByRole('link', { name: '课程 15' })).toBeVisible();
  await visitor.click(scope().getByRole('link', { name: '服务 30' }));
  await screen.findByRole('link', { name: '服务 30', current: true });
  expect(router.state.location.search).toBe('?kw=xrd&kind=device');
  expect(server.inputs('open/web/search')).toEqual([
    { kw: 'xrd', page: 1, size: 20 },
    { kw: 'xrd', page: 2, size: 20 },
    { kw: 'xrd', kind: 'device', page: 1, size: 20 },
  ]);
});

test('another word searches again, empty input is ignored', async () => {
  const { visitor, router } = open('/search?kw=xrd&kind=course');
  const box = await screen.findByRole('searchbox', { name: '关键词' });
  expect(box).toHaveValue('xrd');
  await visitor.clear(box);
  await visitor.type(box, '  {Enter}');
  expect(router.state.location.search).toBe('?kw=xrd&kind=course');
  await visitor.type(box, '衍射{Enter}');
  await screen.findByRole('heading', { name: '“衍射”的搜索结果' });
  expect(new URLSearchParams(router.state.location.search).get('kind')).toBeNull();
});

test.each(['<script>alert(1)</script>', '100%', '🧪', 'a.*(b', '测'.repeat(500)])(
  '%s is a search like any other',
  async (kw) => {
    const { server } = open(`/search?${new URLSearchParams({ kw })}`, {
      'open/web/search': () =>
        found({
          list: [{ kind: 'news', rid: 'n', title: `关于 ${kw}`, sketch: '', img: '/upload/img/n.svg' }],
          terms: [kw],
        }),
    });
    const hit = await screen.findByRole('link', { name: /关于/ });
    expect(within(hit).getByText(kw).tagName).toBe('MARK');
    expect(server.inputs('open/web/search')).toMatchObject([{ kw }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(kw);
  },
);

test('no hits offer other words, popular services, a requirement and the hotline', async () => {
  open('/search?kw=x', { 'open/web/search': () => nothing });
  expect(await screen.findByText('没有找到相关内容')).toBeVisible();
  expect(screen.getByRole('link', { name: '扫描电镜' })).toHaveAttribute(
    'href',
    `/search?kw=${encodeURIComponent('扫描电镜')}`,
  );
  expect(await screen.findByRole('region', { name: '热门项目' })).toBeVisible();
  expect(screen.getByRole('link', { name: '发布需求' })).toHaveAttribute('href', '/require');
  expect(await screen.findByRole('link', { name: '400-000-0000' })).toHaveAttribute(
    'href',
    'tel:400-000-0000',
  );
});

test('no hits of this kind link to those of other kinds', async () => {
  const { visitor } = open('/search?kw=xrd&kind=news', {
    'open/web/search': ({ kind }) => (kind ? found({ total: 0, list: [] }) : found()),
  });
  expect(await screen.findByText('新闻里没有找到')).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: '查看全部结果' }));
  expect(await screen.findByText('找到 45 项')).toBeInTheDocument();
});

test('after the last page the first one is offered', async () => {
  open('/search?kw=xrd&page=99', { 'open/web/search': () => found({ list: [] }) });
  expect(await screen.findByRole('link', { name: '回到第一页' })).toHaveAttribute('href', '/search?kw=xrd');
});

test('without a word nothing is searched and suggestions are shown', async () => {
  const { server } = open('/search');
  expect(await screen.findByRole('region', { name: '大家常搜' })).toBeVisible();
  expect(await screen.findByRole('region', { name: '热门项目' })).toBeVisible();
  expect(server.inputs('open/web/search')).toEqual([]);
});

test('without the server the page shows an error and searches again on 重试', async () => {
  const { server, visitor } = open('/search?kw=xrd');
  server.offline = true;
  const retry = await screen.findByRole('button', { name: '重试' });
  server.offline = false;
  await visitor.click(retry);
  await waitFor(() => expect(screen.getByText('找到 45 项')).toBeInTheDocument());
});
