import type { Home } from '@portal/shared/contract';
import { member, type RenderRouteOptions, renderRoute } from '@portal/shared/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { home } from '../testing/home';
import { setting } from '../testing/setting';
import { onWideScreen } from '../testing/wide';

function renderHome(part: Partial<Home> = {}, options: Partial<RenderRouteOptions> = {}) {
  return renderRoute({
    routes,
    at: '/',
    server: { 'open/web/index': () => home(part), 'open/setting': setting },
    ...options,
  });
}

const section = (name: string) => screen.findByRole('region', { name });
const link = (region: HTMLElement, name: string | RegExp) => within(region).getByRole('link', { name });
const narrow = globalThis.matchMedia;

afterEach(() => {
  globalThis.matchMedia = narrow;
  sessionStorage.clear();
});

test("all sections are in the order of the specification, with the server's data", async () => {
  const { server } = renderHome();
  // The sections are rendered from top to bottom.
  await section('合作伙伴');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    '服务项目',
    '热门专区',
    '服务流程',
    '热门项目',
    '能力展示',
    '致谢文献',
    '合作伙伴',
  ]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(server.unexpected).toEqual([]);
});

test('the first screen says what registration gives and has no second search; a member is shown the way on', async () => {
  const { visitor, portal } = renderHome();
  expect(await screen.findByText(/高校客户先测后付/)).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
  await visitor.click(screen.getByRole('button', { name: '免费注册' }));
  expect(portal.dialogs.current).toMatchObject({ name: 'login', pane: 'register' });

  cleanup();
  renderHome({}, { user: member() });
  expect(await screen.findByRole('link', { name: '我的订单' })).toHaveAttribute('href', '/member/order');
  expect(screen.getByRole('link', { name: '实验方案' })).toHaveAttribute('href', '/experiment/plan');
  expect(screen.queryByRole('button', { name: '免费注册' })).toBeNull();
});

test('the page links to types, children, areas and more', async () => {
  renderHome();
  const types = await section('服务项目');
  expect(link(types, /送样检测/)).toHaveAttribute(
    'href',
    `/project?${new URLSearchParams({ typeId: '1', title: '送样检测' })}`,
  );
  expect(link(types, /送样检测/)).toHaveTextContent('先测后付');
  expect(link(types, '物相结构')).toHaveAttribute(
    'href',
    `/project?${new URLSearchParams({ typeId: '1', childId: '101', title: '物相结构' })}`,
  );
  const areas = await section('热门专区');
  expect(link(areas, /催化材料专区/).getAttribute('href')).toContain('childId=312');
  expect(link(areas, /查看更多/)).toHaveAttribute('href', '/project');
  expect(link(await section('热门项目'), /查看更多/)).toHaveAttribute('href', '/project');
  expect(link(await section('能力展示'), /查看更多/)).toHaveAttribute('href', '/list/service');
  expect(link(await section('致谢文献'), /查看更多/)).toHaveAttribute('href', '/list/thanks');
});

test('each method links to the services that its name finds', async () => {
  renderHome();
  const grid = within(await section('服务项目')).getByRole('list', { name: '常用方法' });
  const links = within(grid).getAllByRole('link');
  expect(links.map((one) => one.textContent)).toEqual([
    'XRD物相',
    'SEM扫描电镜',
    'TEM透射电镜',
    'XPS表面价态',
    'FT-IR红外',
    'Raman拉曼',
    'NMR核磁',
    'ICP元素含量',
    'BET比表面',
    'TG热重',
  ]);
  expect(links[4]).toHaveAttribute('href', '/project?kw=FT-IR');
});

test('popular services have the same figures on the first screen and on their cards', async () => {
  renderHome();
  const strip = within(await screen.findByRole('list', { name: '热门检测' }));
  expect(
    await strip.findByRole('link', { name: /扫描电镜.*¥90\.00 起\/样\s*4 个工作日出数据/ }),
  ).toHaveAttribute('href', '/detail/sem');
  const card = link(await section('热门项目'), /扫描电镜/);
  for (const text of ['¥90.00 起/样', '4 个工作日', '2048 已下单']) expect(card).toHaveTextContent(text);
});

test('the process shows academic customers first and enterprises on the second tab', async () => {
  const { visitor } = renderHome();
  const process = await section('服务流程');
  expect(within(process).getByRole('tab', { name: '高校客户', selected: true })).toBeVisible();
  expect(await within(process).findByText(/北京市、上海市可免费上门取样/)).toBeVisible();
  expect(within(process).getAllByRole('listitem')).toHaveLength(7);
  await visitor.click(within(process).getByRole('tab', { name: '高校客户' }));
  await visitor.keyboard('{ArrowRight}{Enter}');
  expect(within(process).getByRole('tab', { name: '企业客户', selected: true })).toHaveFocus();
  expect(within(process).getByText(/签订合同并全额预付/)).toBeVisible();
  expect(within(process).queryByText('样品寄回')).not.toBeInTheDocument();
});

test('popular items show their number of orders and, in a tooltip, their full sanitised sketch', async () => {
  const { visitor } = renderHome();
  const item = link(await section('热门项目'), /扫描电镜/);
  expect(item).toHaveAttribute('href', '/detail/sem');
  expect(item).toHaveTextContent('2048 已下单');
  expect(item).toHaveTextContent('看 形貌 &成分');
  await visitor.hover(item);
  const tooltip = await screen.findByRole('tooltip');
  expect((await within(tooltip).findByText('形貌')).tagName).toBe('B');
  expect(tooltip.querySelector('[onerror]')).toBeNull();
});

test('a case links to its source in a new tab, or to its article', async () => {
  renderHome();
  const cases = await section('能力展示');
  const article = link(cases, /析锂定位/);
  expect(article).toHaveAttribute('href', '/article/c1');
  expect(article).not.toHaveAttribute('target');
  expect(article).toHaveTextContent('2026-10-08');
  expect(article).toHaveTextContent('查看详情');
  const source = link(cases, /薄膜取向/);
  expect(source).toHaveAttribute('href', 'https://example.com/case');
  expect(source).toHaveAttribute('target', '_blank');
  expect(source).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('the thanks table has five columns and at most five rows, each linked to its original', async () => {
  onWideScreen();
  renderHome();
  const table = within(await section('致谢文献')).getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['作者信息', '服务项目', '期刊信息', '致谢内容', '文章摘要']);
  const links = within(table).getAllByRole('link');
  expect(links).toHaveLength(5);
  expect(links[0]).toHaveAttribute('href', 'https://example.com/paper/1');
  expect(links[0]).toHaveAttribute('target', '_blank');
});

test('on phones the thanks are cards with the same data', async () => {
  renderHome();
  const cards = within(await section('致谢文献')).getAllByRole('listitem');
  expect(cards).toHaveLength(5);
  for (const text of ['作者1', '服务1', '期刊1', '致谢1', '摘要1']) expect(cards[0]).toHaveTextContent(text);
});

test.each([
  ['typeArr', '服务项目'],
  ['hotItems', '热门项目'],
  ['thanksArr', '致谢文献'],
  ['partnerArr', '合作伙伴'],
])('invalid %s break only %s, which recovers after a reload of the data', async (part, title) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { server, visitor } = renderHome();
  const good = server.fetch;
  let bad = true;
  globalThis.fetch = async (url, init) => {
    const response = await good(url, init);
    if (!bad || !String(url).endsWith('open/web/index')) return response;
    const body = await response.json();
    return new Response(JSON.stringify({ ...body, data: { ...body.data, [part]: null } }));
  };
  const failed = await screen.findByRole('alert');
  expect(failed).toHaveTextContent(`“${title}”暂时无法显示`);
  expect(await section('能力展示')).toBeVisible();
  bad = false;
  await visitor.click(within(failed).getByRole('button', { name: '重试' }));
  expect(await section(title)).toBeVisible();
  error.mockRestore();
});

test('without the server the page shows an error and loads again on 重试', async () => {
  const { server, visitor } = renderHome();
  server.offline = true;
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('网络连接失败');
  server.offline = false;
  await visitor.click(within(alert).getByRole('button', { name: '重试' }));
  expect(await section('服务项目')).toBeVisible();
});

describe('popup', () => {
  const popup = { img: '/upload/img/p.svg', title: '暑期活动', link: 'https://example.com/summer' };

  test('is closed unless the server opens it', async () => {
    renderHome();
    await section('服务项目');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('closes by its button and stays closed for the visit', async () => {
    const { visitor, unmount } = renderHome({ popup });
    const dialog = await screen.findByRole('dialog', { name: '暑期活动' });
    await visitor.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    unmount();
    renderHome({ popup });
    await section('服务项目');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('opens its article in a new tab and closes', async () => {
    const { visitor } = renderHome({ popup });
    const article = within(await screen.findByRole('dialog')).getByRole('link', { name: /暑期活动/ });
    expect(article).toHaveAttribute('href', 'https://example.com/summer');
    expect(article).toHaveAttribute('target', '_blank');
    await visitor.click(article);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
