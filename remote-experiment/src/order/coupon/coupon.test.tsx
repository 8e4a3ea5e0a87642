import { Refused } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { coupon, planItem, planOf } from '../../testing/fixture';
import { onSaturday, open, submit } from '../../testing/orderPage';

onSaturday();

const best = { coupon: coupon({}), discount_fen: 5000 };
const second = {
  coupon: coupon({ rid: 'coupon-2', name: '九折', amount_fen: null, percent: 10, scope: '数据分析' }),
  discount_fen: 1200,
};
const plan = planOf({ 3: [planItem({ needs_sample: false, count: 2 })] });
const openWith = (given: Parameters<typeof open>[0]) => open({ plan, ...given });
const total = async () => within(await screen.findByRole('region', { name: '订单合计' }));

test('the best coupon is chosen at first, and the order is placed with it', async () => {
  const page = openWith({ coupons: { fitting: [best, second] } });
  expect(await screen.findByRole('radio', { name: /新客立减/ })).toBeChecked();
  expect((await total()).getByText('-¥50.00')).toBeInTheDocument();
  expect((await total()).getByText('¥70.00')).toBeInTheDocument();
  await submit(page);
  await waitFor(() =>
    expect(page.server.inputs('auth/order/add')).toMatchObject([
      { coupon_rid: 'coupon-1', seen: { total_fen: 12_000, due_fen: 7000 } },
    ]),
  );
  expect(page.server.inputs('auth/discount4user')[0]).toEqual({ plan_rids: ['item-xrd'] });
});

test('another coupon, or none, can be chosen', async () => {
  const page = openWith({ coupons: { fitting: [best, second] } });
  await page.visitor.click(await screen.findByRole('radio', { name: /九折/ }));
  expect((await total()).getByText('¥108.00')).toBeInTheDocument();
  await page.visitor.click(screen.getByRole('radio', { name: '不使用优惠券' }));
  expect((await total()).queryByText('优惠券')).not.toBeInTheDocument();
  await submit(page);
  await waitFor(() => expect(page.server.inputs('auth/order/add')).toHaveLength(1));
  expect(page.server.inputs('auth/order/add')[0]).not.toHaveProperty('coupon_rid');
});

test('a coupon that does not fit is listed with its reason', async () => {
  openWith({ coupons: { others: [{ coupon: second.coupon, reason: '还差 ¥80.00 可用' }] } });
  expect(await screen.findByText(/九折（9 折）：还差 ¥80.00 可用/)).toBeInTheDocument();
});

test('a member without coupons sees nothing of them', async () => {
  openWith({});
  await total();
  expect(screen.queryByText('优惠券')).not.toBeInTheDocument();
});

test('when coupons cannot be loaded, the order can be placed at its full price', async () => {
  const page = open({ plan });
  page.server.on({
    'auth/discount4user': () => {
      throw new Refused('plan_changed');
    },
  });
  await submit(page);
  await waitFor(() => expect(page.server.inputs('auth/order/add')).toHaveLength(1));
});
