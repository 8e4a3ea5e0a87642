import type { Data } from '@portal/shared/contract';
import { alerts } from '@portal/shared/portal';
import { member, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../app/routes';
import { orderRow } from '../testing/fixture';

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

test('who has no order yet is not asked to order again', async () => {
  open('/member/order', { total: 0, list: [], counts: {} });
  expect(await screen.findByRole('link', { name: '浏览服务项目' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '再下一单' })).not.toBeInTheDocument();
});

test('a URL with invalid parameters shows all orders', async () => {
  const { server } = open('/member/order?state=lost&page=-3');
  await screen.findByRole('link', { name: /D20261120-000007/ });
  expect(server.inputs('auth/web/order/list4person')).toEqual([{ kw: '', states: [], page: 1, size: 20 }]);
});

test('a row links to its order', async () => {
  open();
  const row = within(await screen.findByRole('list', { name: '订单' }));
  expect(row.getByRole('link', { name: /^X 射线衍射\s*，订单 D20261120-000007$/ })).toHaveAttribute(
    'href',
    '/member/order/order-1',
  );
  expect(row.getByText('等实验室确认')).toBeInTheDocument();
  expect(row.getByText('¥120.00')).toBeInTheDocument();
});

const more = async (code: string) => {
  const visitor = userEvent.setup();
  await visitor.click(await screen.findByRole('button', { name: `更多：订单 ${code}` }));
  return within(screen.getByRole('group', { name: `更多：订单 ${code}` }));
};

test('cancelling is behind 更多, and only for an order that can be cancelled; the reason is chosen', async () => {
  const list = [orderRow(), orderRow({ rid: 'order-2', code: 'D2', state: 'testing', can: [] })];
  const { visitor, server } = open('/member/order', { total: 2, list });
  expect((await more('D2')).queryByRole('button', { name: '取消订单' })).not.toBeInTheDocument();
  await visitor.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: /^更多/ })).not.toBeInTheDocument();
  server.on({
    'auth/order/cancel': () => {
      server.on({
        'auth/web/order/list4person': () => ({
          total: 1,
          list: [orderRow({ state: 'cancelled', can: [], next: 'reorder' })],
          counts: { cancelled: 1 },
        }),
      });
      return null;
    },
  });
  await visitor.click((await more('D20261120-000007')).getByRole('button', { name: '取消订单' }));
  const dialog = within(await screen.findByRole('dialog'));
  await visitor.click(dialog.getByRole('radio', { name: '重复下单' }));
  await visitor.click(dialog.getByRole('button', { name: '取消订单' }));
  expect(await screen.findByText('已取消', { selector: 'li *' })).toBeInTheDocument();
  expect(server.inputs('auth/order/cancel')).toEqual([{ rid: 'order-1', reason: '重复下单' }]);
  expect(await screen.findByRole('button', { name: '再来一单' })).toBeInTheDocument();
});

test('the next step of each row is its button; a row that waits for the lab has no button', async () => {
  const list = [
    orderRow({ rid: 'order-1', code: 'D1', next: 'sign' }),
    orderRow({ rid: 'order-2', code: 'D2', next: 'send' }),
    orderRow({ rid: 'order-3', code: 'D3', next: 'download' }),
    orderRow({ rid: 'order-4', code: 'D4', next: 'reorder' }),
    orderRow({ rid: 'order-5', code: 'D5', next: null }),
  ];
  open('/member/order', { total: 5, list });
  const rows = within(await screen.findByRole('list', { name: '订单' })).getAllByRole('listitem');
  const steps = rows.map((row) =>
    within(row)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter((text) => text !== '更多'),
  );
  expect(within(rows[0] as HTMLElement).getByRole('link', { name: '签署协议' })).toHaveAttribute(
    'href',
    '/experiment/contract/order-1',
  );
  expect(steps).toEqual([[], ['填写快递单号'], ['下载数据'], ['再来一单'], []]);
});

test('the express number is entered in the row: a company of the list or another one', async () => {
  const { visitor, server } = open('/member/order', {
    list: [orderRow({ state: 'awaiting_sample', next: 'send' })],
  });
  server.on({ 'auth/order/send': () => null });
  await visitor.click(await screen.findByRole('button', { name: '填写快递单号' }));
  const dialog = within(await screen.findByRole('dialog'));
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByText('[快递公司]不能为空')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('radio', { name: '其他' }));
  await visitor.type(dialog.getByLabelText(/快递公司名称/), '校内快递');
  await visitor.type(dialog.getByLabelText(/快递单号/), '12');
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByText('[快递单号]格式不正确')).toBeInTheDocument();
  await visitor.type(dialog.getByLabelText(/快递单号/), '34 5678 ab');
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(server.inputs('auth/order/send')).toEqual([
      { rid: 'order-1', company: '校内快递', number: '12345678AB' },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('再来一单 opens the plan and lists the items that are no longer offered', async () => {
  const { visitor, server, router, session } = open('/member/order', {
    list: [orderRow({ state: 'closed', can: [], next: 'reorder' })],
  });
  const again = { added: 0, rids: [], gone: ['X 射线衍射'], changed: [], prices: [], merged: [], cartNum: 2 };
  server.on({ 'auth/order/again': () => again });
  await visitor.click(await screen.findByRole('button', { name: '再来一单' }));
  await waitFor(() => expect(alerts.queue.at(-1)?.text).toBe('“X 射线衍射”已下架。请重新选择服务项目。'));
  expect(router.state.location.pathname).toBe('/member/order');
  server.on({
    'auth/order/again': () => ({
      added: 1,
      rids: ['item-1'],
      gone: [],
      changed: ['扫描电镜'],
      prices: [
        { name: '拉曼', before_fen: 8000, now_fen: 9000, agreed: true },
        { name: '红外', before_fen: 8000, now_fen: 6000, agreed: false },
      ],
      merged: [{ name: '红外', count: 5 }],
      cartNum: 3,
    }),
  });
  await visitor.click(screen.getByRole('button', { name: '再来一单' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/experiment/plan'));
  expect(alerts.queue.at(-1)?.text).toBe(
    '已加入实验方案，请留意：“扫描电镜”的部分选项已变更，请核对；“拉曼”原单的议定价 ¥80.00 不再适用，现为 ¥90.00；' +
      '“红外”的单价由 ¥80.00 变为 ¥60.00；“红外”与方案中原有的合并为 5，请核对数量。',
  );
  expect(session.planCount).toBe(3);
});

test('the chosen tab is scrolled to the middle of a narrow strip', async () => {
  const sizes = { clientWidth: 375, offsetWidth: 80, offsetLeft: 700 };
  const spies = Object.entries(sizes).map(([name, value]) =>
    jest.spyOn(HTMLElement.prototype, name as keyof typeof sizes, 'get').mockReturnValue(value),
  );
  open('/member/order?state=cancelled');
  const tabs = await screen.findByRole('navigation', { name: '订单状态' });
  expect(tabs.scrollLeft).toBe(700 - (375 - 80) / 2);
  for (const spy of spies) spy.mockRestore();
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
  expect(await screen.findByRole('link', { name: /D20261120-000007/ })).toBeInTheDocument();
});
