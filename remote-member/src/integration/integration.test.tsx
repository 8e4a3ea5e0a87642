import type { Data, IntegrationEntry, IntegrationExchange, IntegrationGoods } from '@portal/shared/contract';
import { type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { address } from '../testing/fixture';

type Points = Data<'auth/integration/init'>;

const points = (part: Partial<Points> = {}): Points => ({
  balance: 500,
  available: 500,
  expiring: null,
  expiries: [{ month: '2027-03', points: 500 }],
  earn: { per_yuan: 1, evaluation: 20 },
  ...part,
});
const goods = (part: Partial<IntegrationGoods> = {}): IntegrationGoods => ({
  rid: 'notebook',
  name: '记录本',
  sketch: 'A5',
  img: '',
  points: 300,
  stock: 7,
  coupon: false,
  ...part,
});
const coupon = goods({ rid: 'coupon', name: '检测券', points: 200, stock: null, coupon: true });
const exchange = (part: Partial<IntegrationExchange> = {}): IntegrationExchange => ({
  rid: 'exchange-1',
  code: 'J20261120-000001',
  name: '记录本',
  points: 300,
  state: 'waiting',
  sent_to: { name: '林晓', phone: '13800000000', place: '北京市海淀区学院路 1 号' },
  parcel: null,
  note: '',
  created: '2026-11-20T02:00:00Z',
  ...part,
});
const entry = (part: Partial<IntegrationEntry> = {}): IntegrationEntry => ({
  id: 7,
  label: '获得积分',
  amount: 500,
  balance: 500,
  at: '2026-03-20T02:00:00Z',
  order_rid: null,
  expiry: { at: '2027-03-20T02:00:00Z', left: 500 },
  ...part,
});

function open(server: Handlers = {}, at = '/member/integral') {
  return renderRoute({
    routes,
    at,
    user: member(),
    server: {
      'auth/integration/init': () => points(),
      'auth/integration/months': () => [],
      'auth/integration/list4exchange': () => [goods(), coupon],
      'auth/integration/list': () => ({ list: [entry()], next: null }),
      'auth/integration/exchanges': () => ({ total: 1, list: [exchange()] }),
      'auth/address/list': () => [address()],
      ...server,
    },
  });
}

const cardOf = async (name: string) => within(await screen.findByRole('listitem', { name }));

test('points by month are a chart, or a table; there is none before the first points', async () => {
  const { visitor } = open({
    'auth/integration/months': () => [
      { month: '2026-10', gained: 0, used: 0 },
      { month: '2026-11', gained: 1_240, used: 300 },
    ],
  });
  expect(await screen.findByRole('figure', { name: '近 12 个月积分' })).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '看数据' }));
  const table = within(screen.getByRole('table', { name: '近 12 个月积分' }));
  expect(table.getByRole('row', { name: /2026-11 1,240 300/ })).toBeInTheDocument();
});

test('the balance says what expires when, and warns of what expires soon', async () => {
  open({
    'auth/integration/init': () =>
      points({ expiring: 1070, expiries: [{ month: '2026-12', points: 1070 }, ...points().expiries] }),
  });
  expect(await screen.findByText(/^1,070 积分将在 30 天内过期/)).toBeInTheDocument();
  const months = within(screen.getByRole('list', { name: '积分到期时间' })).getAllByRole('listitem');
  expect(months.map(({ textContent }) => textContent)).toEqual(['2026-12 1,070', '2027-03 500']);
  expect(screen.getByText(/订单付款每 1 元得 1 积分，评价订单得 20 积分/)).toBeInTheDocument();
});

test('entries say what is left and when it expires, and lead to their orders', async () => {
  const { visitor, server } = open({
    'auth/integration/list': ({ before }) =>
      before === undefined
        ? {
            list: [
              entry({ id: 9, label: '兑换积分', amount: -300, balance: 200, expiry: null }),
              entry({ id: 8, order_rid: 'order-1', expiry: { at: '2027-03-20T02:00:00Z', left: 200 } }),
            ],
            next: 8,
          }
        : { list: [entry({ id: 7, expiry: { at: '2026-01-01T00:00:00Z', left: 0 } })], next: null },
  });
  const table = within(await screen.findByRole('table', { name: '积分明细' }));
  // A dash is left out of the cards of phones, which would have a label without a value.
  const spent = within(table.getByRole('row', { name: /-300/ }));
  expect(spent.getAllByRole('cell').at(-1)).toHaveAttribute('data-empty');
  expect(table.getByText('2027-03-20 到期，还剩 200')).toBeInTheDocument();
  expect(table.getByRole('link', { name: /^查看订单/ })).toHaveAttribute('href', '/member/order/order-1');
  await visitor.click(screen.getByRole('button', { name: '加载更多' }));
  expect(await table.findByText('已使用或已过期')).toBeInTheDocument();
  expect(server.inputs('auth/integration/list')).toEqual([{ size: 20 }, { size: 20, before: 8 }]);
});

test('a coupon is exchanged once; what is left is said before', async () => {
  const { visitor, server } = open();
  await visitor.click(await screen.findByRole('button', { name: '兑换：检测券' }));
  const dialog = within(await screen.findByRole('dialog', { name: '兑换“检测券”' }));
  expect(dialog.getByText(/兑换后剩余/)).toHaveTextContent('使用 200 积分，兑换后剩余 300 积分');
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  server.on({
    'auth/integration/apply': () => exchange({ name: '检测券', state: 'issued', sent_to: null }),
    'auth/integration/exchanges': () => ({
      total: 1,
      list: [exchange({ name: '检测券', state: 'issued', sent_to: null })],
    }),
  });
  await visitor.dblClick(dialog.getByRole('button', { name: '确认兑换' }));
  expect(await screen.findByText('已兑换“检测券”，请在“优惠券”查看')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '查看优惠券：检测券' })).toHaveAttribute(
    'href',
    '/member/coupon',
  );
  expect(server.inputs('auth/integration/apply')).toEqual([{ goods_rid: 'coupon', seen: { points: 200 } }]);
  await waitFor(() => expect(server.inputs('auth/integration/init')).toHaveLength(2));
});

test('goods are sent to the chosen address, the default one first', async () => {
  const second = address({ address_rid: 'address-2', name: '王明', default: 0 });
  const { visitor, server, router } = open({ 'auth/address/list': () => [second, address()] });
  await visitor.click(await screen.findByRole('button', { name: '兑换：记录本' }));
  const dialog = within(await screen.findByRole('dialog', { name: '兑换“记录本”' }));
  expect(await dialog.findByRole('radio', { name: /林晓/ })).toBeChecked();
  await visitor.click(dialog.getByRole('radio', { name: /王明/ }));
  server.on({ 'auth/integration/applyExchange': () => exchange() });
  await visitor.click(dialog.getByRole('button', { name: '确认兑换' }));
  expect(await screen.findByText(/^兑换 J20261120-000001 已提交/)).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=exchanges'));
  expect(server.inputs('auth/integration/applyExchange')).toEqual([
    { goods_rid: 'notebook', seen: { points: 300 }, address_rid: 'address-2' },
  ]);
});

test('without an address goods can not be exchanged, and the dialog leads to the addresses', async () => {
  const { visitor } = open({ 'auth/address/list': () => [] });
  await visitor.click(await screen.findByRole('button', { name: '兑换：记录本' }));
  const dialog = within(await screen.findByRole('dialog', { name: '兑换“记录本”' }));
  expect(await dialog.findByRole('link', { name: '添加地址' })).toHaveAttribute('href', '/member/address');
  expect(dialog.queryByRole('button', { name: '确认兑换' })).not.toBeInTheDocument();
});

test('goods that are gone or too dear can not be exchanged, and say why', async () => {
  open({
    'auth/integration/list4exchange': () => [
      goods({ stock: 0 }),
      goods({ rid: 'mug', name: '保温杯', points: 1500 }),
    ],
  });
  expect((await cardOf('记录本')).getByText('已兑完')).toBeInTheDocument();
  expect(await (await cardOf('保温杯')).findByText('还差 1,000 积分')).toBeInTheDocument();
  for (const button of screen.getAllByRole('button', { name: /^兑换：/ })) expect(button).toBeDisabled();
});

test('a price that changed meanwhile is refused; the dialog shows the new one and asks again', async () => {
  const { visitor, server } = open();
  await visitor.click(await screen.findByRole('button', { name: '兑换：检测券' }));
  const dear = goods({ rid: 'coupon', name: '检测券', coupon: true, points: 350 });
  server.on({
    'auth/integration/list4exchange': () => [goods(), dear],
    'auth/integration/apply': ({ seen }) => {
      if (seen.points !== 350) throw new Refused('seen_changed');
      return exchange({ name: '检测券', state: 'issued', sent_to: null });
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: '兑换“检测券”' }));
  await visitor.click(dialog.getByRole('button', { name: '确认兑换' }));
  expect(await dialog.findByText('350')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '确认兑换' }));
  await waitFor(() =>
    expect(server.inputs('auth/integration/apply')).toEqual([
      { goods_rid: 'coupon', seen: { points: 200 } },
      { goods_rid: 'coupon', seen: { points: 350 } },
    ]),
  );
});

test('points are given after the masked name was shown, once', async () => {
  const { visitor, server } = open();
  await visitor.click(await screen.findByRole('button', { name: '转赠积分' }));
  const dialog = within(await screen.findByRole('dialog', { name: '转赠积分' }));
  server.on({
    'auth/integration/receiver': () => {
      throw new Refused('invalid_input', { phone: '[手机号]不能是自己的' });
    },
  });
  await visitor.type(dialog.getByRole('textbox', { name: /^对方手机号/ }), '138 0000 0000');
  await visitor.type(dialog.getByRole('textbox', { name: /^转赠积分/ }), '501');
  await visitor.click(dialog.getByRole('button', { name: '下一步' }));
  expect(await dialog.findByText('[转赠积分]不能超过可用的 500 积分')).toBeInTheDocument();
  await visitor.clear(dialog.getByRole('textbox', { name: /^转赠积分/ }));
  await visitor.type(dialog.getByRole('textbox', { name: /^转赠积分/ }), '60');
  await visitor.click(dialog.getByRole('button', { name: '下一步' }));
  expect(await dialog.findByText('[手机号]不能是自己的')).toBeInTheDocument();

  server.on({
    'auth/integration/receiver': () => ({ to: '欧***' }),
    'auth/integration/transfer': () => ({ to: '欧***' }),
  });
  await visitor.clear(dialog.getByRole('textbox', { name: /^对方手机号/ }));
  await visitor.type(dialog.getByRole('textbox', { name: /^对方手机号/ }), '13912345678');
  await visitor.click(dialog.getByRole('button', { name: '下一步' }));
  const question = within(await screen.findByRole('dialog', { name: '确认转赠' }));
  expect(question.getByText('欧***')).toBeInTheDocument();
  expect(question.getByText(/之后您还有 440 积分/)).toBeInTheDocument();
  await visitor.click(question.getByRole('button', { name: '返回修改' }));
  expect(await screen.findByRole('textbox', { name: /^转赠积分/ })).toHaveValue('60');
  await visitor.click(screen.getByRole('button', { name: '下一步' }));
  await visitor.dblClick(await screen.findByRole('button', { name: '确认转赠' }));
  expect(await screen.findByText('已向 欧*** 转赠 60 积分')).toBeInTheDocument();
  expect(server.inputs('auth/integration/transfer')).toEqual([
    { phone: '13912345678', points: 60, message: '' },
  ]);
});

test('exchanges say where they are and why one was refused; the page is in the URL', async () => {
  const parcel = { company: '顺丰速运', number: 'SF1' };
  const { visitor, server, router } = open(
    {
      'auth/integration/exchanges': () => ({
        total: 45,
        list: [
          exchange({ rid: 'a', code: 'J-1', state: 'sent', parcel }),
          exchange({ rid: 'b', code: 'J-2', state: 'refused', note: '缺货' }),
        ],
      }),
    },
    '/member/integral?tab=exchanges',
  );
  expect((await cardOf('J-1')).getByText('顺丰速运 SF1')).toBeInTheDocument();
  expect(await screen.findByRole('listitem', { name: 'J-2' })).toHaveTextContent('原因：缺货300 积分已退回');
  await visitor.click(screen.getByRole('link', { name: '下一页' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=exchanges&page=2'));
  await waitFor(() =>
    expect(server.inputs('auth/integration/exchanges').at(-1)).toEqual({ page: 2, size: 20 }),
  );
});

test('a new member has nothing to give, and reads how points are earned', async () => {
  open({
    'auth/integration/init': () => points({ balance: 0, available: 0, expiries: [] }),
    'auth/integration/list4exchange': () => [],
    'auth/integration/list': () => ({ list: [], next: null }),
  });
  expect(await screen.findByText('还没有积分')).toBeInTheDocument();
  expect(await screen.findByText('暂时没有可兑换的商品')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '转赠积分' })).toBeDisabled();
  expect(screen.queryByRole('list', { name: '积分到期时间' })).not.toBeInTheDocument();
});

test('goods that fail to load do not hide balance and entries', async () => {
  const { visitor, server } = open({
    'auth/integration/list4exchange': () => {
      throw new Refused('unavailable');
    },
  });
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(await screen.findByRole('table', { name: '积分明细' })).toBeInTheDocument();
  server.on({ 'auth/integration/list4exchange': () => [goods()] });
  await visitor.click(retry);
  expect((await cardOf('记录本')).getByText('剩 7 件')).toBeInTheDocument();
});
