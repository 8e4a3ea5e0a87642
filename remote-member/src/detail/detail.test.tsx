import { member, quotation, Refused, renderRoute } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { order, orderFile, statement } from '../testing/fixture';
import { openOrder } from '../testing/openOrder';

test('an order shows its items, amounts, sample and progress', async () => {
  const { server } = openOrder();
  expect(await screen.findByRole('heading', { name: '订单 D20261120-000007' })).toBeInTheDocument();
  const items = within(screen.getByRole('region', { name: '检测项目' }));
  expect(items.getByText('扫描范围：5–90°')).toBeInTheDocument();
  expect(items.getAllByText('¥120.00')).toHaveLength(2);
  const sample = within(screen.getByRole('region', { name: '样品与送样' }));
  expect(sample.getByText('新邮寄样品')).toBeInTheDocument();
  expect(sample.getByText('需冷藏')).toBeInTheDocument();
  expect(server.unexpected).toEqual([]);
});

test('an order that the lab wrote down for its member says so with the day', async () => {
  openOrder({ prepared_at: '2026-11-18T02:00:00Z' });
  expect(await screen.findByText(/由实验室于 2026-11-18 10:00 代为填写/)).toBeInTheDocument();
});

test('a charge of a quotation is listed without a link; services have one', async () => {
  const [item] = order().items;
  if (!item) throw new Error('the fixture has an item');
  const charge = { ...item, rid: 'charge', device_rid: '', name: '加急费', option_text: [], unit: '' };
  openOrder({ items: [item, charge] });
  const items = within(await screen.findByRole('region', { name: '检测项目' }));
  expect(items.getByText('加急费')).toBeInTheDocument();
  expect(items.getAllByRole('link').map((link) => link.textContent)).toEqual(['X 射线衍射']);
});

test('an item that was quoted has its price as ordered, as quoted, and as billed', async () => {
  const [item] = order().items;
  if (!item) throw new Error('the fixture has an item');
  const quoted = { ...item, count: 3, unit_fen: 5000, total_fen: 15_000 };
  const charge = {
    ...item,
    rid: 'charge',
    device_rid: '',
    name: '加急费',
    total_fen: 5000,
    unit_fen: 5000,
    count: 1,
  };
  const adjustment = {
    order_rid: 'order-1',
    order_code: '',
    kind: 'adjustment',
    name: '调整',
    detail: '少测一个样品',
  } as const;
  openOrder(
    {
      state: 'billed',
      items: [{ ...quoted, ordered: { count: 2, unit_fen: 6000, total_fen: 12_000 } }, charge],
      total_fen: 20_000,
      due_fen: 20_000,
    },
    [],
    0,
    statement({
      lines: [
        ...statement().lines.map((one) => ({ ...one, amount_fen: 20_000 })),
        { ...adjustment, amount_fen: -1000 },
      ],
    }),
  );
  const items = within(await screen.findByRole('region', { name: '检测项目' }));
  const [first] = items.getAllByRole('listitem');
  expect(first).toHaveTextContent('¥60.00 × 2 样¥50.00 × 3 样¥120.00¥150.00');
  expect(await items.findByText('结算')).toBeInTheDocument();
  expect(items.getByLabelText('费用')).toHaveTextContent(
    '合计¥200.00结算调整（少测一个样品）-¥10.00结算¥190.00',
  );
});

test('the notices of an order are read when it is shown, and only while there are unread ones', async () => {
  const { server, session } = openOrder();
  await screen.findByRole('region', { name: '检测项目' });
  expect(server.inputs('auth/message/read')).toEqual([]);
  server.on({ 'auth/message/read': () => ({ unread: 1 }) });
  act(() => session.setMessageCount(3));
  await waitFor(() =>
    expect(server.inputs('auth/message/read')).toContainEqual({ link: '/member/order/order-1' }),
  );
  await waitFor(() => expect(session.messageCount).toBe(1));
});

test('the data comes before the bill, and the bill before the items', async () => {
  const data = orderFile({ rid: 'file-2', kind: 'data', name: '图.tif' });
  openOrder({ state: 'billed', can: ['ask'] }, [orderFile(), data], 0, statement());
  const bill = await screen.findByRole('region', { name: '结算单' });
  const shown = [
    screen.getByRole('note', { name: '下一步' }),
    screen.getByRole('region', { name: '订单进度' }),
    screen.getByRole('region', { name: '数据已交付' }),
    bill,
    screen.getByRole('region', { name: '检测项目' }),
  ];
  const inPage = shown.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inPage).toEqual(shown);
});

test('an order with a coupon shows the total, the discount and what is to be paid', async () => {
  openOrder({ discount_fen: 2000, due_fen: 10_000, coupon: { rid: 'coupon-1', name: '新客立减' } });
  const items = within(await screen.findByRole('region', { name: '检测项目' }));
  const amounts = items.getByLabelText('费用');
  expect(amounts).toHaveTextContent('项目合计¥120.00优惠券“新客立减”-¥20.00应付¥100.00');
});

test('the samples are listed one by one with hazards, then the return address and the materials', async () => {
  const samples = Array.from({ length: 12 }, (_, index) => ({
    rid: `sample-${index}`,
    number: `S${index + 1}`,
    name: `石墨 ${index + 1}`,
    form: 'powder' as const,
    hazards: index === 0 ? ['toxic' as const, 'magnetic' as const] : [],
    stored_from: '',
    item_rids: null,
  }));
  const { visitor } = openOrder({
    samples,
    sampling: { code: 'Q20261118-000001', date: '2026-11-20', time: '08:30-10:30' },
    return_address: { name: '张三', phone: '13900000000', place: '江苏省苏州市虎丘区科技路8号' },
    materials: ['contract', 'other'],
    materials_other: '验收单',
  });
  const panel = within(await screen.findByRole('region', { name: '样品与送样' }));
  const rows = () => within(panel.getByRole('list', { name: '样品' })).getAllByRole('listitem');
  expect(rows()).toHaveLength(10);
  expect(rows()[0]).toHaveTextContent('S1石墨 1（粉末）有毒、有磁性');
  await visitor.click(panel.getByRole('button', { name: '显示全部 12 个样品' }));
  expect(rows()).toHaveLength(12);
  expect(panel.getByText('张三 13900000000 江苏省苏州市虎丘区科技路8号')).toBeInTheDocument();
  expect(panel.getByText(/2026-11-20 08:30-10:30/)).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Q20261118-000001' })).toHaveAttribute(
    'href',
    '/member/order?kind=visit',
  );
  expect(panel.getByText('合同、验收单')).toBeInTheDocument();
});

test('the history shows who did what, when and why, newest first', async () => {
  openOrder({
    state: 'confirmed',
    timeline: [
      ...order().timeline,
      { state: 'confirmed', act: 'confirm', by: 'staff', at: '2026-11-20T03:15:00Z', note: '加测一组平行样' },
    ],
  });
  const history = within(await screen.findByRole('region', { name: '订单记录' }));
  const [newest, oldest] = history.getAllByRole('listitem');
  expect(newest).toHaveTextContent('方案已锁定2026-11-20 11:15 · 实验室锁定方案加测一组平行样');
  expect(oldest).toHaveTextContent('待确认2026-11-20 10:00 · 您提交订单');
});

test('promises show when they are due and whether they are late', async () => {
  openOrder({
    state: 'received',
    promises: [
      { kind: 'call', due: '2026-11-20T06:00:00Z', kept: null, late: true },
      { kind: 'deliver', due: '2026-11-21T06:00:00Z', kept: '2026-11-21T05:30:00Z', late: false },
    ],
  });
  const promises = within(await screen.findByRole('region', { name: '服务承诺' })).getAllByRole('listitem');
  expect(promises[0]).toHaveTextContent(/最晚 2026-11-20 14:00已超时/);
  expect(promises[1]).toHaveTextContent(/完成于 2026-11-21 13:30已完成/);
});

test('while the lab waits for the sample, the page shows where to send it', async () => {
  openOrder({ state: 'awaiting_sample' });
  const next = await screen.findByRole('note', { name: '下一步' });
  expect(await within(next).findByText(/收样室.*订单号 D20261120-000007/)).toBeInTheDocument();
});

test('a change by the lab appears without a reload and is announced to screen readers', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  try {
    const { server } = openOrder();
    expect(await screen.findByRole('heading', { name: /订单 D/ })).toBeInTheDocument();
    server.on({ 'auth/web/order/detail': () => order({ state: 'testing' }) });
    await act(() => jest.advanceTimersByTimeAsync(15_100));
    expect(screen.getByText('订单状态已更新：检测中')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('cancelling asks for a reason, keeps it after a failure, and shows the cancelled order', async () => {
  const { visitor, server } = openOrder();
  server.on({
    'auth/order/cancel': () => {
      throw new Refused('unavailable');
    },
  });
  // A destructive act is never the page's only button.
  expect(await screen.findByRole('button', { name: /^更多/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '取消订单' })).not.toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: /^更多/ }));
  expect(screen.getByRole('button', { name: '再来一单' })).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '取消订单' }));
  const dialog = within(await screen.findByRole('dialog'));
  await visitor.click(dialog.getByRole('button', { name: '取消订单' }));
  expect(dialog.getByText('[取消原因]不能为空')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('radio', { name: '其他' }));
  await visitor.click(dialog.getByRole('button', { name: '取消订单' }));
  expect(dialog.getByText('[其他原因]不能为空')).toBeInTheDocument();
  await visitor.type(dialog.getByLabelText(/其他原因/), '暂不检测');
  await visitor.click(dialog.getByRole('button', { name: '取消订单' }));
  await waitFor(() => expect(server.inputs('auth/order/cancel')).toHaveLength(1));
  expect(dialog.getByLabelText(/其他原因/)).toHaveValue('暂不检测');

  server.on({
    'auth/order/cancel': () => null,
    'auth/web/order/detail': () => order({ state: 'cancelled', can: [], next: 'reorder' }),
  });
  await waitFor(() => expect(dialog.getByRole('button', { name: '取消订单' })).toBeEnabled());
  await visitor.click(dialog.getByRole('button', { name: '取消订单' }));
  expect(await screen.findByText('订单状态已更新：已取消')).toBeInTheDocument();
  expect(server.inputs('auth/order/cancel').at(-1)).toEqual({ rid: 'order-1', reason: '暂不检测' });
  expect(await screen.findByRole('button', { name: '再来一单' })).toBeInTheDocument();
});

test('the page shows the account manager, or the hotline when there is none', async () => {
  const manager = { name: '周老师', phone: '137 0000 1234', hours: '周一至周六', wechat: 'zhou-lab' };
  const { unmount } = openOrder({ manager });
  const card = within(await screen.findByRole('region', { name: '客户经理' }));
  expect(card.getByRole('link', { name: '137 0000 1234' })).toHaveAttribute('href', 'tel:13700001234');
  expect(card.getByText('周一至周六')).toBeInTheDocument();
  expect(card.getByText(/zhou-lab/)).toBeInTheDocument();
  unmount();
  openOrder({ manager: null });
  expect(await screen.findByText(/暂未指定客户经理/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '400-000-0000' })).toBeInTheDocument();
});

test('an express number that was entered is shown and can be changed until the sample is there', async () => {
  const parcel = { company: '顺丰速运', number: 'SF1234567890' };
  const { visitor, server } = openOrder({ state: 'awaiting_sample', can: ['send', 'cancel'], parcel });
  server.on({ 'auth/order/send': () => null });
  await visitor.click(await screen.findByRole('button', { name: '修改' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('radio', { name: '顺丰速运' })).toBeChecked();
  const field = dialog.getByLabelText(/快递单号/);
  expect(field).toHaveValue('SF1234567890');
  await visitor.type(field, '1');
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(server.inputs('auth/order/send')).toEqual([
      { rid: 'order-1', company: '顺丰速运', number: 'SF12345678901' },
    ]),
  );
});

test('an unknown order, or one of another member, is not found', async () => {
  const { server } = renderRoute({ routes, at: '/member/order/nobody', user: member() });
  server.on({
    'auth/web/order/detail': () => {
      throw new Refused('not_found');
    },
  });
  expect(await screen.findByText('订单不存在，或不属于当前账号')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '我的订单' }).at(-1)).toHaveAttribute('href', '/member/order');
});

test('an open quotation is the next step; it is accepted or declined on the order’s page', async () => {
  const target = { kind: 'order', rid: 'order-1', code: 'D20261120-000007' } as const;
  let offered = quotation({
    target,
    total_fen: 5300,
    discount_fen: 1000,
    due_fen: 4300,
    valid_until: '2999-12-31',
  });
  const { visitor, server } = openOrder({ state: 'confirmed', next: 'reply' });
  server.on({
    'auth/quotation/list': () => {
      const { lines: _lines, ...row } = offered;
      return { list: [row], next: null, total: 1 };
    },
    'auth/quotation/detail': () => offered,
    'auth/quotation/accept': () => (offered = { ...offered, state: 'accepted', can: [] }),
  });
  const next = await screen.findByRole('note', { name: '下一步' });
  expect(next).toHaveTextContent('请答复');
  expect(within(next).getByRole('link', { name: '答复报价' })).toHaveAttribute(
    'href',
    '/member/order/order-1#quotation',
  );
  const panel = within(await screen.findByRole('region', { name: '报价单' }));
  expect(panel.getByRole('list', { name: '报价项目' })).toHaveTextContent(
    /X 射线衍射.*¥1\.00 × 3 样.*加急费/,
  );
  expect(panel.getByLabelText('费用')).toHaveTextContent('项目合计¥53.00优惠券-¥10.00应付¥43.00');
  await visitor.click(panel.getByRole('button', { name: '拒绝' }));
  const declining = within(await screen.findByRole('dialog', { name: '拒绝报价' }));
  expect(declining.getByText(/订单价格不变/)).toBeInTheDocument();
  await visitor.click(declining.getByRole('button', { name: '返回' }));
  await visitor.click(await panel.findByRole('button', { name: '接受报价' }));
  const accepting = within(await screen.findByRole('dialog', { name: '接受报价' }));
  expect(accepting.getByText(/协议按新价格重新生成/)).toBeInTheDocument();
  await visitor.dblClick(accepting.getByRole('button', { name: '接受报价' }));
  // Then it is one line: what the order cost, what it costs, and why; its items stand once.
  const line = within(await screen.findByRole('region', { name: '报价单' }));
  expect(await line.findByText('¥120.00')).toBeInTheDocument();
  expect(line.getByText('¥43.00')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: '报价项目' })).not.toBeInTheDocument();
  expect(server.inputs('auth/quotation/accept')).toEqual([
    { rid: 'quotation-1', seen: { due_fen: expect.any(Number) } },
  ]);
});

test('the label of the parcel is printed while the samples are to be sent', async () => {
  const { visitor, server, unmount } = openOrder({ state: 'submitted', sample_source: 1, next: null });
  server.on({ 'auth/sample/shippingLabel': () => ({ url: '#label' }) });
  const next = within(await screen.findByRole('note', { name: '下一步' }));
  await visitor.click(next.getByRole('button', { name: '打印寄样标签' }));
  const dialog = within(await screen.findByRole('dialog', { name: '打印寄样标签' }));
  await visitor.click(dialog.getByRole('radio', { name: /^冷藏/ }));
  await visitor.click(dialog.getByRole('radio', { name: /^A4/ }));
  await visitor.click(dialog.getByRole('button', { name: '下载 PDF' }));
  await waitFor(() =>
    expect(server.inputs('auth/sample/shippingLabel')).toEqual([
      { order_rid: 'order-1', size: 'a4', storage: 'cool' },
    ]),
  );
  unmount();
  openOrder({ state: 'received', sample_source: 1, next: null });
  await screen.findByRole('note', { name: '下一步' });
  expect(screen.queryByRole('button', { name: '打印寄样标签' })).not.toBeInTheDocument();
});

test('the coupon of a cancelled order is shown as usable, also when the coupons were looked at just before', async () => {
  const { visitor, server, router, queryClient } = openOrder();
  // As in the browser, where a page that is left keeps its answers.
  queryClient.setDefaultOptions({ queries: { staleTime: 30_000 } });
  server.on({
    'auth/coupon/list': () => ({ total: 0, list: [], counts: { usable: 0, used: 1, expired: 0 } }),
    'auth/order/cancel': () => null,
  });
  await act(() => router.navigate('/member/coupon'));
  await waitFor(() => expect(server.inputs('auth/coupon/list')).toHaveLength(1));
  await act(() => router.navigate('/member/order/order-1'));
  await visitor.click(await screen.findByRole('button', { name: /^更多/ }));
  await visitor.click(screen.getByRole('button', { name: '取消订单' }));
  const dialog = within(await screen.findByRole('dialog'));
  await visitor.click(dialog.getByRole('radio', { name: '重复下单' }));
  await visitor.click(dialog.getByRole('button', { name: '取消订单' }));
  await waitFor(() => expect(server.inputs('auth/order/cancel')).toHaveLength(1));
  await act(() => router.navigate('/member/coupon'));
  await waitFor(() => expect(server.inputs('auth/coupon/list')).toHaveLength(2));
});
