import type { TypeWithChildren } from '@portal/shared/contract';
import { type Handlers, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { deviceCard } from '../testing/device';
import { onWideScreen } from '../testing/wide';

const types: TypeWithChildren[] = [
  {
    id: 1,
    name: '送样检测',
    img: '/upload/img/t1.svg',
    typeChildArr: [
      { id: 101, name: '物相结构' },
      { id: 102, name: '形貌观察' },
    ],
  },
];

const facets = {
  children: [{ id: 101, name: '物相结构', count: 7 }],
  sample_states: [
    { value: '粉末', count: 5 },
    { value: '薄膜', count: 2 },
  ],
};

function open(at: string, handlers: Handlers = {}) {
  const opened = renderRoute({
    routes,
    at,
    server: {
      'open/web/type/group': () => types,
      'open/web/device/search': () => ({ facets, total: 7, list: [deviceCard()] }),
      ...handlers,
    },
  });
  const { router, server } = opened;
  return {
    ...opened,
    address: () => router.state.location.search,
    asked: () => server.inputs('open/web/device/search').at(-1),
  };
}

const chips = () => screen.getByRole('group', { name: '已选条件' });
const facet = (name: string) => screen.findByRole('region', { name });

const narrow = globalThis.matchMedia;
afterEach(() => {
  globalThis.matchMedia = narrow;
});

describe('on a wide screen', () => {
  beforeEach(onWideScreen);

  test('facets filter the list, the URL stores them, chips remove them', async () => {
    const { visitor, address, asked, server } = open('/project/1/送样检测?page=2');
    await visitor.click(within(await facet('价格')).getByRole('link', { name: '100–300 元' }));
    await within(await facet('价格')).findByRole('link', { name: '100–300 元', current: true });
    await visitor.click(within(await facet('检测周期')).getByRole('link', { name: '5 个工作日内' }));
    await within(await facet('检测周期')).findByRole('link', { name: '5 个工作日内', current: true });
    await visitor.click(await within(await facet('样品状态')).findByRole('link', { name: '薄膜 2 项' }));
    await waitFor(() =>
      expect(asked()).toEqual({
        kw: '',
        typeId: 1,
        price_min_fen: 10_000,
        price_max_fen: 30_000,
        turnaround_max: 5,
        sample_state: '薄膜',
        sort: 'default',
        page: 1,
        size: 18,
      }),
    );
    expect(new URLSearchParams(address()).get('price_max')).toBe('300');
    await visitor.click(within(chips()).getByRole('link', { name: /^移除条件：.*5 个工作日内/ }));
    await waitFor(() => expect(asked()).not.toHaveProperty('turnaround_max'));
    expect(chips()).toHaveFocus();
    await visitor.click(within(chips()).getByRole('link', { name: '清除' }));
    await waitFor(() => expect(asked()).toEqual({ kw: '', typeId: 1, sort: 'default', page: 1, size: 18 }));
    expect(chips()).toBeEmptyDOMElement();
    expect(server.unexpected).toEqual([]);
  });

  test('a custom range, entered in any order, is in the URL and in the call', async () => {
    const { visitor, address, asked } = open('/project');
    await visitor.type(await screen.findByRole('textbox', { name: '最低价（元）' }), '500');
    await visitor.type(screen.getByRole('textbox', { name: '最高价（元）' }), '80{Enter}');
    await waitFor(() => expect(address()).toBe('?price_min=80&price_max=500'));
    await waitFor(() => expect(asked()).toMatchObject({ price_min_fen: 8000, price_max_fen: 50_000 }));
    expect(screen.getByRole('textbox', { name: '最低价（元）' })).toHaveValue('80');
    await visitor.click(within(chips()).getByRole('link', { name: /80–500 元/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '最低价（元）' })).toHaveValue(''));
  });

  test('an invalid price is reported at its field and not used', async () => {
    const { visitor, address } = open('/project');
    const field = await screen.findByRole('textbox', { name: '最高价（元）' });
    await visitor.type(field, '1e3{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('[最高价]格式不正确');
    expect(field).toHaveFocus();
    expect(address()).toBe('');
  });

  test('invalid values in the URL are ignored', async () => {
    const { asked } = open(
      '/project?price_min=-1&price_max=99999999999&turnaround_max=soon&sort=x&page=0&sample_state=',
    );
    await screen.findByText('X 射线粉末衍射（XRD）');
    expect(asked()).toEqual({ kw: '', sort: 'default', page: 1, size: 18 });
    expect(chips()).toBeEmptyDOMElement();
  });

  test('a child shows its number of services, also when there are none', async () => {
    open('/project/1/送样检测');
    expect((await screen.findAllByRole('link', { name: '物相结构 7 项' }))[0]).toBeVisible();
    expect(screen.getAllByRole('link', { name: '形貌观察 0 项' })[0]).toBeVisible();
  });

  test('without results the list without filters is offered', async () => {
    const { visitor, asked } = open('/project?turnaround_max=3&kw=XRD', {
      'open/web/device/search': ({ turnaround_max: days }) =>
        days === undefined
          ? { total: 1, list: [deviceCard()], facets }
          : { total: 0, list: [], facets: { children: [], sample_states: [] } },
    });
    await visitor.click(await screen.findByRole('link', { name: '清除筛选条件' }));
    expect(await screen.findByText('X 射线粉末衍射（XRD）')).toBeVisible();
    expect(asked()).toMatchObject({ kw: 'XRD' });
  });
});

test('on phones the facets open in a drawer, whose button shows the number of active filters', async () => {
  const { visitor, asked } = open('/project');
  await visitor.click(await screen.findByRole('button', { name: '筛选' }));
  const drawer = await screen.findByRole('dialog', { name: '筛选' });
  await visitor.click(within(drawer).getByRole('link', { name: '3 个工作日内' }));
  await waitFor(() => expect(asked()).toMatchObject({ turnaround_max: 3 }));
  await visitor.click(await within(drawer).findByRole('button', { name: '查看 7 项' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: '筛选（1）' })).toHaveFocus();
});

test('the special areas, which the types leave out, get their children from the list', async () => {
  onWideScreen();
  open('/project?typeId=31&childId=3101&title=从粉体到界面', {
    'open/web/device/search': () => ({
      total: 2,
      list: [deviceCard()],
      facets: { children: [{ id: 3101, name: '电池材料专区', count: 2 }], sample_states: [] },
    }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '电池材料专区' })).toBeVisible();
  const [child] = screen.getAllByRole('link', { name: '电池材料专区 2 项', current: true });
  expect(child).toBeVisible();
});

test.each(['/project/99/不存在', '/project?typeId=1&childId=301'])(
  '%s names nothing that there is, and shows ways on',
  async (at) => {
    open(at);
    expect(await screen.findByRole('heading', { name: '没有找到这个服务类型' })).toBeVisible();
    expect(screen.getByRole('link', { name: '全部服务项目' })).toHaveAttribute('href', '/project');
  },
);
