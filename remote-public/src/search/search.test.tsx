import type { Data } from '@portal/shared/contract';
import { type Handlers, member, Refused, type RenderRouteOptions, renderRoute } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { device, deviceCard, noFacets } from '../testing/device';
import { setting } from '../testing/setting';
import { onWideScreen } from '../testing/wide';

const narrow = globalThis.matchMedia;
afterEach(() => {
  globalThis.matchMedia = narrow;
});

type Found = Data<'open/web/search'>;

const services: Found['services'] = {
  total: 30,
  strong: 30,
  list: [deviceCard({ sketch: '物相<b>鉴定</b>' })],
  types: [
    { id: 1, name: '送样检测', count: 24 },
    { id: 2, name: '现场预约', count: 6 },
  ],
};

const articles: Found['articles'] = {
  total: 15,
  list: [
    {
      kind: 'course',
      rid: 'course-xrd',
      title: '读懂 xrd 图谱',
      sketch: '从峰位到物相',
      img: '/upload/img/c.svg',
    },
  ],
};

const found = (part: Partial<Found> = {}): Found => ({
  services,
  articles,
  counts: { device: 30, news: 0, course: 15 },
  terms: ['xrd', '衍射'],
  near: noNear,
  ...part,
});

const none = { total: 0, list: [] };
const noServices = { ...none, strong: 0, types: [] };
const noNear = { words: [], services: [] };
const nothing = found({
  services: noServices,
  articles: none,
  counts: { device: 0, news: 0, course: 0 },
  terms: ['x'],
});

function open(at: string, handlers: Handlers = {}, user?: RenderRouteOptions['user']) {
  return renderRoute({
    ...(user && { user }),
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

test('services and articles are found together, search terms are highlighted, each links to its page', async () => {
  const { server } = open('/search?kw=xrd');
  expect(await screen.findByText('找到 30 项服务')).toBeInTheDocument();
  const service = screen.getByRole('link', { name: /射线粉末/ });
  expect(service).toHaveAttribute('href', '/detail/xrd');
  expect(within(service).getByText('XRD').tagName).toBe('MARK');
  expect(within(service).getByText('衍射').tagName).toBe('MARK');
  expect(within(service).getByText('物相 鉴定')).toBeVisible();
  for (const text of [/¥60\.00/, /3 个工作日/, /3286 已下单/]) expect(service).toHaveTextContent(text);
  const articles = within(screen.getByRole('region', { name: '相关文章' }));
  expect(articles.getByRole('link', { name: /读懂/ })).toHaveAttribute('href', '/article/course-xrd');
  expect(articles.getByRole('link', { name: '全部课程 15 篇' })).toHaveAttribute(
    'href',
    '/search?kw=xrd&kind=course',
  );
  expect(articles.queryByRole('link', { name: /新闻/ })).toBeNull();
  expect(server.inputs('open/web/search')).toEqual([{ kw: 'xrd', sort: 'default', page: 1, size: 20 }]);
  expect(server.unexpected).toEqual([]);
});

test('services that are compared stay so over another search, and instrument time is not added without a time', async () => {
  const onSite = deviceCard({ rid: 'onsite-sem', name: '扫描电镜机时', type_id: 2, unit: '小时' });
  const { visitor, router } = open('/search?kw=xrd&compare=xrd&compare=onsite-sem', {
    'open/web/search': () => found({ services: { ...services, list: [onSite] } }),
    'open/web/search/suggest': () => [],
    'open/web/device/detail': ({ rid }) => device({ rid }),
  });
  expect(await screen.findByRole('link', { name: /^选机时 ?：扫描电镜机时$/ })).toHaveAttribute(
    'href',
    '/detail/onsite-sem#time',
  );
  const field = screen.getByRole('combobox', { name: '关键词' });
  await visitor.clear(field);
  await visitor.type(field, '电镜');
  await visitor.click(screen.getByRole('button', { name: '搜索' }));
  expect(new URLSearchParams(router.state.location.search).getAll('compare')).toEqual(['xrd', 'onsite-sem']);
  expect(new URLSearchParams(router.state.location.search).get('kw')).toBe('电镜');
});

test('kind and page are in the URL; another kind starts at its first page', async () => {
  const { visitor, router, server } = open('/search?kw=xrd');
  await visitor.click(await screen.findByRole('link', { name: '第 2 页' }));
  await screen.findByRole('link', { name: '第 2 页', current: 'page' });
  expect(scope().getByRole('link', { name: '课程 15' })).toBeVisible();
  await visitor.click(scope().getByRole('link', { name: '服务 30' }));
  await screen.findByRole('link', { name: '服务 30', current: true });
  expect(router.state.location.search).toBe('?kw=xrd&kind=device');
  expect(screen.queryByRole('region', { name: '相关文章' })).toBeNull();
  expect(server.inputs('open/web/search')).toEqual([
    { kw: 'xrd', sort: 'default', page: 1, size: 20 },
    { kw: 'xrd', sort: 'default', page: 2, size: 20 },
    { kw: 'xrd', kind: 'device', sort: 'default', page: 1, size: 20 },
  ]);
});

/** What all ways of filtering ask for in the end. */
const filtered = {
  kw: 'xrd',
  typeId: 1,
  price_min_fen: 10_000,
  price_max_fen: 30_000,
  turnaround_max: 5,
  sort: 'price_asc',
  page: 1,
  size: 20,
};
const filteredUrl = {
  kw: 'xrd',
  typeId: '1',
  price_min: '100',
  price_max: '300',
  turnaround_max: '5',
  sort: 'price_asc',
};
const queryOf = ({ state }: ReturnType<typeof open>['router']) =>
  Object.fromEntries(new URLSearchParams(state.location.search));
const fewer = {
  'open/web/search': ({ typeId }: { typeId?: number | undefined }) =>
    found(typeId === undefined ? {} : { services: { ...services, total: 24, strong: 24 } }),
};

test('sort order and facets are in the URL and in the call; each can be removed', async () => {
  onWideScreen();
  const { visitor, router, server } = open('/search?kw=xrd&page=2', fewer);
  await visitor.click(await screen.findByRole('link', { name: '价格从低到高' }));
  await screen.findByRole('link', { name: '价格从低到高', current: true });
  const facets = within(screen.getByRole('group', { name: '筛选' }));
  await visitor.click(facets.getByRole('link', { name: /送样检测/ }));
  expect(await screen.findByText('找到 30 项服务，其中 24 项符合筛选条件')).toBeInTheDocument();
  await visitor.click(facets.getByRole('link', { name: '100–300 元' }));
  await visitor.click(facets.getByRole('link', { name: '5 个工作日内' }));
  await waitFor(() => expect(server.inputs('open/web/search').at(-1)).toEqual(filtered));
  expect(queryOf(router)).toEqual(filteredUrl);
  await visitor.click(screen.getByRole('link', { name: /移除条件：\s*价格 100–300 元/ }));
  await waitFor(() => expect(server.inputs('open/web/search').at(-1)).not.toHaveProperty('price_max_fen'));
});

test('on a phone the facets are chosen in a sheet, which says how many services they leave', async () => {
  const { visitor, router, server } = open('/search?kw=xrd&sort=price_asc', fewer);
  await visitor.click(await screen.findByRole('button', { name: '筛选' }));
  const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
  for (const name of [/送样检测/, '100–300 元', '5 个工作日内'])
    await visitor.click(sheet.getByRole('button', { name }));
  await visitor.click(await sheet.findByRole('button', { name: '查看 24 项' }));
  await waitFor(() => expect(queryOf(router)).toEqual(filteredUrl));
  expect(server.inputs('open/web/search').at(-1)).toEqual(filtered);
  expect(await screen.findByRole('button', { name: '筛选（3）' })).toBeVisible();
});

test('filters without results offer the list without them', async () => {
  const { visitor } = open('/search?kw=xrd&price_max=1', {
    'open/web/search': ({ price_max_fen: max }) => found(max === undefined ? {} : { services: noServices }),
  });
  expect(await screen.findByText('没有符合筛选条件的服务')).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: '清除筛选条件' }));
  expect(await screen.findByText('找到 30 项服务')).toBeInTheDocument();
});

test.each([
  ['words', '没有同时符合“xrd 月球”的结果，以下符合其中一部分'],
  ['spelling', '没有找到“xrd 月球”，以下是写法相近的结果'],
  ['near', '没有叫“xrd 月球”的服务，以下服务可以回答同样的问题'],
] as const)('a search relaxed by %s says so', async (relaxed, text) => {
  open('/search?kw=xrd 月球', {
    'open/web/search': () => found({ services: { ...services, relaxed } }),
  });
  expect(await screen.findByRole('note')).toHaveTextContent(text);
});

describe('the add button of a card', () => {
  const plan = { groups: [], saved: [], latest_type: null, cartNum: 3 };
  const server: Handlers = {
    'open/web/device/detail': () => device(),
    'auth/tempDevice/add': () => plan,
  };
  const button = () => screen.findByRole('button', { name: /^加入方案/ });
  const wanted = { device_rid: 'xrd', options: { range: ['std'] }, count: 1 };

  test('adds the service with its cheapest options once, however fast the clicks', async () => {
    const { visitor, session, server: calls, router } = open('/search?kw=xrd', server, member());
    await visitor.dblClick(await button());
    expect(await screen.findByText('已加入实验方案')).toBeVisible();
    expect(calls.inputs('auth/tempDevice/add')).toEqual([wanted]);
    expect(session.planCount).toBe(3);
    expect(router.state.location.pathname).toBe('/search');
  });

  test('asks a visitor to log in and then continues', async () => {
    const { visitor, session, server: calls, portal } = open('/search?kw=xrd', server);
    await visitor.click(await button());
    expect(portal.dialogs.current).toMatchObject({ name: 'login', pane: 'sign-in' });
    await act(() => session.enter({ token: 'a', refreshToken: 'b', expires: 7200 }));
    await waitFor(() => expect(calls.inputs('auth/tempDevice/add')).toEqual([wanted]));
  });

  test('does nothing when the login is closed', async () => {
    const { visitor, session, server: calls, portal } = open('/search?kw=xrd', server);
    await visitor.click(await button());
    act(() => portal.dialogs.close());
    await act(() => session.enter({ token: 'a', refreshToken: 'b', expires: 7200 }));
    expect(calls.inputs('auth/tempDevice/add')).toEqual([]);
  });

  test('reports a refusal', async () => {
    const { visitor } = open(
      '/search?kw=xrd',
      {
        ...server,
        'auth/tempDevice/add': () => {
          throw new Refused('plan_limit');
        },
      },
      member(),
    );
    await visitor.click(await button());
    expect(await screen.findByText(/实验方案已达上限 100 个项目/)).toBeVisible();
  });
});

test('another word searches again, empty input is ignored', async () => {
  const { visitor, router } = open('/search?kw=xrd&kind=course');
  const box = await screen.findByRole('combobox', { name: '关键词' });
  expect(box).toHaveValue('xrd');
  await visitor.clear(box);
  await visitor.type(box, '  {Enter}');
  expect(router.state.location.search).toBe('?kw=xrd&kind=course');
  await visitor.type(box, '衍射{Enter}');
  await screen.findByRole('heading', { name: '“衍射”的搜索结果' });
  expect(new URLSearchParams(router.state.location.search).get('kind')).toBeNull();
});

test('while typing, services are suggested with prices; the last option searches in this tab', async () => {
  const { visitor, router } = open('/search', {
    'open/web/search/suggest': () => [
      { rid: 'sem', name: '扫描电镜', price_fen: 9000, unit: '样', turnaround_days: 4 },
    ],
  });
  await visitor.type(await screen.findByRole('combobox', { name: '关键词' }), '电镜');
  expect(await screen.findByRole('option', { name: /扫描电镜.*¥90\.00/ })).toHaveAttribute(
    'href',
    '/detail/sem',
  );
  await visitor.keyboard('{ArrowUp}{Enter}');
  expect(await screen.findByRole('heading', { name: '“电镜”的搜索结果' })).toBeVisible();
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ kw: '电镜' })}`);
});

test.each(['<script>alert(1)</script>', '100%', '🧪', 'a.*(b', '测'.repeat(500)])(
  '%s is a search like any other',
  async (kw) => {
    const { server } = open(`/search?${new URLSearchParams({ kw })}`, {
      'open/web/search': () =>
        found({
          services: { ...services, list: [deviceCard({ name: `关于 ${kw}` })] },
          terms: [kw],
        }),
    });
    const hit = await screen.findByRole('link', { name: /关于/ });
    expect(within(hit).getByText(kw).tagName).toBe('MARK');
    expect(server.inputs('open/web/search')).toMatchObject([{ kw }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(kw);
  },
);

test('services that only mention the words stand below the others, under a heading of their own', async () => {
  const list = [deviceCard(), deviceCard({ rid: 'sem', name: '扫描电镜' })];
  open('/search?kw=xrd', {
    'open/web/search': () =>
      found({
        services: { ...services, total: 2, strong: 1, list },
        counts: { device: 2, news: 0, course: 0 },
      }),
  });
  expect(await screen.findByText('找到 1 项服务，另有 1 项提到了它')).toBeInTheDocument();
  const heading = screen.getByRole('heading', { level: 2, name: '其他提到“xrd”的内容' });
  const [called, mentioning] = [/射线粉末/, /扫描电镜/].map((name) => screen.getByRole('link', { name }));
  expect(called?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(mentioning?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('the second page goes on where the first ended: after 20 services that are called so, the others', async () => {
  const list = [deviceCard(), deviceCard({ rid: 'sem', name: '扫描电镜' })];
  open('/search?kw=xrd&page=2', {
    'open/web/search': () => found({ services: { ...services, total: 22, strong: 21, list } }),
  });
  const heading = await screen.findByRole('heading', { level: 2, name: '其他提到“xrd”的内容' });
  const first = screen.getByRole('link', { name: /射线粉末/ });
  expect(first.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const near = { words: ['抛光'], services: [deviceCard({ rid: 'mill', name: '氩离子抛光' })] };
const meant = () => within(screen.getByRole('region', { name: '您要找的是…' }));

test('when services only mention the words, similar names and their services stand above', async () => {
  open('/search?kw=镶嵌抛光', {
    'open/web/search': () =>
      found({
        near,
        services: { ...services, total: 1, strong: 0 },
        counts: { device: 1, news: 0, course: 0 },
      }),
  });
  expect(await screen.findByRole('heading', { level: 2, name: '提到“镶嵌抛光”的内容' })).toBeVisible();
  expect(screen.getByText('1 项服务提到了它')).toBeInTheDocument();
  expect(meant().getByRole('link', { name: '抛光' })).toHaveAttribute(
    'href',
    `/search?kw=${encodeURIComponent('抛光')}`,
  );
  expect(meant().getByRole('link', { name: /氩离子/ })).toHaveAttribute('href', '/detail/mill');
});

test('no hits offer similar names and their services', async () => {
  open('/search?kw=x', { 'open/web/search': () => ({ ...nothing, near }) });
  expect(await screen.findByText('没有找到相关内容')).toBeVisible();
  expect(meant().getByRole('link', { name: /氩离子/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: '服务分类' })).toBeNull();
});

test('no hits and nothing similar: words, categories, a requirement and the hotline, but no services', async () => {
  open('/search?kw=x', {
    'open/web/search': () => nothing,
    'open/web/type/group': () => [
      { id: 1, name: '送样检测', img: '/1.svg', typeChildArr: [{ id: 101, name: '物相结构' }] },
    ],
  });
  expect(await screen.findByText('没有找到相关内容')).toBeVisible();
  expect(screen.getByRole('link', { name: '扫描电镜' })).toHaveAttribute(
    'href',
    `/search?kw=${encodeURIComponent('扫描电镜')}`,
  );
  const categories = within(await screen.findByRole('region', { name: '服务分类' }));
  expect(categories.getByRole('link', { name: '物相结构' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/project\?typeId=1&childId=101/),
  );
  expect(screen.queryByRole('region', { name: '热门项目' })).toBeNull();
  expect(screen.getByRole('link', { name: '发布需求' })).toHaveAttribute('href', '/require');
  expect(await screen.findByRole('link', { name: '400-000-0000' })).toHaveAttribute(
    'href',
    'tel:400-000-0000',
  );
});

test('no hits of this kind link to those of other kinds', async () => {
  const { visitor } = open('/search?kw=xrd&kind=news', {
    'open/web/search': ({ kind }) => (kind ? found({ articles: none }) : found()),
  });
  expect(await screen.findByText('新闻里没有找到')).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: '查看全部结果' }));
  expect(await screen.findByText('找到 30 项服务')).toBeInTheDocument();
});

test('a page past the end leads to the last one', async () => {
  const { router } = open('/search?kw=xrd&page=99', {
    'open/web/search': ({ page = 1 }) =>
      page > 2 ? found({ services: { ...services, list: [] } }) : found(),
  });
  expect(await screen.findByText('找到 30 项服务')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?kw=xrd&page=2'));
});

test('without a search text no search is made and suggestions are shown', async () => {
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
  await waitFor(() => expect(screen.getByText('找到 30 项服务')).toBeInTheDocument());
});
