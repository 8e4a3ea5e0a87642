import type { Data } from '@portal/shared/contract';
import { member, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { orderRow } from '../testing/fixture';

// Whole journeys, on a machine that may be busy.
type Orders = Data<'auth/web/order/list4person'>;

const counts: Orders['counts'] = { submitted: 2, confirmed: 1, awaiting_sample: 3, testing: 20, closed: 7 };

function open(at = '/member/order', orders: Partial<Orders> = {}) {
  return renderRoute({
    routes,
    at,
    user: member(),
    server: {
      'auth/web/order/list4person': () => ({ total: 1, list: [orderRow()], counts, ...orders }),
    },
  });
}

test('the tabs count the orders by group of states', async () => {
  const { server } = open();
  const tabs = within(await screen.findByRole('navigation', { name: '订单状态' }));
  expect(await tabs.findByRole('link', { name: /^全部\s*33$/ })).toHaveAttribute('aria-current', 'page');
  expect(tabs.getByRole('link', { name: /^待寄样\s*4$/ })).toBeInTheDocument();
  expect(tabs.getByRole('link', { name: /^已交付\s*0$/ })).toBeInTheDocument();
  expect(server.inputs('auth/web/order/list4person')).toEqual([{ kw: '', states: [], page: 1, size: 20 }]);
});

test('tab, search text and page are in the URL and in the call', async () => {
  const { visitor, server, router } = open('/member/order', { total: 45 });
  await visitor.click(await screen.findByRole('link', { name: /^待寄样/ }));
  await visitor.type(screen.getByRole('searchbox'), 'XRD{Enter}');
  await visitor.click(await screen.findByRole('link', { name: '下一页' }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=sample&kw=XRD&page=2'));
  await waitFor(() =>
    expect(server.inputs('auth/web/order/list4person').at(-1)).toEqual({
      kw: 'XRD',
      states: ['confirmed', 'agreed', 'awaiting_sample'],
      page: 2,
      size: 20,
    }),
  );
  expect(await screen.findByText('共 45 条 · 第 2 / 3 页')).toBeInTheDocument();
  await visitor.click(screen.getByRole('link', { name: /^检测中/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=testing&kw=XRD'));
});

test('a URL with invalid parameters shows all orders', async () => {
  const { server } = open('/member/order?state=lost&page=-3');
  await screen.findByRole('link', { name: 'D20261120-000007' });
  expect(server.inputs('auth/web/order/list4person')).toEqual([{ kw: '', states: [], page: 1, size: 20 }]);
});

test('a row links to its order', async () => {
  open();
  const row = within(await screen.findByRole('list', { name: '订单' }));
  expect(row.getByRole('link', { name: 'D20261120-000007' })).toHaveAttribute(
    'href',
    '/member/order/order-1',
  );
  expect(row.getByText('待确认')).toBeInTheDocument();
  expect(row.getByText('¥120.00')).toBeInTheDocument();
});

test('only an order that can be cancelled has the button', async () => {
  const list = [orderRow(), orderRow({ rid: 'order-2', code: 'D2', state: 'testing', can: [] })];
  const { visitor, server } = open('/member/order', { total: 2, list });
  const buttons = await screen.findAllByRole('button', { name: '取消' });
  expect(buttons).toHaveLength(1);
  server.on({
    'auth/order/cancel': () => {
      server.on({
        'auth/web/order/list4person': () => ({
          total: 1,
          list: [orderRow({ state: 'cancelled', can: [] })],
          counts: { cancelled: 1 },
        }),
      });
      return null;
    },
  });
  await visitor.click(screen.getByRole('button', { name: '取消' }));
  await visitor.type(screen.getByLabelText(/取消原因/), '重复下单');
  await visitor.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消订单' }));
  expect(await screen.findByText('已取消', { selector: 'li *' })).toBeInTheDocument();
  expect(server.inputs('auth/order/cancel')).toEqual([{ rid: 'order-1', reason: '重复下单' }]);
});

test('without orders the page links to the projects; without a match, to all orders', async () => {
  const none = open('/member/order', { total: 0, list: [], counts: {} });
  expect(await screen.findByText('还没有订单')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '浏览服务项目' })).toHaveAttribute('href', '/project');
  none.unmount();
  open('/member/order?kw=XRF', { total: 0, list: [] });
  expect(await screen.findByText('没有找到订单')).toBeInTheDocument();
});

test('an unreachable server is reported, and a retry loads the list', async () => {
  const { visitor, server } = renderRoute({ routes, at: '/member/order', user: member() });
  server.offline = true;
  const retry = await screen.findByRole('button', { name: '重试' });
  server.offline = false;
  server.on({ 'auth/web/order/list4person': () => ({ total: 1, list: [orderRow()], counts }) });
  await visitor.click(retry);
  expect(await screen.findByRole('link', { name: 'D20261120-000007' })).toBeInTheDocument();
});
