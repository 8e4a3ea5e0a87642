import { type Handlers, member, renderRoute } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { message, orderRow } from '../testing/fixture';

function open(user = member({ messageNum: 2 }), server: Handlers = {}) {
  let read = false;
  return renderRoute({
    routes,
    at: '/member/center',
    user,
    server: {
      'auth/web/order/list4person': ({ states }) => ({
        total: 1,
        list: [states.length > 0 ? orderRow({ state: 'confirmed' }) : orderRow()],
        counts: { submitted: 2, confirmed: 1, agreed: 1, delivered: 5 },
      }),
      'auth/message/list': () => ({
        total: 2,
        unread: read ? 0 : 2,
        list: [message({ read }), message({ rid: 'message-2', title: '订单已提交', read })],
      }),
      'auth/message/read': ({ rids }) => {
        read = rids === undefined;
        return null;
      },
      ...server,
    },
  });
}

test('the centre is the first page of the area', async () => {
  renderRoute({ routes, at: '/member', user: member() });
  expect(await screen.findByText('redirected to /member/center')).toBeInTheDocument();
});

test('the centre greets, counts, and lists the orders that wait for the member', async () => {
  const { server } = open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('林晓');
  expect(screen.getByText('学生 · 示例大学 · 138****0000')).toBeInTheDocument();
  const counts = within(screen.getByRole('navigation', { name: '订单数量' }));
  expect(await counts.findByRole('link', { name: /^2\s*待寄样$/ })).toHaveAttribute(
    'href',
    '/member/order?state=sample',
  );
  const waiting = within(screen.getByRole('region', { name: '等您处理' }));
  expect(await waiting.findByRole('link', { name: /请下载协议，签字后上传/ })).toHaveAttribute(
    'href',
    '/member/order/order-1',
  );
  expect(server.unexpected).toEqual([]);
});

test('what waits begins with the certification while something is missing', async () => {
  const { visitor, portal, session } = open(member({ address: [], userInfo: { email: '' } }));
  const waiting = within(await screen.findByRole('region', { name: '等您处理' }));
  const certify = await waiting.findByRole('button', { name: /完善资料后即可下单.*还缺少：邮箱、收货地区/ });
  const order = await waiting.findByRole('link', { name: /请下载协议/ });
  expect(certify.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await visitor.click(certify);
  expect(portal.dialogs.current).toEqual({ name: 'certification' });
  act(() => session.show(member()));
  await waitFor(() => expect(waiting.queryByText(/还缺少/)).not.toBeInTheDocument());
});

test('the list of tasks is empty only when no order and no certification waits for the member', async () => {
  const server = { 'auth/web/order/list4person': () => ({ total: 0, list: [], counts: {} }) };
  const { session } = open(member({ address: [] }), server);
  const waiting = within(await screen.findByRole('region', { name: '等您处理' }));
  expect(await screen.findByText('还没有订单')).toBeInTheDocument();
  expect(waiting.getByRole('button', { name: /完善资料后即可下单/ })).toBeInTheDocument();
  expect(waiting.queryByText(/暂时没有/)).not.toBeInTheDocument();
  act(() => session.show(member()));
  expect(await waiting.findByText('暂时没有需要您处理的订单')).toBeInTheDocument();
});

test("all notices are marked as read at once, and the header's count changes", async () => {
  const { visitor, session } = open();
  expect(await screen.findAllByText('未读')).toHaveLength(2);
  await visitor.click(screen.getByRole('button', { name: '全部已读' }));
  await waitFor(() => expect(session.messageCount).toBe(0));
  await waitFor(() => expect(screen.queryByText('未读')).not.toBeInTheDocument());
});

test('following a notice marks it as read', async () => {
  const { visitor, server, session, router } = open();
  const notices = within(await screen.findByRole('list', { name: '消息通知' }));
  await visitor.click(notices.getByRole('link', { name: /^未读\s*方案已锁定/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/member/order/order-1'));
  await waitFor(() => expect(server.inputs('auth/message/read')).toEqual([{ rids: ['message-1'] }]));
  await waitFor(() => expect(session.messageCount).toBe(1));
});

test('the menu marks the current page, the breadcrumb links back', async () => {
  open();
  const menu = within(await screen.findByRole('navigation', { name: '会员菜单' }));
  expect(menu.getByRole('link', { name: '个人中心' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: '我的订单' })).not.toHaveAttribute('aria-current');
  expect(
    within(screen.getByRole('navigation', { name: '面包屑' })).getByRole('link', { name: '首页' }),
  ).toBeInTheDocument();
});
