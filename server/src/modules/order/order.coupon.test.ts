import type { Coupon, Input } from '@portal/shared/contract';
import { grouping } from '../../../testing/clusters';
import { claimed } from '../../../testing/coupons';
import { member, type TestMember, withSession } from '../../../testing/factories';
import { moneyOf } from '../../../testing/money';
import { type GivenOrder, type Lab, lab, order, orderInput, plan } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  desk = await lab(t);
  who = await member(t.db);
});

const by = () => ({ token: who.token });
const coupon = (given: Partial<Input<'staff/coupon/add'>> = {}) => claimed(t, desk, who, given);
const detail = async (rid: string) => (await t.call('auth/web/order/detail', { rid }, by())).data;
const couponsIn = async (state: Coupon['state']) =>
  (await t.call('auth/coupon/list', { state }, by())).data.list.map(({ rid }) => rid);
const cancel = (rid: string) => t.call('auth/order/cancel', { rid, reason: '不做了' }, by());
async function placeWith(coupon_rid: string, given: Partial<GivenOrder> = {}) {
  const item = await plan(t, who);
  return t.call('auth/order/add', orderInput([item], { coupon_rid, ...given }), by());
}

test('an order with a coupon costs less by its discount, and the coupon is used', async () => {
  const { rid: coupon_rid, name } = await coupon({ amount_fen: 1000 });
  const item = await plan(t, who);
  const quoted = await t.call('auth/order/quote', { plan_rids: [item.rid], coupon_rid }, by());
  const due_fen = item.total_fen - 1000;
  expect(quoted.data).toMatchObject({ total_fen: item.total_fen, discount_fen: 1000, due_fen });
  const placed = await t.call('auth/order/add', orderInput([item], { coupon_rid }), by());
  const shown = await detail(placed.data.rid);
  expect(shown).toMatchObject({ total_fen: item.total_fen, discount_fen: 1000, due_fen });
  expect(shown.coupon).toEqual({ rid: coupon_rid, name });
  expect((await moneyOf(t.db, who)).credit.held).toBe(due_fen);
  const used = await t.call('auth/coupon/list', { state: 'used' }, by());
  expect(used.data.list).toMatchObject([{ rid: coupon_rid, state: 'used', order_rid: placed.data.rid }]);
});

test('without a coupon there is no discount', async () => {
  const item = await plan(t, who);
  const quoted = await t.call('auth/order/quote', { plan_rids: [item.rid] }, by());
  expect(quoted.data).toMatchObject({ discount_fen: 0, due_fen: item.total_fen });
  const { rid } = (await t.call('auth/order/add', orderInput([item]), by())).data;
  expect(await detail(rid)).toMatchObject({ discount_fen: 0, due_fen: item.total_fen, coupon: null });
});

test('the coupons for an order: the largest discount first, of equal ones the first to expire; others with the reason', async () => {
  const item = await plan(t, who);
  const late = await coupon({ amount_fen: 500 });
  const soon = await coupon({ amount_fen: 500, valid_days: 3 });
  const best = await coupon({ percent: 90, cap_fen: 501 });
  const short = await coupon({ minimum_fen: item.total_fen + 1 });
  const elsewhere = await coupon({ type_id: 3 });
  const { data } = await t.call('auth/discount4user', { plan_rids: [item.rid] }, by());
  expect(data.total_fen).toBe(item.total_fen);
  expect(data.fitting.map((one) => [one.coupon.rid, one.discount_fen])).toEqual([
    [best.rid, 501],
    [soon.rid, 500],
    [late.rid, 500],
  ]);
  expect(Object.fromEntries(data.others.map((one) => [one.coupon.rid, one.reason]))).toEqual({
    [short.rid]: '还差 ¥0.01 可用',
    [elsewhere.rid]: '不适用于所选项目',
  });
});

test('coupons are offered for a service that is ordered directly too', async () => {
  const { rid } = await coupon({ type_id: 1 });
  const { device_rid, options } = await plan(t, who);
  const { data } = await t.call('auth/discount4user', { item: { device_rid, options } }, by());
  expect(data.fitting).toMatchObject([{ coupon: { rid } }]);
});

test('a quote uses the best coupon on request, and says by what the order can be paid', async () => {
  const item = await plan(t, who);
  await coupon({ amount_fen: 500 });
  const best = await coupon({ amount_fen: 900 });
  const groups = grouping(t);
  const leader = await member(t.db);
  const group = await groups.add(leader, { limit_fen: 700 });
  await groups.join(group.rid, leader, who);
  const { data } = await t.call('auth/order/quote', { plan_rids: [item.rid], best_coupon: true }, by());
  const due_fen = item.total_fen - 900;
  expect(data).toEqual({
    list_fen: item.total_fen,
    total_fen: item.total_fen,
    discount_fen: 900,
    due_fen,
    coupon: { rid: best.rid, name: best.name },
    enterprise: false,
    credit_free_fen: 500_000,
    prepaid_fen: 0,
    points: Math.floor(due_fen / 100),
    groups: [{ rid: group.rid, name: group.name, most_fen: 700 }],
  });
});

test('a quote leaves the plan as it is', async () => {
  const item = await plan(t, who);
  const before = (await t.call('auth/tempDevice', {}, by())).data;
  await t.call('auth/order/quote', { plan_rids: [item.rid] }, by());
  await t.call('auth/discount4user', { plan_rids: [item.rid] }, by());
  expect((await t.call('auth/tempDevice', {}, by())).data).toEqual(before);
});

test('a used coupon is refused, and the items stay in the plan', async () => {
  const { rid } = await coupon();
  expect((await placeWith(rid)).code).toBe(1);
  expect(await placeWith(rid)).toMatchObject({
    status: 409,
    error: 'coupon_unusable',
    msg: '该优惠券已使用，请重新选择',
  });
  expect((await t.call('auth/tempDevice', {}, by())).data.cartNum).toBe(1);
});

test('an expired coupon, and one that does not fit, is refused', async () => {
  const { rid } = await coupon({ valid_days: 1 });
  const other = await coupon({ type_id: 3 });
  expect((await placeWith(other.rid)).msg).toBe('不适用于所选项目');
  t.clock.set('2026-11-19T16:00:00Z');
  who = await withSession(t.db, who, t.clock.now());
  expect((await placeWith(rid)).msg).toBe('该优惠券已过期，请重新选择');
});

test('an order at another amount than the member saw is refused, and the coupon stays usable', async () => {
  const { rid } = await coupon();
  const item = await plan(t, who);
  const seen = { total_fen: item.total_fen, due_fen: 1, times: [] };
  const refused = await t.call('auth/order/add', orderInput([item], { coupon_rid: rid, seen }), by());
  expect(refused).toMatchObject({
    status: 409,
    error: 'seen_changed',
    data: { seen: { due_fen: expect.any(Number) } },
  });
  expect(await couponsIn('usable')).toEqual([rid]);
});

test('a cancelled order gives its coupon back, for another order', async () => {
  const { rid: coupon_rid } = await coupon();
  const first = await order(t, who, 'xrd', { coupon_rid });
  await desk.acts(first.code, 'confirm');
  expect(await couponsIn('used')).toEqual([coupon_rid]);
  expect((await cancel(first.rid)).code).toBe(1);
  expect(await couponsIn('usable')).toEqual([coupon_rid]);
  const second = await order(t, who, 'xrd', { coupon_rid });
  expect((await detail(second.rid)).coupon?.rid).toBe(coupon_rid);
  expect(await detail(first.rid)).toMatchObject({ state: 'cancelled', discount_fen: 1000 });
});

test('a coupon of an order that the lab has received stays used', async () => {
  const { rid: coupon_rid } = await coupon();
  const { rid, code } = await order(t, who, 'xrd', { coupon_rid });
  await desk.acts(code, 'confirm', 'receive');
  expect(await cancel(rid)).toMatchObject({ status: 409, error: 'order_act_refused' });
  expect(await couponsIn('used')).toEqual([coupon_rid]);
});
