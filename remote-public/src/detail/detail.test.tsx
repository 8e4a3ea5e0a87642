import type { Device, Plan } from '@portal/shared/contract';
import { member, Refused, type RenderRouteOptions, renderRoute } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { device, deviceCard, noFacets } from '../testing/device';
import { setting } from '../testing/setting';

const emptyPlan: Plan = { groups: [], saved: [], cartNum: 3, latest_type: 1 };

function open(options: Partial<RenderRouteOptions> = {}, part: Partial<Device> = {}) {
  return renderRoute({
    routes,
    at: '/detail/xrd',
    ...options,
    server: {
      'open/web/device/detail': () => device(part),
      'open/web/device/search': () => ({ total: 1, list: [deviceCard()], facets: noFacets }),
      'open/setting': setting,
      'open/web/type/group': () => [],
      'auth/tempDevice/add': () => emptyPlan,
      ...options.server,
    },
  });
}

const total = async () => (await screen.findAllByRole('status')).map((status) => status.textContent).join();
const addButton = async () => (await screen.findAllByRole('button', { name: '加入方案' }))[0] as HTMLElement;

test('price and URL follow the chosen options', async () => {
  const { visitor, router } = open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('X 射线粉末衍射');
  expect(await total()).toContain('¥60.00');
  await visitor.click(screen.getByRole('radio', { name: /5–120°/ }));
  await visitor.click(screen.getByRole('checkbox', { name: /物相检索/ }));
  await visitor.click(screen.getByRole('button', { name: '增加数量' }));
  // One sentence, with blanks between the figures.
  expect(await total()).toContain('合计 ¥240.00，2 样，');
  // The choice of a wider range and of an extra are in the price: the total says so.
  const parts = '基础价 ¥60.00 + 5–120° ¥20.00 + 物相检索 ¥40.00';
  expect(screen.getByRole('region', { name: '下单' })).toHaveTextContent(parts);
  const search = new URLSearchParams(router.state.location.search);
  expect(search.getAll('choice')).toEqual(['range:wide', 'extra:match']);
  await visitor.click(screen.getByRole('checkbox', { name: /物相检索/ }));
  expect(await total()).toContain('¥160.00');
});

test('a member of a price group sees the own price with the list price, and the price by count; a visitor the list price', async () => {
  const rule = { device_rid: 'xrd', option: null, choice: null, from_count: 1, percent: 80, fixed_fen: null };
  const many = { ...rule, from_count: 10, percent: null, fixed_fen: 4000 };
  const group = { name: '江南材料', kind: 'enterprise' } as const;
  const own = { 'auth/priceGroup/own': () => ({ group, rules: [rule, many] }) };
  const { visitor } = open({ user: member(), server: own });
  expect(await screen.findByText('合同价')).toHaveAttribute('title', '江南材料');
  expect(screen.getByText('¥60.00', { selector: 's' })).toBeInTheDocument();
  expect(await total()).toContain('合计 ¥48.00，1 样，合同价（江南材料），目录价 ¥60.00');
  expect(screen.getByText('满 10 样 ¥40.00/样')).toBeInTheDocument();
  const count = screen.getByRole('textbox', { name: '数量' });
  await visitor.clear(count);
  await visitor.type(count, '10');
  expect(await total()).toContain('合计 ¥400.00，10 样');
});

test('a URL with choices selects them; unknown choices are ignored', async () => {
  open({ at: '/detail/xrd?choice=range:wide&choice=gone:away&count=2' });
  expect(await screen.findByRole('radio', { name: /5–120°/ })).toBeChecked();
  expect(await total()).toContain('¥160.00');
});

test('a choice that would break a rule cannot be pressed, and the rule says why; days follow the choices', async () => {
  const single = (key: string, label: string, choices: Device['options'][number]['choices']) =>
    ({ key, label, kind: 'single', choices }) as const;
  const options = [
    single('mode', '测试模式', [
      { key: 'atr', label: 'ATR', price_fen: 0 },
      { key: 'kbr', label: 'KBr 压片', price_fen: 0 },
    ]),
    single('range', '波数范围', [
      { key: 'mid', label: '4000–400', price_fen: 0 },
      { key: 'far', label: '4000–100', price_fen: 0, days: 9, excludes: ['mode:kbr'] },
    ]),
  ];
  const { visitor, router } = open({}, { options });
  expect(await screen.findByText('3 个工作日', { selector: 'strong' })).toBeInTheDocument();
  await visitor.click(screen.getByRole('radio', { name: /4000–100/ }));
  expect(screen.getByText('9 个工作日', { selector: 'strong' })).toBeInTheDocument();
  const kbr = screen.getByRole('radio', { name: /KBr/ });
  expect(kbr).toBeDisabled();
  expect(kbr).toHaveAccessibleDescription('“4000–100”不能与“KBr 压片”同选');
  await act(() => router.navigate('/detail/xrd?choice=mode:kbr&choice=range:far'));
  expect(await screen.findAllByRole('alert')).toHaveLength(2);
});

test('a member adds it to the plan once, however fast the clicks', async () => {
  const { visitor, server, session } = open({ user: member() });
  await visitor.dblClick(await addButton());
  expect(await screen.findByText('已加入实验方案')).toBeVisible();
  expect(server.inputs('auth/tempDevice/add')).toEqual([
    { device_rid: 'xrd', options: { range: ['std'] }, count: 1 },
  ]);
  expect(session.planCount).toBe(3);
  expect(server.unexpected).toEqual([]);
});

test('立即下单 opens the order form with the chosen options and count, and leaves the plan alone', async () => {
  const { visitor, server, router } = open({ user: member(), at: '/detail/xrd?choice=range:wide&count=2' });
  const [order] = await screen.findAllByRole('button', { name: '立即下单' });
  await visitor.dblClick(order as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe('/experiment/order'));
  expect(router.state.location.search).toBe('?device=xrd&choice=range%3Awide&count=2');
  expect(server.inputs('auth/tempDevice/add')).toEqual([]);
});

test('a visitor logs in first, and the action continues', async () => {
  const { visitor, server, session, portal } = open();
  await visitor.click(await addButton());
  expect(portal.dialogs.current).toMatchObject({ name: 'login', pane: 'sign-in' });
  expect(server.inputs('auth/tempDevice/add')).toEqual([]);
  await act(() => session.enter({ token: 'a', refreshToken: 'b', expires: 7200 }));
  await waitFor(() => expect(server.inputs('auth/tempDevice/add')).toHaveLength(1));
});

test('closing the login drops the action', async () => {
  const { visitor, server, session, portal } = open();
  await visitor.click(await addButton());
  act(() => portal.dialogs.close());
  await act(() => session.enter({ token: 'a', refreshToken: 'b', expires: 7200 }));
  expect(server.inputs('auth/tempDevice/add')).toEqual([]);
});

test('a refusal is reported, and the choices are kept', async () => {
  const { visitor } = open({
    user: member(),
    at: '/detail/xrd?choice=range:wide',
    server: {
      'auth/tempDevice/add': () => {
        throw new Refused('plan_limit');
      },
    },
  });
  await visitor.click(await addButton());
  expect(await screen.findByText(/实验方案已达上限 100 个项目/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /5–120°/ })).toBeChecked();
});

test('its text is shown without scripts', async () => {
  open();
  expect(await screen.findByText('布拉格方程')).toBeVisible();
  expect(document.title).not.toContain('broken in');
  expect(document.querySelector('main script, [class] script')).toBeNull();
});

test('an unknown service is reported with links to other pages', async () => {
  open({
    at: '/detail/none',
    server: {
      'open/web/device/detail': () => {
        throw new Refused('not_found');
      },
    },
  });
  expect(await screen.findByRole('heading', { name: '没有找到这个服务项目' })).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: '面包屑' }));
  expect(trail.getByRole('link', { name: '服务项目' })).toHaveAttribute('href', '/project');
  expect(screen.getByRole('link', { name: '全部服务项目' })).toHaveAttribute('href', '/project');
  const popular = await screen.findByRole('region', { name: '热门项目' });
  expect(within(popular).getByText('X 射线粉末衍射（XRD）')).toBeVisible();
});

test('the gallery shows the typical result, the instrument and how the sample is prepared', async () => {
  const { visitor } = open({}, { results: [] });
  const gallery = within(await screen.findByRole('region', { name: '图片' }));
  const picture = (name: string) => gallery.getByRole('img', { name: `X 射线粉末衍射（XRD）：${name}` });
  expect(picture('典型结果')).toHaveAttribute('src', '/upload/img/xrd.svg');
  await visitor.click(gallery.getByRole('button', { name: '使用仪器' }));
  expect(picture('使用仪器')).toHaveAttribute('src', '/upload/img/onsite-xrd.svg');
  expect(gallery.getByText('SmartLab')).toBeVisible();
  await visitor.click(gallery.getByRole('button', { name: '样品准备' }));
  expect(picture('样品准备')).toHaveAttribute('src', '/upload/img/sample-powder.svg');
  expect(gallery.getByText('粉末不少于 50 mg')).toBeVisible();
});

test('the breadcrumb ends with the name of the service', async () => {
  open();
  const trail = await screen.findByRole('navigation', { name: '面包屑' });
  expect(within(trail).getByText('X 射线粉末衍射（XRD）')).toHaveAttribute('aria-current', 'page');
});

test('a withdrawn service says so, and offers no price and no ordering but similar services', async () => {
  open(
    { at: '/detail/xrd?choice=range:wide' },
    { withdrawn: true, related: [deviceCard({ rid: 'sem', name: '扫描电镜' })] },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('该项目已下架');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('X 射线粉末衍射');
  expect(screen.queryByRole('button', { name: '立即下单' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '加入方案' })).not.toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看同类项目' })).toHaveAttribute(
    'href',
    '/project?typeId=1&childId=101',
  );
  expect(screen.getByRole('link', { name: /扫描电镜/ })).toBeVisible();
  await waitFor(() => {
    const robots = document.querySelector('meta[name="robots"]');
    expect(robots).toHaveAttribute('content', expect.stringContaining('noindex'));
  });
});

test('time of a withdrawn service cannot be reserved', async () => {
  open({}, { withdrawn: true, type_id: 2, unit: '小时' });
  expect(await screen.findByRole('alert')).toHaveTextContent('该项目已下架');
  expect(screen.getByRole('heading', { name: '详情' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '预约机时' })).not.toBeInTheDocument();
});

test('a draft of a service shows its prices and content, and can neither be planned nor ordered', async () => {
  const until = '2026-11-19T01:00:00.000Z';
  const { visitor, server } = open({
    at: '/preview/device/xrd.1.b',
    server: { 'open/preview/device': () => ({ until, device: device() }) },
  });
  expect(await screen.findByText(/链接有效至 2026-11-19 09:00/)).toBeVisible();
  await visitor.click(screen.getByRole('radio', { name: /5–120°/ }));
  expect(screen.getByText('¥80.00')).toBeVisible();
  expect(screen.getByRole('heading', { name: '详情' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /加入方案|立即下单/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: '用户评价' })).toBeNull();
  expect(server.unexpected).toEqual([]);
});
