import { Refused } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { coupon, planItem, planOf } from '../../testing/fixture';
import { onSaturday, open, submit } from '../../testing/orderPage';

onSaturday();

const xps = planItem({ rid: 'item-xps', device_rid: 'xps', name: 'XPS', needs_sample: false });
const xrd = planItem({ needs_sample: false, count: 2 });
const orderOf = (...items: (typeof xps)[]) => planOf({ 3: items });
const first = { coupon: coupon({}), discount_fen: 5000 };
const second = { coupon: coupon({ rid: 'coupon-2', name: '九折' }), discount_fen: 1200 };

type Page = ReturnType<typeof open>;
/** Refuses the next order with this id; later ones are placed. */
const refuseOnce = ({ server }: Page, id: 'seen_changed' | 'plan_changed' | 'coupon_unusable') => {
  let refused = false;
  server.on({
    'auth/order/add': () => {
      if (refused) return { rid: 'order-1', code: 'D20261121-000001' };
      refused = true;
      throw new Refused(id);
    },
  });
};
const dialog = async () => within(await screen.findByRole('dialog', { name: '订单内容有变化' }));

test('a changed price is shown before and after, and the order goes on at the new one', async () => {
  const page = open({ plan: orderOf(xrd) });
  await screen.findByText('应付合计');
  refuseOnce(page, 'seen_changed');
  page.server.on({ 'auth/tempDevice': () => orderOf(planItem({ ...xrd, unit_fen: 7000 })) });
  await submit(page);
  const shown = await dialog();
  expect(await shown.findByText(/单价由/)).toHaveTextContent('“X 射线衍射”的单价由 ¥60.00 变为 ¥70.00');
  expect(shown.getByText(/应付合计由/)).toHaveTextContent('应付合计由 ¥120.00 变为 ¥140.00');
  await page.visitor.click(shown.getByRole('button', { name: '按新价格继续' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/experiment/order/placed/order-1'));
  expect(page.server.inputs('auth/order/add')).toMatchObject([
    { seen: { total_fen: 12_000 } },
    { seen: { total_fen: 14_000 } },
  ]);
});

test('a withdrawn service leaves the order, and the order goes on with the rest', async () => {
  const page = open({ plan: orderOf(xrd, xps), items: 'item-xrd,item-xps' });
  await screen.findByText('应付合计');
  refuseOnce(page, 'plan_changed');
  page.server.on({ 'auth/tempDevice': () => orderOf({ ...xrd, available: false }, xps) });
  await submit(page);
  const shown = await dialog();
  expect(await shown.findByText(/“X 射线衍射”.*已下架/)).toBeInTheDocument();
  expect(shown.getByRole('link', { name: '查看该服务' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/detail\/xrd\?/),
  );
  await page.visitor.click(shown.getByRole('button', { name: '继续下单' }));
  await waitFor(() => expect(page.server.inputs('auth/order/add')).toHaveLength(2));
  expect(page.server.inputs('auth/order/add')[1]).toMatchObject({
    plan_rids: ['item-xps'],
    seen: { total_fen: 6000 },
  });
});

test('instead of a coupon that was spent elsewhere the next best one is offered', async () => {
  const page = open({ plan: orderOf(xrd), coupons: { fitting: [first, second] } });
  await screen.findByRole('radio', { name: /新客立减/ });
  refuseOnce(page, 'coupon_unusable');
  page.server.on({ 'auth/discount4user': () => ({ total_fen: 12_000, fitting: [second], others: [] }) });
  await submit(page);
  const shown = await dialog();
  expect(await shown.findByText('优惠券“新客立减”已不可用，已换为“九折”')).toBeInTheDocument();
  expect(shown.getByText(/应付合计由/)).toHaveTextContent('应付合计由 ¥70.00 变为 ¥108.00');
  await page.visitor.click(shown.getByRole('button', { name: '继续下单' }));
  await waitFor(() =>
    expect(page.server.inputs('auth/order/add')[1]).toMatchObject({
      coupon_rid: 'coupon-2',
      seen: { due_fen: 10_800 },
    }),
  );
});

test('the member may check the form instead; nothing is ordered', async () => {
  const page = open({ plan: orderOf(xrd) });
  await screen.findByText('应付合计');
  refuseOnce(page, 'plan_changed');
  await submit(page);
  const shown = await dialog();
  expect(shown.getByText('实验方案已变化，请刷新后重新确认')).toBeInTheDocument();
  await page.visitor.click(shown.getByRole('button', { name: '返回核对' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.server.inputs('auth/order/add')).toHaveLength(1);
});

test('a price that changes while the form is filled in is said at once', async () => {
  const page = open({ plan: orderOf(xrd) });
  await screen.findByText('应付合计');
  page.server.on({ 'auth/tempDevice': () => orderOf(planItem({ ...xrd, unit_fen: 7000 })) });
  await act(() => page.queryClient.invalidateQueries());
  expect(await screen.findByText(/单价由/)).toBeInTheDocument();
  await page.visitor.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByText(/单价由/)).not.toBeInTheDocument();
});
