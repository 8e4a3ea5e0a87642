import { member, Refused, renderRoute } from '@portal/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { routes } from '../app/routes';
import { planItem, planOf, setting } from '../testing/fixture';
import { day, describeSamples, onSaturday, open, pickup, submit } from '../testing/orderPage';

// Whole journeys through the form, typed key by key, on a machine that may be busy.
onSaturday();

test("a sample that the member sends: the lab's address is shown, and the order is placed", async () => {
  const page = open();
  expect(await screen.findByText(/收样室 010-00000000/)).toBeInTheDocument();
  await describeSamples(page);
  await page.visitor.type(screen.getByLabelText('备注'), '优先出图');
  await page.visitor.type(screen.getByLabelText('课题编号'), '21871001');
  await submit(page);
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/experiment/order/placed/order-1'));
  expect(await screen.findByRole('heading', { level: 1, name: '订单已提交' })).toBeInTheDocument();
  expect(page.session.planCount).toBe(0);
  expect(page.server.inputs('auth/order/add')).toEqual([
    {
      plan_rids: ['item-xrd'],
      seen: { total_fen: 12_000, due_fen: 12_000, times: [] },
      sample_source: 1,
      samples: [
        { number: 'S1', name: 'LFP', form: 'powder', hazards: [] },
        { number: 'S2', name: 'LFP', form: 'powder', hazards: [] },
      ],
      stored_rids: [],
      sampling_rid: null,
      sample_disposal: 1,
      return_address: { address_rid: 'address-1' },
      pickup: { type: 0, message: '' },
      materials: [],
      materials_other: '',
      fund_code: '21871001',
      message: '优先出图',
    },
  ]);
  expect(page.server.unexpected).toEqual([]);
});

test('the back button does not return from the order to the form', async () => {
  const page = open();
  await describeSamples(page);
  await submit(page);
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/experiment/order/placed/order-1'));
  expect(page.router.state.historyAction).toBe('REPLACE');
});

test('services without a sample have no fields about samples', async () => {
  const page = open({ plan: planOf({ 3: [planItem({ needs_sample: false })] }) });
  expect(await screen.findByText(/无需寄送样品/)).toBeInTheDocument();
  for (const name of ['样品来源', '寄回地址'])
    expect(screen.queryByRole('group', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: '样品' })).not.toBeInTheDocument();
  await submit(page);
  await waitFor(() =>
    expect(page.server.inputs('auth/order/add')).toEqual([
      expect.objectContaining({
        sample_source: -1,
        sample_disposal: null,
        pickup: null,
        samples: [],
        return_address: null,
      }),
    ]),
  );
});

test('instrument time has no fields about samples: the member brings the sample', async () => {
  open({ plan: planOf({ 2: [planItem({ needs_sample: false, unit: '小时' })] }) });
  expect(await screen.findByText(/携带样品到场/)).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: '样品来源' })).not.toBeInTheDocument();
  expect(screen.queryByText(/无需样品/)).not.toBeInTheDocument();
});

test('a double click places one order', async () => {
  const page = open();
  let finish = () => {};
  page.server.on({
    'auth/order/add': () =>
      new Promise((resolve) => {
        finish = () => resolve({ rid: 'order-1', code: 'D20261121-000001' });
      }),
  });
  await describeSamples(page);
  await page.visitor.dblClick(await screen.findByRole('button', { name: '提交订单' }));
  finish();
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/experiment/order/placed/order-1'));
  expect(page.server.inputs('auth/order/add')).toHaveLength(1);
});

test('a retry of the same order has the same key, a changed order another', async () => {
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
  await describeSamples(page);
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

test.each([
  ['pickup_slot_unavailable', 'pickup.time', '[取样时间]该时段不可预约，请重新选择'],
  ['visit_limit', 'pickup.date', '[取样日期]您已有 30 次待上门的取样（订单 29 次、预约 1 次），最多 30 次'],
] as const)(
  'the server’s message of %s is shown at its field, and the input is kept',
  async (id, field, msg) => {
    const page = open();
    page.server.on({
      'auth/order/add': () => {
        throw new Refused(id, { [field]: msg });
      },
    });
    await pickup(page);
    await describeSamples(page);
    await page.visitor.click(day(23));
    await page.visitor.click(screen.getByRole('radio', { name: '13:30-15:30' }));
    await submit(page);
    expect(await screen.findAllByText(msg)).toHaveLength(2); // once at the field, once as a toast
    if (id === 'pickup_slot_unavailable')
      expect(screen.getByRole('radio', { name: '13:30-15:30' })).toHaveFocus();
    expect(day(23)).toHaveAttribute('aria-selected', 'true');
  },
);

test('a full slot can’t be chosen; the others show how many places are left', async () => {
  const slots = [
    { time: '08:30-10:30', left: 0, closed: false, disabled: true },
    { time: '10:30-12:30', left: 2, closed: false, disabled: false },
  ];
  const page = open({ slots });
  await pickup(page);
  await page.visitor.click(day(23));
  expect(await screen.findByRole('radio', { name: '08:30-10:30 已约满' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: '10:30-12:30 余 2' })).toBeEnabled();
});

test('an order that the credit does not cover is explained; the form stays as it was typed', async () => {
  const page = open();
  page.server.on({
    'auth/order/add': () => {
      throw new Refused('credit_short');
    },
  });
  await describeSamples(page);
  await page.visitor.type(await screen.findByLabelText('备注'), '优先出图');
  await submit(page);
  const { alerts } = await import('@portal/shared/portal');
  await waitFor(() => expect(alerts.queue[0]?.text).toMatch(/^可用的信用额度和预存款不足/));
  expect(alerts.queue[0]?.links?.map(({ label }) => label)).toEqual(['去预存', '申请额度']);
  expect(screen.getByLabelText('备注')).toHaveValue('优先出图');
});

test('a session that ends while the form is filled in is reported; the form stays', async () => {
  const page = open();
  page.server.on({
    'auth/order/add': () => {
      throw new Refused('token_invalid');
    },
  });
  await describeSamples(page);
  await page.visitor.type(await screen.findByLabelText('备注'), '优先出图');
  const { alerts } = await import('@portal/shared/portal');
  const before = alerts.queue.length;
  await submit(page);
  expect(await screen.findByText('登录已失效，请重新登录')).toBeInTheDocument();
  expect(alerts.queue).toHaveLength(before);
  expect(screen.getByLabelText('备注')).toHaveValue('优先出图');
  expect(screen.getByLabelText('样品名称 2')).toHaveValue('LFP');
});

test('the input survives a reload, for its owner only', async () => {
  const first = open();
  await pickup(first);
  await first.visitor.type(screen.getByLabelText('送样留言'), '需冷藏');
  await describeSamples(first);
  await first.visitor.click(screen.getByRole('checkbox', { name: '其他' }));
  await first.visitor.type(screen.getByLabelText(/^其他材料/), '验收单');
  await first.visitor.click(day(23));
  first.unmount();

  const second = open();
  expect(await screen.findByLabelText('送样留言')).toHaveValue('需冷藏');
  expect(screen.getByLabelText('样品名称 2')).toHaveValue('LFP');
  expect(screen.getByLabelText(/^其他材料/)).toHaveValue('验收单');
  expect(day(23)).toHaveAttribute('aria-selected', 'true');
  second.unmount();

  renderRoute({
    routes,
    at: '/experiment/order?items=item-xrd',
    user: member({ userInfo: { rid: 'user-2' } }),
    server: {
      'auth/tempDevice': () => planOf({ 1: [planItem()] }),
      'auth/address/list': () => [],
      'open/setting': () => setting(),
      'auth/sampling/list': () => ({ total: 0, list: [], counts: {} }),
      'auth/web/sample/list4person': () => ({ list: [], next: null, counts: {}, ending: 0 }),
    },
  });
  expect(await screen.findByLabelText('送样留言')).toHaveValue('');
});

test('a form that was filled in on another device is continued, or cleared', async () => {
  const samples = { count: 2, rows: [{ number: 'A1', name: '石墨', form: 'powder', hazards: [] }] };
  const draft = { fields: JSON.stringify({ samples, message: '加急' }), saved: '2026-11-20T02:00:00.000Z' };
  const page = open({ draft });
  expect(await screen.findByText('已恢复在另一台设备上填写的内容')).toBeInTheDocument();
  expect(screen.getByLabelText('样品编号 1')).toHaveValue('A1');
  expect(screen.getByLabelText('样品名称 1')).toHaveValue('石墨');
  fireEvent.click(screen.getByRole('button', { name: '清空重填' }));
  expect(screen.getByLabelText('样品名称 1')).toHaveValue('');
  await waitFor(() => expect(page.server.inputs('auth/order/draft/del')).toEqual([{}]));
  await page.visitor.type(screen.getByLabelText('样品名称 1'), '硅');
  page.unmount();
  await waitFor(() =>
    expect(page.server.inputs('auth/order/draft/save')).toEqual([{ fields: expect.stringContaining('硅') }]),
  );
});

test('items that are no longer in the plan are reported, and an order needs items', async () => {
  const page = open({ items: 'item-xrd,item-gone' });
  expect(await screen.findByText(/有 1 个项目已不在实验方案中/)).toBeInTheDocument();
  page.unmount();
  open({ items: 'item-gone' });
  expect(await screen.findByText('没有可下单的项目')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '返回实验方案' })).toHaveAttribute('href', '/experiment/plan');
});

test('items of two types are refused before the form', async () => {
  const plan = planOf({ 1: [planItem()], 31: [planItem({ rid: 'item-raman' })] });
  open({ plan, items: 'item-xrd,item-raman' });
  expect(await screen.findByText('一个订单只能包含同一类服务')).toBeInTheDocument();
});
