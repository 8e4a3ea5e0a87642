import type { Coupon, Data } from '@portal/shared/contract';
import { member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';

type Coupons = Data<'auth/coupon/list'>;

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString();
const coupon = (part: Partial<Coupon> = {}): Coupon => ({
  rid: 'coupon-1',
  name: '新客立减',
  amount_fen: 5000,
  percent: null,
  cap_fen: null,
  minimum_fen: 30_000,
  type_id: 1,
  child_id: 4,
  scope: '送样检测 / 成分分析',
  state: 'usable',
  expires: inDays(90),
  used: null,
  order_rid: null,
  ...part,
});
const counts = { usable: 25, used: 1, expired: 0 };

function open(at = '/member/coupon', answer: Partial<Coupons> = {}) {
  return renderRoute({
    routes,
    at,
    user: member(),
    server: { 'auth/coupon/list': () => ({ total: 1, list: [coupon()], counts, ...answer }) },
  });
}
const card = async (name = '新客立减') => within(await screen.findByRole('listitem', { name }));

test('a usable coupon says what it takes off, and leads to the services that it fits', async () => {
  open();
  const one = await card();
  expect(one.getByText('减 ¥50.00')).toBeInTheDocument();
  expect(one.getByText('满 ¥300.00 可用')).toBeInTheDocument();
  expect(one.getByText('限送样检测 / 成分分析')).toBeInTheDocument();
  expect(one.getByRole('link', { name: '去使用：新客立减' })).toHaveAttribute(
    'href',
    '/project?typeId=1&childId=4',
  );
  expect(one.queryByText(/还剩/)).not.toBeInTheDocument();
});

test('a coupon that expires soon says how many days are left', async () => {
  open('/member/coupon', {
    list: [coupon({ expires: inDays(3), percent: 10, amount_fen: null, scope: '' })],
  });
  const one = await card();
  expect(one.getByText('还剩 3 天')).toBeInTheDocument();
  expect(one.getByText('9 折')).toBeInTheDocument();
  expect(one.getByText('全部服务可用')).toBeInTheDocument();
});

test('tab and page are in the URL and in the call; a used coupon leads to its order', async () => {
  const list = [coupon({ state: 'used', used: '2026-11-02T02:00:00Z', order_rid: 'order-7' })];
  const { visitor, server, router } = open('/member/coupon?state=lost&page=0', { total: 45 });
  const tabs = within(await screen.findByRole('navigation', { name: '优惠券状态' }));
  expect(await tabs.findByRole('link', { name: /^可使用\s*25$/ })).toHaveAttribute('aria-current', 'page');
  await visitor.click(await screen.findByRole('link', { name: '下一页' }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  server.on({ 'auth/coupon/list': () => ({ total: 1, list, counts }) });
  await visitor.click(tabs.getByRole('link', { name: /^已使用/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=used'));
  expect(await screen.findByRole('link', { name: '查看订单：新客立减' })).toHaveAttribute(
    'href',
    '/member/order/order-7',
  );
  expect(screen.getByText('2026-11-02 已使用')).toBeInTheDocument();
  expect(server.inputs('auth/coupon/list')).toEqual([
    { state: 'usable', page: 1, size: 20 },
    { state: 'usable', page: 2, size: 20 },
    { state: 'used', page: 1, size: 20 },
  ]);
});

test('a code is claimed once by a double click, and the coupon is listed', async () => {
  const { visitor, server } = open('/member/coupon?state=expired', { total: 0, list: [] });
  expect(await screen.findByText('没有过期的优惠券')).toBeInTheDocument();
  server.on({
    'auth/coupon/claim': () => coupon(),
    'auth/coupon/list': () => ({ total: 1, list: [coupon()], counts }),
  });
  await visitor.type(screen.getByLabelText(/^优惠券码/), ' welcome-50');
  await visitor.dblClick(screen.getByRole('button', { name: '领取' }));
  await card();
  expect(screen.getByText('已领取：新客立减')).toBeInTheDocument();
  expect(server.inputs('auth/coupon/claim')).toEqual([{ code: 'WELCOME-50' }]);
  expect(screen.getByLabelText(/^优惠券码/)).toHaveValue('');
});

test('a refused code keeps what was typed and says why at the field', async () => {
  const { visitor, server } = open();
  await card();
  server.on({
    'auth/coupon/claim': () => {
      throw new Refused('coupon_not_issued');
    },
  });
  await visitor.click(screen.getByRole('button', { name: '领取' }));
  expect(await screen.findByText('[优惠券码]不能为空', { selector: 'p' })).toBeInTheDocument();
  await visitor.type(screen.getByLabelText(/^优惠券码/), 'OLD-1{Enter}');
  await waitFor(() => expect(screen.getByLabelText(/^优惠券码/)).toBeInvalid());
  expect(screen.getByLabelText(/^优惠券码/)).toHaveValue('OLD-1');
});

test('without usable coupons the page says how to get one', async () => {
  open('/member/coupon', { total: 0, list: [], counts: { usable: 0, used: 0, expired: 0 } });
  expect(await screen.findByText('没有可使用的优惠券')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '浏览服务项目' })).toHaveAttribute('href', '/project');
});
