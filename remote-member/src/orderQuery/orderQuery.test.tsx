import type { Data } from '@portal/shared/contract';
import { alerts } from '@portal/shared/portal';
import { type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { clusterAs, managedList } from '../testing/cluster';
import { orderRow } from '../testing/fixture';
import { recordDownloads } from '../testing/openOrder';

type Found = Data<'auth/web/orderList/list'>;

beforeEach(() => localStorage.clear());

const found = (part: Partial<Found['list'][number]> = {}) => ({ ...orderRow(), samples: [], ...part });

function open(query = '', answer: Partial<Found> = {}, server: Handlers = {}) {
  return renderRoute({
    routes,
    at: `/member/oquery${query}`,
    user: member(),
    server: {
      'auth/web/orderList/list': () => ({ list: [found()], next: null, total: 1, ...answer }),
      'auth/cluster/all': () => managedList(),
      'auth/cluster/joined': () => ({ total: 0, list: [] }),
      ...server,
    },
  });
}
const table = async () => within(await screen.findByRole('table', { name: '订单' }));
const heads = async () =>
  (await table())
    .getAllByRole('columnheader')
    .map((head) => head.getAttribute('aria-label') ?? head.textContent?.replace(/ [↓↑↕]$/, ''));

test('all filters are sent together, and are in the URL', async () => {
  const { visitor, server, router } = open();
  await visitor.type(await screen.findByLabelText(/^订单号/), ' D2026 ');
  await visitor.type(screen.getByLabelText(/^服务名称/), 'XRD');
  await visitor.type(screen.getByLabelText(/^样品编号或名称/), 'S1');
  await visitor.type(screen.getByLabelText(/^最低金额/), '￥1,000.5');
  await visitor.type(screen.getByLabelText(/^最高金额/), '2000');
  await visitor.click(screen.getByRole('radio', { name: '待寄样' }));
  await visitor.type(screen.getByLabelText(/^下单开始日期/), '2026/01/01');
  await visitor.type(screen.getByLabelText(/^下单结束日期/), '2026-11-20{Enter}');
  await waitFor(() =>
    expect(server.inputs('auth/web/orderList/list').at(-1)).toEqual({
      code: 'D2026',
      device: 'XRD',
      sample: 'S1',
      from: '2026-01-01',
      to: '2026-11-20',
      states: ['confirmed', 'agreed', 'awaiting_sample'],
      amount_min_fen: 100_050,
      amount_max_fen: 200_000,
      sort: 'newest',
      size: 50,
    }),
  );
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    code: 'D2026',
    device: 'XRD',
    sample: 'S1',
    state: 'sample',
    min: '1000.5',
    max: '2000',
    from: '2026-01-01',
    to: '2026-11-20',
  });
  await visitor.click(await screen.findByRole('link', { name: '清空条件' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test("orders are found by the group that pays, with a choice of the member's groups", async () => {
  const groups: Handlers = {
    'auth/cluster/all': () => managedList(clusterAs('owner')),
    'auth/cluster/joined': () => ({
      total: 1,
      list: [clusterAs('member', { rid: 'cluster-2', name: '催化小组' })],
    }),
  };
  const { visitor, server, router } = open('?cluster=cluster-1', {}, groups);
  expect(await screen.findByRole('radio', { name: '材料课题组' })).toBeChecked();
  await visitor.click(screen.getByRole('radio', { name: '催化小组' }));
  await visitor.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(router.state.location.search).toBe('?cluster=cluster-2'));
  await waitFor(() =>
    expect(server.inputs('auth/web/orderList/list')).toEqual([
      { cluster_rid: 'cluster-1', sort: 'newest', size: 50 },
      { cluster_rid: 'cluster-2', sort: 'newest', size: 50 },
    ]),
  );
});

test('a member without groups has no choice of them', async () => {
  const { server } = open();
  await table();
  await waitFor(() => expect(server.inputs('auth/cluster/joined')).toHaveLength(1));
  expect(screen.queryByText('付款社群')).not.toBeInTheDocument();
});

test('what is wrong is said at its field, and nothing is searched', async () => {
  const { visitor, server } = open();
  await visitor.type(await screen.findByLabelText(/^最低金额/), '20');
  await visitor.type(screen.getByLabelText(/^最高金额/), '10');
  await visitor.type(screen.getByLabelText(/^下单开始日期/), '2026-02-01');
  await visitor.type(screen.getByLabelText(/^下单结束日期/), '2026-01-01');
  await visitor.click(screen.getByRole('button', { name: '查询' }));
  expect(await screen.findByText('[最高金额]不能小于最低金额', { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByText('[下单结束日期]不能小于下单开始日期')).toBeInTheDocument();
  expect(server.inputs('auth/web/orderList/list')).toHaveLength(1);
});

test('a URL with invalid filters shows all orders', async () => {
  const { server } = open('?state=lost&from=yesterday&min=-3&sort=best');
  await table();
  expect(server.inputs('auth/web/orderList/list')).toEqual([{ sort: 'newest', size: 50 }]);
});

test('the amount and the time sort, in both directions', async () => {
  const { visitor, server, router } = open();
  await visitor.click(await screen.findByRole('link', { name: '按应付金额排序' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=dearest'));
  await visitor.click(await screen.findByRole('link', { name: '按应付金额排序' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=cheapest'));
  await waitFor(() =>
    expect(server.inputs('auth/web/orderList/list').at(-1)).toEqual({ sort: 'cheapest', size: 50 }),
  );
  expect(await screen.findByRole('columnheader', { name: /应付金额/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('columns are chosen, and the choice is kept; matching samples have a column only while they are searched', async () => {
  const { visitor, unmount } = open();
  expect(await heads()).toEqual(['订单', '下单时间', '状态', '应付金额', '操作']);
  await visitor.click(screen.getByRole('button', { name: '显示列' }));
  await visitor.click(screen.getByRole('checkbox', { name: '数量' }));
  await visitor.click(screen.getByRole('checkbox', { name: '状态' }));
  await visitor.keyboard('{Escape}');
  expect(screen.queryByRole('checkbox', { name: '数量' })).not.toBeInTheDocument();
  unmount();
  open('?sample=S1', { list: [found({ samples: [{ rid: 's', number: 'S1', name: '氧化铈' }] })] });
  expect(await heads()).toEqual(['订单', '下单时间', '数量', '匹配的样品', '应付金额', '操作']);
  expect(screen.getByText('S1 氧化铈')).toBeInTheDocument();
});

test('more orders are loaded by their cursor; the total is said', async () => {
  const { visitor, server } = open('', { next: '1_a', total: 1000 });
  expect(await screen.findByText('共 1000+ 个订单')).toBeInTheDocument();
  server.on({
    'auth/web/orderList/list': () => ({ list: [found({ rid: 'o2', code: 'D2' })], next: null, total: null }),
  });
  await visitor.click(await screen.findByRole('button', { name: '加载更多' }));
  expect(await screen.findByText('D2')).toBeInTheDocument();
  expect(server.inputs('auth/web/orderList/list').at(-1)).toEqual({
    sort: 'newest',
    size: 50,
    before: '1_a',
  });
  expect(screen.getByText('共 1000+ 个订单')).toBeInTheDocument();
});

test('a search is saved under a name for this member, opened and deleted', async () => {
  const { visitor, router, unmount } = open('?device=XRD');
  await visitor.click(await screen.findByRole('button', { name: '存为常用查询' }));
  const dialog = within(await screen.findByRole('dialog', { name: '存为常用查询' }));
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByText('[名称]不能为空')).toBeInTheDocument();
  await visitor.type(dialog.getByLabelText(/^名称/), '我的 XRD{Enter}');
  const views = () => screen.findByRole('list', { name: '常用查询' });
  expect(within(await views()).getByRole('link', { name: '我的 XRD' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: '存为常用查询' })).not.toBeInTheDocument();
  await visitor.click(screen.getByRole('link', { name: '清空条件' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await visitor.click(within(await views()).getByRole('link', { name: '我的 XRD' }));
  await waitFor(() => expect(router.state.location.search).toBe('?device=XRD'));
  unmount();
  const other = renderRoute({
    routes,
    at: '/member/oquery?device=SEM',
    user: member({ userInfo: { rid: 'user-2' } }),
    server: { 'auth/web/orderList/list': () => ({ list: [], next: null, total: 0 }) },
  });
  await screen.findByText('没有符合条件的订单');
  expect(screen.queryByRole('link', { name: '我的 XRD' })).not.toBeInTheDocument();
  other.unmount();
  open();
  await visitor.click(await screen.findByRole('button', { name: '删除常用查询 我的 XRD' }));
  expect(screen.queryByRole('link', { name: '我的 XRD' })).not.toBeInTheDocument();
});

test('the export has the same filters and the same order', async () => {
  const downloads = recordDownloads();
  const { visitor, server } = open(
    '?device=XRD&sort=cheapest',
    {},
    {
      'auth/web/orderList/export': () => ({ url: '/export' }),
    },
  );
  await table();
  await visitor.click(screen.getByRole('button', { name: '导出 CSV' }));
  await waitFor(() => expect(downloads).toContain('/export as 订单.csv'));
  expect(server.inputs('auth/web/orderList/export')).toEqual([
    { device: 'XRD', sort: 'cheapest', format: 'csv' },
  ]);
});

test('an order is ordered again; a refusal says why', async () => {
  const { visitor, server, router } = open();
  server.on({
    'auth/order/again': () => {
      throw new Refused('not_found');
    },
  });
  await visitor.click(await screen.findByRole('button', { name: /^再来一单/ }));
  await waitFor(() => expect(alerts.queue).toHaveLength(1));
  server.on({
    'auth/order/again': () => ({
      added: 1,
      rids: ['item-1', 'item-2'],
      gone: [],
      changed: [],
      prices: [],
      merged: [],
      cartNum: 1,
    }),
  });
  await visitor.click(screen.getByRole('button', { name: /^再来一单/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/experiment/plan'));
  const search = new URLSearchParams(router.state.location.search);
  expect([search.get('items'), search.get('again')]).toEqual(['item-1,item-2', 'order-1']);
});

test('without orders the page says what to do', async () => {
  open('', { list: [], total: 0 });
  expect(await screen.findByText('还没有订单')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '导出 Excel' })).toBeDisabled();
});

test('an unreachable server is reported, and a retry loads the orders', async () => {
  const { visitor, server } = open();
  server.offline = true;
  const retry = await screen.findByRole('button', { name: '重试' });
  server.offline = false;
  await visitor.click(retry);
  expect((await table()).getByText('D20261120-000007')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('加载失败')).not.toBeInTheDocument());
});
