import type { Input, TypeWithChildren } from '@portal/shared/contract';
import { type Handlers, renderRoute } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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
    lastInput: () => server.inputs('open/web/device/search').at(-1),
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

  test('choices that follow each other before the list is shown are all kept', async () => {
    const { address } = open('/project/1/送样检测?sample_state=粉末');
    const press = async (facetName: string, name: string) =>
      within(await facet(facetName)).getByRole('link', { name });
    const all = [
      await press('价格', '100–300 元'),
      await press('样品状态', '薄膜 2 项'),
      await press('检测周期', '5 个工作日内'),
      await press('样品状态', '粉末 5 项'),
    ];
    act(() => {
      for (const link of all) link.click();
    });
    await waitFor(() => expect(new URLSearchParams(address()).get('turnaround_max')).toBe('5'));
    const chosen = new URLSearchParams(address());
    expect(chosen.get('price_min')).toBe('100');
    expect(chosen.getAll('sample_state')).toEqual(['薄膜']);
    expect(chosen.get('typeId')).toBe('1');
  });

  test('facets filter the list, the URL stores them, chips remove them', async () => {
    const { visitor, address, lastInput, server } = open('/project/1/送样检测?page=2');
    await visitor.click(within(await facet('价格')).getByRole('link', { name: '100–300 元' }));
    await within(await facet('价格')).findByRole('link', { name: '100–300 元', current: true });
    await visitor.click(within(await facet('检测周期')).getByRole('link', { name: '5 个工作日内' }));
    await within(await facet('检测周期')).findByRole('link', { name: '5 个工作日内', current: true });
    await visitor.click(await within(await facet('样品状态')).findByRole('link', { name: '薄膜 2 项' }));
    await waitFor(() =>
      expect(lastInput()).toEqual({
        kw: '',
        typeId: 1,
        price_min_fen: 10_000,
        price_max_fen: 30_000,
        turnaround_max: 5,
        sample_states: ['薄膜'],
        sort: 'default',
        page: 1,
        size: 18,
      }),
    );
    expect(new URLSearchParams(address()).get('price_max')).toBe('300');
    await visitor.click(await within(await facet('样品状态')).findByRole('link', { name: '粉末 5 项' }));
    await waitFor(() => expect(lastInput()).toMatchObject({ sample_states: ['薄膜', '粉末'] }));
    expect(new URLSearchParams(address()).getAll('sample_state')).toEqual(['薄膜', '粉末']);
    await visitor.click(within(chips()).getByRole('link', { name: /^移除条件：.*粉末/ }));
    await waitFor(() => expect(lastInput()).toMatchObject({ sample_states: ['薄膜'] }));
    await visitor.click(within(chips()).getByRole('link', { name: /^移除条件：.*5 个工作日内/ }));
    await waitFor(() => expect(lastInput()).not.toHaveProperty('turnaround_max'));
    expect(chips()).toHaveFocus();
    await visitor.click(within(chips()).getByRole('link', { name: '清除' }));
    await waitFor(() =>
      expect(lastInput()).toEqual({ kw: '', typeId: 1, sort: 'default', page: 1, size: 18 }),
    );
    expect(chips()).toBeEmptyDOMElement();
    expect(server.unexpected).toEqual([]);
  });

  test('a custom range, entered in any order, is in the URL and in the call', async () => {
    const { visitor, address, lastInput } = open('/project');
    await visitor.type(await screen.findByRole('textbox', { name: '最低价（元）' }), '500');
    await visitor.type(screen.getByRole('textbox', { name: '最高价（元）' }), '80{Enter}');
    await waitFor(() => expect(address()).toBe('?price_min=80&price_max=500'));
    await waitFor(() => expect(lastInput()).toMatchObject({ price_min_fen: 8000, price_max_fen: 50_000 }));
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
    const { lastInput } = open(
      '/project?price_min=-1&price_max=99999999999&turnaround_max=soon&sort=x&page=0&sample_state=',
    );
    await screen.findByText('X 射线粉末衍射（XRD）');
    expect(lastInput()).toEqual({ kw: '', sort: 'default', page: 1, size: 18 });
    expect(chips()).toBeEmptyDOMElement();
  });

  test('a child shows its number of services, also when there are none', async () => {
    open('/project/1/送样检测');
    expect((await screen.findAllByRole('link', { name: '物相结构 7 项' }))[0]).toBeVisible();
    expect(screen.getAllByRole('link', { name: '形貌观察 0 项' })[0]).toBeVisible();
  });

  test('a relaxed search is reported above the list', async () => {
    open('/project?kw=sem 月球', {
      'open/web/device/search': () => ({ facets, total: 1, list: [deviceCard()], relaxed: 'words' }),
    });
    expect(await screen.findByRole('note')).toHaveTextContent(
      '没有同时符合“sem 月球”的结果，以下符合其中一部分',
    );
  });

  test('without results the list without filters is offered', async () => {
    const { visitor, lastInput } = open('/project?turnaround_max=3&kw=XRD', {
      'open/web/device/search': ({ turnaround_max: days }) =>
        days === undefined
          ? { total: 1, list: [deviceCard()], facets }
          : { total: 0, list: [], facets: { children: [], sample_states: [] } },
    });
    await visitor.click(await screen.findByRole('link', { name: '清除筛选条件' }));
    expect(await screen.findByText('X 射线粉末衍射（XRD）')).toBeVisible();
    expect(lastInput()).toMatchObject({ kw: 'XRD' });
  });
});

test('a filter that is clicked before the last one is shown keeps the last one', async () => {
  onWideScreen();
  const { address } = open('/project?kw=x');
  const days = within(await facet('检测周期')).getByRole('link', { name: /^5 个工作日内/ });
  const sort = screen.getByRole('link', { name: '价格从低到高' });
  await act(async () => {
    days.click();
    sort.click();
  });
  expect(address()).toBe('?kw=x&turnaround_max=5&sort=price_asc');
  await act(async () => {
    screen.getByRole('link', { name: /移除条件.*5 个工作日内/ }).click();
    screen.getByRole('link', { name: '周期最短' }).click();
  });
  expect(address()).toBe('?kw=x&sort=fast');
});

describe('on phones', () => {
  const total = (input: Input<'open/web/device/search'>) =>
    7 - (input.turnaround_max === undefined ? 0 : 3) - (input.sample_states?.length ?? 0);
  const openSheet = async (at = '/project') => {
    const opened = open(at, {
      'open/web/device/search': (input) => ({ facets, total: total(input), list: [deviceCard()] }),
    });
    await opened.visitor.click(await screen.findByRole('button', { name: /^筛选/ }));
    return { ...opened, sheet: within(await screen.findByRole('dialog', { name: '筛选' })) };
  };

  test('several choices are collected in the sheet, whose button counts what they would show', async () => {
    const { visitor, address, lastInput, sheet, router } = await openSheet();
    await visitor.click(sheet.getByRole('button', { name: '3 个工作日内' }));
    expect(await sheet.findByRole('button', { name: '查看 4 项' })).toBeVisible();
    await visitor.click(sheet.getByRole('button', { name: /^粉末/ }));
    await visitor.click(sheet.getByRole('button', { name: /^薄膜/ }));
    const apply = await sheet.findByRole('button', { name: '查看 2 项' });
    expect(sheet.getByRole('button', { name: /^粉末/ })).toHaveAttribute('aria-pressed', 'true');
    expect(address()).toBe('');
    await visitor.click(apply);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(new URLSearchParams(address()).getAll('sample_state')).toEqual(['粉末', '薄膜']);
    expect(lastInput()).toMatchObject({ turnaround_max: 3, sample_states: ['粉末', '薄膜'] });
    expect(screen.getByRole('button', { name: '筛选（3）' })).toHaveFocus();
    // One step back removes all of them.
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('button', { name: '筛选' })).toBeVisible();
  });

  test('closing the sheet drops its choices, 重置 removes those of the list', async () => {
    const { visitor, address, sheet } = await openSheet('/project?turnaround_max=5');
    await visitor.click(sheet.getByRole('button', { name: /^粉末/ }));
    await visitor.click(sheet.getByRole('button', { name: '关闭筛选' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('?turnaround_max=5');
    await visitor.click(screen.getByRole('button', { name: '筛选（1）' }));
    const again = within(await screen.findByRole('dialog', { name: '筛选' }));
    expect(again.getByRole('button', { name: /^粉末/ })).toHaveAttribute('aria-pressed', 'false');
    await visitor.click(again.getByRole('button', { name: '重置' }));
    await visitor.click(await again.findByRole('button', { name: '查看 7 项' }));
    await waitFor(() => expect(address()).toBe(''));
  });

  test('a custom price range is part of the choices; the sort order stays outside', async () => {
    const { visitor, address, sheet } = await openSheet();
    expect(sheet.queryByRole('navigation', { name: '排序' })).toBeNull();
    await visitor.type(sheet.getByRole('textbox', { name: '最低价（元）' }), '80{Enter}');
    expect(address()).toBe('');
    await visitor.click(await sheet.findByRole('button', { name: '查看 7 项' }));
    await waitFor(() => expect(address()).toBe('?price_min=80'));
  });
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
    expect(screen.getByRole('navigation', { name: '面包屑' })).toHaveTextContent('首页服务项目没有找到');
    expect(screen.getByRole('link', { name: '全部服务项目' })).toHaveAttribute('href', '/project');
  },
);
