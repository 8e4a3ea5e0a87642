import type { Address, Plan, Setting } from '@portal/shared/contract';
import { member, Refused, renderRoute } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { address, planItem, planOf, setting } from '../testing/fixture';

// Saturday morning at the lab; only the clock stands still, timers run.
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-21T02:00:00Z'),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
});

// Whole journeys through the form, typed key by key, on a machine that may be busy.
jest.setTimeout(30_000);

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

interface Given {
  readonly plan?: Plan;
  readonly addresses?: Address[];
  readonly sampling?: Partial<Setting['samplingSetting']>;
  readonly items?: string;
}

function open({
  plan = planOf({ 1: [planItem({ count: 2 })] }),
  addresses = [address()],
  sampling,
  items = 'item-xrd',
}: Given = {}) {
  return renderRoute({
    routes,
    at: `/experiment/order?items=${items}`,
    user: member({ cartNum: plan.cartNum }),
    server: {
      'auth/tempDevice': () => plan,
      'auth/address/list': () => addresses,
      'open/setting': () => setting(sampling),
      'auth/order/add': () => ({ rid: 'order-1', code: 'D20261121-000001' }),
      'auth/web/order/list4person': () => ({ total: 0, list: [], counts: {} }),
    },
  });
}

type Opened = ReturnType<typeof open>;
const submit = async ({ visitor }: Opened) =>
  visitor.click(await screen.findByRole('button', { name: '提交订单' }));
const pickup = async ({ visitor }: Opened) => {
  const ways = await screen.findByRole('radiogroup', { name: '送样方式' });
  await visitor.click(within(ways).getByRole('radio', { name: '上门取样' }));
};
const day = (number: number) => screen.getByRole('button', { name: new RegExp(`^2026年11月${number}日`) });

test('a sample that the member sends: where to, and the order is placed', async () => {
  const page = open();
  expect(await screen.findByText(/收样室 010-00000000/)).toBeInTheDocument();
  await page.visitor.type(screen.getByLabelText('备注'), '优先出图');
  await submit(page);
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/member/order/order-1'));
  expect(screen.getByText('下单成功')).toBeInTheDocument();
  expect(page.session.planCount).toBe(0);
  expect(page.server.inputs('auth/order/add')).toEqual([
    {
      plan_rids: ['item-xrd'],
      total_fen: 12_000,
      sample_source: 1,
      sample_disposal: 1,
      pickup: { type: 0, message: '' },
      message: '优先出图',
    },
  ]);
  expect(page.server.unexpected).toEqual([]);
});

test('going back from the order does not return to the form', async () => {
  const page = open();
  await submit(page);
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/member/order/order-1'));
  expect(page.router.state.historyAction).toBe('REPLACE');
});

test('services without a sample ask nothing about samples', async () => {
  const page = open({ plan: planOf({ 3: [planItem({ needs_sample: false })] }) });
  expect(await screen.findByText(/无需样品/)).toBeInTheDocument();
  expect(screen.queryByRole('radiogroup', { name: '送样方式' })).not.toBeInTheDocument();
  await submit(page);
  await waitFor(() =>
    expect(page.server.inputs('auth/order/add')).toEqual([
      expect.objectContaining({ sample_source: -1, sample_disposal: null, pickup: null }),
    ]),
  );
});

test('a sample that is at the lab already does not travel', async () => {
  const page = open();
  await page.visitor.click(await screen.findByRole('radio', { name: '以往订单留存样品' }));
  await page.visitor.click(screen.getByRole('radio', { name: /^测试后留存/ }));
  expect(screen.queryByRole('radiogroup', { name: '送样方式' })).not.toBeInTheDocument();
  await submit(page);
  await waitFor(() =>
    expect(page.server.inputs('auth/order/add')).toEqual([
      expect.objectContaining({ sample_source: 0, sample_disposal: 2, pickup: null }),
    ]),
  );
});

test('pick-up at a saved address', async () => {
  const page = open({
    addresses: [address(), address({ address_rid: 'far', address_code: '440305', name: '远方' })],
  });
  await pickup(page);
  expect(screen.queryByText(/远方/)).not.toBeInTheDocument();
  await page.visitor.click(day(23));
  await page.visitor.click(screen.getByRole('radio', { name: '13:30-15:30' }));
  await submit(page);
  await waitFor(() =>
    expect(page.server.inputs('auth/order/add')).toEqual([
      expect.objectContaining({
        sample_source: 4,
        pickup: { type: 1, address_rid: 'address-1', date: '2026-11-23', time: '13:30-15:30', message: '' },
      }),
    ]),
  );
});

test('without an address in reach, another one is forced and each of its fields is required', async () => {
  const page = open({ addresses: [address({ address_code: '440305' })] });
  await pickup(page);
  expect(screen.getByRole('radio', { name: /已有地址/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: '其他地址' })).toBeChecked();
  expect(screen.getByText(/所选地址所在城市暂未开通上门取样服务/)).toBeInTheDocument();
  await submit(page);
  for (const label of ['姓名', '手机', '取样地址', '详细地址', '取样日期', '取样时间'])
    expect(screen.getAllByText(`[${label}]不能为空`)[0]).toBeInTheDocument();
  expect(screen.getByLabelText(/^姓名/)).toHaveFocus();
  await page.visitor.type(screen.getByLabelText(/^姓名/), '林晓');
  expect(screen.queryAllByText('[姓名]不能为空', { selector: 'p' })).toEqual([]);
  expect(page.server.inputs('auth/order/add')).toEqual([]);
});

test('an address written out is limited to the districts with pick-up and kept when wanted', async () => {
  const page = open({ addresses: [] });
  page.server.on({ 'auth/address/add': (input) => ({ ...address(), ...input, address_rid: 'new' }) });
  const { visitor } = page;
  await pickup(page);
  await visitor.type(screen.getByLabelText(/^姓名/), '王老师');
  await visitor.type(screen.getByLabelText(/^手机/), '139000000001234');
  expect(screen.getByLabelText(/^手机/)).toHaveValue('13900000000');
  await waitFor(() => expect(screen.getByLabelText('省份')).toBeEnabled());
  const provinces = within(screen.getByLabelText('省份')).getAllByRole('option');
  expect(provinces.map((option) => option.textContent)).toEqual(['请选择省份', '北京市', '上海市']);
  await visitor.selectOptions(screen.getByLabelText('省份'), '上海市');
  await visitor.selectOptions(screen.getByLabelText('区县'), '浦东新区');
  await visitor.type(screen.getByLabelText(/^详细地址/), '张江路 1 号 3 楼 302');
  await visitor.click(screen.getByLabelText('保存到地址簿'));
  await visitor.click(day(23));
  await visitor.click(screen.getByRole('radio', { name: '08:30-10:30' }));
  await submit(page);
  const own = {
    name: '王老师',
    phone: '13900000000',
    province: '上海市',
    city: '上海市',
    area: '浦东新区',
    address: '张江路 1 号 3 楼 302',
    address_code: '310115',
  };
  await waitFor(() => expect(page.server.inputs('auth/address/add')).toEqual([own]));
  expect(page.server.inputs('auth/order/add')).toEqual([
    expect.objectContaining({
      pickup: { type: 1, ...own, date: '2026-11-23', time: '08:30-10:30', message: '' },
    }),
  ]);
});

test('closed days can be looked at, not chosen', async () => {
  const page = open();
  await pickup(page);
  for (const closed of [20, 22, 25]) {
    expect(day(closed)).toHaveAttribute('aria-disabled', 'true');
    await page.visitor.click(day(closed));
    expect(day(closed)).toHaveAttribute('aria-pressed', 'false');
  }
  expect(day(23)).toHaveAttribute('aria-disabled', 'false');
});

test('the calendar is walked by keys and ends six months ahead', async () => {
  const page = open();
  const { visitor } = page;
  await pickup(page);
  act(() => day(21).focus());
  await visitor.keyboard('{ArrowDown}{ArrowLeft}');
  expect(day(27)).toHaveFocus();
  await visitor.keyboard('{Enter}');
  expect(day(27)).toHaveAttribute('aria-pressed', 'true');
  const next = screen.getByRole('button', { name: '下个月' });
  for (let month = 0; month < 6; month += 1) await visitor.click(next);
  expect(next).toBeDisabled();
  expect(screen.getByRole('button', { name: /^2027年5月21日/ })).toHaveAttribute('aria-disabled', 'false');
  expect(screen.getByRole('button', { name: /^2027年5月22日/ })).toHaveAttribute('aria-disabled', 'true');
});

test('a slot that is closed on the new day gives way to the first open one', async () => {
  const page = open();
  await pickup(page);
  await page.visitor.click(day(23));
  await page.visitor.click(screen.getByRole('radio', { name: '10:30-12:30' }));
  await page.visitor.click(day(24));
  expect(screen.getByRole('radio', { name: '10:30-12:30' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: '08:30-10:30' })).toBeChecked();
});

test('today’s slots that have begun are closed', async () => {
  const page = open();
  await pickup(page);
  await page.visitor.click(day(21));
  expect(screen.getByRole('radio', { name: '08:30-10:30' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: '10:30-12:30' })).toBeEnabled();
});

test('the districts with pick-up are in a table that Escape closes', async () => {
  const page = open();
  await page.visitor.click(await screen.findByRole('button', { name: '查看可上门取样的地区' }));
  const table = within(screen.getByRole('region', { name: '可上门取样的地区' }));
  expect(table.getByRole('row', { name: '上海市 浦东新区' })).toBeInTheDocument();
  await page.visitor.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: '可上门取样的地区' })).not.toBeInTheDocument();
});

test('a double click orders once', async () => {
  const page = open();
  let finish = () => {};
  page.server.on({
    'auth/order/add': () =>
      new Promise((resolve) => {
        finish = () => resolve({ rid: 'order-1', code: 'D20261121-000001' });
      }),
  });
  await page.visitor.dblClick(await screen.findByRole('button', { name: '提交订单' }));
  finish();
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/member/order/order-1'));
  expect(page.server.inputs('auth/order/add')).toHaveLength(1);
});

test('the same order sent again carries the same key, a changed one another', async () => {
  const page = open();
  const keys: (string | null)[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    if (String(url).endsWith('order/add')) keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    return answer(url, init);
  };
  page.server.on({
    'auth/order/add': () => {
      throw new Refused('unavailable');
    },
  });
  await submit(page);
  await waitFor(() => expect(keys).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: '提交订单' })).toBeEnabled());
  await submit(page);
  await waitFor(() => expect(keys).toHaveLength(2));
  await page.visitor.type(screen.getByLabelText('备注'), '改');
  await submit(page);
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toMatch(/^[\w-]{32,36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('the server’s messages stand at their fields, and nothing typed is lost', async () => {
  const page = open();
  page.server.on({
    'auth/order/add': () => {
      throw new Refused('pickup_slot_unavailable', { 'pickup.time': '[取样时间]该时段不可预约，请重新选择' });
    },
  });
  await pickup(page);
  await page.visitor.click(day(23));
  await page.visitor.click(screen.getByRole('radio', { name: '13:30-15:30' }));
  await submit(page);
  expect(await screen.findByText('[取样时间]该时段不可预约，请重新选择')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '13:30-15:30' })).toHaveFocus();
  expect(day(23)).toHaveAttribute('aria-pressed', 'true');
});

test('a plan that changed meanwhile is fetched again and explained', async () => {
  const page = open();
  page.server.on({
    'auth/order/add': () => {
      throw new Refused('plan_changed');
    },
  });
  expect(await screen.findByText('应付合计')).toBeInTheDocument();
  page.server.on({ 'auth/tempDevice': () => planOf({ 1: [planItem({ count: 2, unit_fen: 7000 })] }) });
  await submit(page);
  const summary = within(screen.getByRole('region', { name: '订单合计' }));
  expect(await summary.findByText('¥140.00')).toBeInTheDocument();
  const { alerts } = await import('@portal/shared/portal');
  await waitFor(() => expect(alerts.queue[0]?.text).toMatch(/^实验方案已变化.*请核对价格和项目后重新提交/));
});

test('a login that lapsed while the form was filled in is said in passing; the form stays', async () => {
  const page = open();
  page.server.on({
    'auth/order/add': () => {
      throw new Refused('token_invalid');
    },
  });
  await page.visitor.type(await screen.findByLabelText('备注'), '优先出图');
  const { alerts } = await import('@portal/shared/portal');
  const before = alerts.queue.length;
  await submit(page);
  expect(await screen.findByText('登录已失效，请重新登录')).toBeInTheDocument();
  expect(alerts.queue).toHaveLength(before);
  expect(screen.getByLabelText('备注')).toHaveValue('优先出图');
});

test('what was typed survives a reload, for its owner alone', async () => {
  const first = open();
  await pickup(first);
  await first.visitor.type(screen.getByLabelText('送样留言'), '需冷藏');
  await first.visitor.click(day(23));
  first.unmount();

  const second = open();
  expect(await screen.findByLabelText('送样留言')).toHaveValue('需冷藏');
  expect(day(23)).toHaveAttribute('aria-pressed', 'true');
  second.unmount();

  renderRoute({
    routes,
    at: '/experiment/order?items=item-xrd',
    user: member({ userInfo: { rid: 'user-2' } }),
    server: {
      'auth/tempDevice': () => planOf({ 1: [planItem()] }),
      'auth/address/list': () => [],
      'open/setting': () => setting(),
    },
  });
  expect(await screen.findByLabelText('送样留言')).toHaveValue('');
});

test('items that have left the plan are said to be missing, and nothing is ordered without items', async () => {
  const page = open({ items: 'item-xrd,item-gone' });
  expect(await screen.findByText(/有 1 个项目已不在实验方案中/)).toBeInTheDocument();
  page.unmount();
  open({ items: 'item-gone' });
  expect(await screen.findByText('没有可下单的项目')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返回实验方案' })).toHaveAttribute('href', '/experiment/plan');
});

test('items of two types are refused before anything is filled in', async () => {
  const plan = planOf({ 1: [planItem()], 31: [planItem({ rid: 'item-raman' })] });
  open({ plan, items: 'item-xrd,item-raman' });
  expect(await screen.findByText('一张订单只能包含同一类服务')).toBeInTheDocument();
});
