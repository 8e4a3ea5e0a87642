import {
  clockAt,
  type Handlers,
  member,
  quotationRow,
  renderRoute,
  requirementRow,
} from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { managedList } from '../testing/cluster';
import {
  asset,
  cluster,
  invoiceApply,
  message,
  orderRow,
  statementRow,
  transferApply,
  transferList,
} from '../testing/fixture';

function open(user = member({ messageNum: 2 }), server: Handlers = {}) {
  let read = false;
  return renderRoute({
    routes,
    at: '/member/center',
    user,
    server: {
      'auth/web/order/list4person': ({ states = [], raw_missing }) => ({
        total: 1,
        list: raw_missing ? [] : [states.length > 0 ? orderRow({ state: 'confirmed' }) : orderRow()],
        counts: { submitted: 2, confirmed: 1, agreed: 1, delivered: 5 },
      }),
      'auth/assign/settlementList': () => ({ total: 0, list: [] }),
      'auth/quotation/list': () => ({ list: [], next: null, total: 0 }),
      'auth/requirement/list': () => ({ list: [], next: null, total: 0, counts: {}, claimable: [] }),
      'auth/cluster/all': () => managedList(),
      'auth/web/asset/init': () => asset(),
      'auth/transferApply/list': () => transferList(),
      'auth/sampling/list': () => ({ total: 0, list: [], counts: {} }),
      'auth/web/reservation/list4person': () => ({
        total: 0,
        list: [],
        counts: {},
        waits: [],
        alone_rids: [],
        alone_device_rids: [],
        now: new Date().toISOString(),
      }),
      'auth/invoiceApply/list4person': () => ({ total: 0, list: [], counts: {} }),
      'auth/web/asset/spending': () => ({ total_fen: 0, months: [], services: [] }),
      'auth/message/list': () => ({
        total: 2,
        unread: read ? 0 : 2,
        list: [message({ read }), message({ rid: 'message-2', title: '订单已提交', read })],
      }),
      'auth/message/read': ({ link }) => {
        read = link === undefined;
        return { unread: read ? 0 : 1 };
      },
      ...server,
    },
  });
}

test('the centre is the first page of the area', async () => {
  renderRoute({ routes, at: '/member', user: member() });
  expect(await screen.findByText('redirected to /member/center')).toBeInTheDocument();
});

test('the greeting follows the clock of the lab, not that of the browser', async () => {
  // In the lab it is half past six in the morning.
  clockAt('2026-11-20T22:30:00Z');
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('上午好，林晓');
  jest.useRealTimers();
});

test('a member without a name is greeted without the phone that is the account', async () => {
  open(member({ userInfo: { name: '', account: '13900001111', phone: '139****1111' } }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toMatch(/[，\d]/);
  expect(screen.getByText(/139\*{4}1111/)).toBeInTheDocument();
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
  expect(await waiting.findByText('暂时没有需要您处理的事项')).toBeInTheDocument();
});

test("all notices are marked as read at once, and the header's count changes", async () => {
  const { visitor, session } = open();
  expect(await screen.findAllByText('未读')).toHaveLength(2);
  await visitor.click(screen.getByRole('button', { name: '全部已读' }));
  await waitFor(() => expect(session.messageCount).toBe(0));
  await waitFor(() => expect(screen.queryByText('未读')).not.toBeInTheDocument());
});

test('older notices are on pages in the URL', async () => {
  const { visitor, server, router } = open(member(), {
    'auth/message/list': ({ page }) => ({
      total: 12,
      unread: 0,
      list: [message({ rid: `m${page}`, title: `通知 ${page}` })],
    }),
  });
  await screen.findByRole('link', { name: /通知 1/ });
  await visitor.click(screen.getByRole('link', { name: '第 3 页' }));
  expect(await screen.findByRole('link', { name: /通知 3/ })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ search: '?page=3', hash: '#notices' });
  expect(server.inputs('auth/message/list').at(-1)).toEqual({ page: 3, size: 5, grouped: true });
});

test('following a notice marks it as read', async () => {
  const { visitor, server, session, router } = open();
  const notices = within(await screen.findByRole('list', { name: '消息通知' }));
  await visitor.click(notices.getByRole('link', { name: /^未读\s*方案已锁定/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/member/order/order-1'));
  await waitFor(() =>
    expect(server.inputs('auth/message/read')).toEqual([{ link: '/member/order/order-1' }]),
  );
  await waitFor(() => expect(session.messageCount).toBe(1));
});

test('older notices of an order unfold below the newest; an unread one marks the row', async () => {
  const older = [
    message({ rid: 'm2', title: '已收样' }),
    message({ rid: 'm3', title: '订单已提交', read: true }),
  ];
  const { visitor, server } = open(member(), {
    'auth/message/list': () => ({
      total: 1,
      unread: 1,
      list: [{ ...message({ rid: 'm1', title: '数据已交付', read: true }), older }],
    }),
  });
  const notices = within(await screen.findByRole('list', { name: '消息通知' }));
  expect(notices.getByRole('link', { name: /^未读\s*数据已交付/ })).toBeInTheDocument();
  await visitor.click(notices.getByText('更早 2 条'));
  await visitor.click(notices.getByRole('link', { name: /^未读\s*已收样/ }));
  await waitFor(() =>
    expect(server.inputs('auth/message/read')).toContainEqual({ link: '/member/order/order-1' }),
  );
});

test('the menu marks the current page, the breadcrumb links back', async () => {
  open();
  const menu = within(await screen.findByRole('navigation', { name: '会员中心菜单' }));
  expect(menu.getByRole('link', { name: '个人中心' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: '订单' })).not.toHaveAttribute('aria-current');
  expect(
    within(screen.getByRole('navigation', { name: '面包屑' })).getByRole('link', { name: '首页' }),
  ).toBeInTheDocument();
});

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString();

test('statements wait with their days or what is owed; what a group has reserved is not owed again', async () => {
  open(member(), {
    'auth/assign/settlementList': () => ({
      total: 3,
      list: [
        statementRow({ rid: 's1', code: 'S1', review_until: inDays(2) }),
        statementRow({
          rid: 's2',
          code: 'S2',
          state: 'unpaid',
          review_until: null,
          can: ['pay'],
          owed_fen: 9_000,
          waiting_fen: 4_000,
        }),
        statementRow({
          rid: 's3',
          code: 'S3',
          state: 'unpaid',
          review_until: null,
          can: ['pay'],
          owed_fen: 4_000,
          waiting_fen: 4_000,
        }),
      ],
    }),
  });
  const waiting = within(await screen.findByRole('region', { name: '等您处理' }));
  const confirm = await waiting.findByRole('link', {
    name: /请核对结算单并确认，共 ¥120.00.*剩 2 天自动确认/,
  });
  expect(confirm).toHaveAttribute('href', '/member/unsettled');
  expect(waiting.getByRole('link', { name: /待付款 ¥50.00.*S2/ })).toHaveAttribute('href', '/member/unpaid');
  expect(waiting.queryByText(/S3/)).not.toBeInTheDocument();
});

test('a manager sees what waits in the group', async () => {
  open(member(), {
    'auth/cluster/all': () =>
      managedList(cluster({ applications: 2, approvals: { count: 1, amount_fen: 8_000 } })),
  });
  const waiting = within(await screen.findByRole('region', { name: '等您处理' }));
  expect(await waiting.findByRole('link', { name: /1 笔付款待您批准，共 ¥80.00/ })).toHaveAttribute(
    'href',
    '/member/communityMg/cluster-1?tab=approvals',
  );
  expect(waiting.getByRole('link', { name: /2 人申请加入社群/ })).toHaveAttribute(
    'href',
    '/member/communityMg/cluster-1?tab=requests',
  );
});

test('money, invoices under way and the next appointments are shown, the earliest first', async () => {
  const at = inDays(1).slice(0, 10);
  const visit = {
    rid: 'v1',
    code: 'Q1',
    name: '林晓',
    phone: '13800000000',
    place: '学院路 1 号',
    message: '',
    scene_date: null,
  };
  open(member(), {
    'auth/sampling/list': ({ states }) => {
      expect(states).toEqual(['booked', 'confirmed']);
      const booked = { ...visit, date: inDays(5).slice(0, 10), time: '08:30-10:30', created: inDays(-1) };
      return { total: 1, counts: {}, list: [{ ...booked, state: 'confirmed', can: [] }] };
    },
    'auth/web/reservation/list4person': () => ({
      total: 1,
      counts: { booked: 1 },
      waits: [],
      alone_rids: [],
      alone_device_rids: [],
      now: new Date().toISOString(),
      list: [
        {
          rid: 'r1',
          code: 'M1',
          state: 'booked',
          device: { rid: 'tem', name: '透射电镜' },
          instrument: { rid: 'tem-1', code: 'TEM1', name: 'JEM-2100', place: '1 号楼' },
          starts: `${at}T01:00:00Z`,
          ends: `${at}T03:00:00Z`,
          alone: false,
          offered: false,
          used: null,
          overtime: 0,
          until: null,
          order: { rid: 'order-7', code: 'D7' },
          note: '',
          created: inDays(-1),
          can: [],
        },
      ],
    }),
    'auth/invoiceApply/list4person': () => ({
      total: 1,
      list: [invoiceApply({ state: 'issuing', can: [] })],
      counts: {},
    }),
  });
  const money = within(await screen.findByRole('region', { name: '我的资产' }));
  expect(await money.findByText('¥100.00')).toBeInTheDocument();
  const coming = within(await screen.findByRole('region', { name: '近期预约' }));
  await waitFor(() => expect(coming.getAllByRole('listitem')).toHaveLength(2));
  const [first, second] = coming.getAllByRole('listitem');
  expect(first).toHaveTextContent(`${at} 09:00–11:00 透射电镜`);
  expect(second).toHaveTextContent('上门取样');
  const invoices = within(await screen.findByRole('region', { name: '开票进度' }));
  expect(invoices.getByRole('link', { name: /电子普通发票 ¥120.00/ })).toHaveAttribute(
    'href',
    '/member/invoiceLs?rid=apply-1',
  );
});

test('spending by month and service is shown as tables instead of charts; a new member has none', async () => {
  const { visitor, unmount } = open(member(), {
    'auth/web/asset/spending': () => ({
      total_fen: 7_000,
      months: [
        { month: '2026-10', amount_fen: 7_000 },
        { month: '2026-11', amount_fen: 0 },
      ],
      services: [
        { key: 'XRD', name: 'X 射线衍射', amount_fen: 5_000 },
        { key: 'SEM', name: '扫描电镜', amount_fen: 2_000 },
      ],
    }),
  });
  const spending = within(await screen.findByRole('region', { name: '近 12 个月支出' }));
  await visitor.click(await spending.findByRole('button', { name: '看数据' }));
  expect(spending.getByText('共支出', { exact: false })).toHaveTextContent('¥70.00');
  const cellsOf = async (name: string) =>
    within(await spending.findByRole('table', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(await cellsOf('按月份')).toEqual(['2026-10', '¥70.00', '2026-11', '¥0.00']);
  expect(await cellsOf('按项目')).toEqual(['X 射线衍射', '¥50.00', '扫描电镜', '¥20.00']);
  unmount();
  open();
  await screen.findByRole('region', { name: '我的资产' });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: '近 12 个月支出' })).not.toBeInTheDocument(),
  );
});

test('a submitted analysis without its data waits, a locked one is listed once', async () => {
  const submitted = orderRow({ rid: 'o1', code: 'D1', state: 'submitted', next: 'upload' });
  const locked = orderRow({ rid: 'o2', code: 'D2', state: 'confirmed', next: 'upload' });
  open(member(), {
    'auth/web/order/list4person': ({ raw_missing }) => ({
      total: raw_missing ? 2 : 1,
      counts: {},
      list: raw_missing ? [submitted, locked] : [locked],
    }),
  });
  const waiting = within(await screen.findByRole('region', { name: '等您处理' }));
  expect(await waiting.findByRole('link', { name: /请上传待分析的数据.*D1/ })).toHaveAttribute(
    'href',
    '/member/order/o1',
  );
  expect(waiting.getByText('等您上传')).toBeInTheDocument();
  expect(waiting.queryByText('等实验室确认')).not.toBeInTheDocument();
  expect(await waiting.findAllByRole('link', { name: /D2/ })).toHaveLength(1);
  expect(waiting.getAllByRole('link')).toHaveLength(2);
});

test('a quotation to answer and a reply about a requirement wait; an order with a quotation is not a second task', async () => {
  const target = { kind: 'requirement', rid: 'R20261120-000001', code: 'R20261120-000001' } as const;
  const { server } = open(member(), {
    'auth/web/order/list4person': () => ({
      total: 1,
      counts: {},
      list: [orderRow({ state: 'confirmed', next: 'reply' })],
    }),
    'auth/quotation/list': () => ({
      list: [quotationRow({ target, valid_until: '2999-12-31' })],
      next: null,
      total: 1,
    }),
    'auth/requirement/list': () => ({
      list: [requirementRow({ unread: true, title: '粉末物相' })],
      next: null,
      total: 1,
      counts: {},
      claimable: [],
    }),
  });
  const waiting = within(await screen.findByRole('region', { name: '等您处理' }));
  expect(await waiting.findByRole('link', { name: /报价单 ¥53\.00.*还剩/ })).toHaveAttribute(
    'href',
    '/experiment/demand/R20261120-000001#quotation',
  );
  expect(await waiting.findByRole('link', { name: /客户经理有新回复.*粉末物相/ })).toHaveAttribute(
    'href',
    '/experiment/demand/R20261120-000001',
  );
  expect(waiting.getAllByRole('link')).toHaveLength(2);
  expect(server.unexpected).toEqual([]);
});

test('quotations, replies and groups that are cut say of how many, and the rest is shown', async () => {
  const row = (rid: string) => quotationRow({ rid, code: rid, valid_until: '2999-12-31' });
  const rows = Array.from({ length: 12 }, (_, index) => row(`Q${index + 1}`));
  const { visitor, server } = open(member(), {
    'auth/quotation/list': ({ size }) => ({
      list: rows.slice(0, size),
      next: size < 12 ? 'more' : null,
      total: 12,
    }),
    'auth/requirement/list': () => ({
      list: [requirementRow({ unread: true })],
      next: 'more',
      total: 7,
      counts: {},
      claimable: [],
    }),
    'auth/cluster/all': () => ({ ...managedList(cluster({ applications: 2 })), total: 30 }),
  });
  const waiting = within(await screen.findByRole('region', { name: '等您处理' }));
  const note = await waiting.findByText(/共 12 个待答复的报价单，这里显示 5 个/);
  expect(waiting.getByText(/共 7 个有新回复的需求，这里显示 1 个/)).toBeInTheDocument();
  expect(waiting.getByText(/共 30 个有待办的社群，这里显示 1 个/)).toBeInTheDocument();
  await visitor.click(within(note).getByRole('button', { name: '显示更多' }));
  await waitFor(() => expect(waiting.getAllByRole('link', { name: /报价单/ })).toHaveLength(12));
  expect(waiting.queryByText(/待答复的报价单/)).not.toBeInTheDocument();
  expect(server.inputs('auth/cluster/all')[0]).toMatchObject({ waiting: true });
});

test('a statement whose reported transfer covers what is owed waits for the lab; the money names the transfer', async () => {
  open(member(), {
    'auth/assign/settlementList': () => ({
      total: 1,
      list: [statementRow({ state: 'unpaid', review_until: null, owed_fen: 12_000, can: ['pay'] })],
    }),
    'auth/transferApply/list': () => transferList(transferApply()),
  });
  const money = within(await screen.findByRole('region', { name: '我的资产' }));
  expect(await money.findByRole('link', { name: '1 笔凭证' })).toHaveAttribute(
    'href',
    '/member/prestore#transfers',
  );
  expect(screen.queryByText(/待付款 ¥120.00/)).not.toBeInTheDocument();
});
