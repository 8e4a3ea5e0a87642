import { Refused } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { clusterAs, clusterPayment } from '../testing/cluster';
import { openCluster as open } from '../testing/openCluster';
import { recordDownloads } from '../testing/openOrder';

test('a deposit says before what is left, takes no more than there is, and is made once', async () => {
  const { visitor, server } = open(clusterAs('owner'));
  await visitor.click(await screen.findByRole('button', { name: '转入' }));
  const dialog = within(await screen.findByRole('dialog', { name: '转入资金' }));
  const amount = await dialog.findByRole('textbox', { name: /^转入金额/ });
  await visitor.type(amount, '500.01');
  await visitor.click(dialog.getByRole('button', { name: '确认转入' }));
  expect(await dialog.findByText('[转入金额]不能超过 ¥500.00')).toBeInTheDocument();
  await visitor.clear(amount);
  await visitor.type(amount, '200');
  expect(dialog.getByRole('status')).toHaveTextContent('我的预存 ¥300.00，社群可用 ¥20,200.00');
  server.on({ 'auth/cluster/deposit': () => ({ available: { cash_fen: 2_020_000, bonus_fen: 10_000 } }) });
  await visitor.dblClick(dialog.getByRole('button', { name: '确认转入' }));
  expect(await screen.findByText('已向“材料课题组”转入 ¥200.00')).toBeInTheDocument();
  expect(server.inputs('auth/cluster/deposit')).toEqual([{ rid: 'cluster-1', amount_fen: 20_000 }]);
  await waitFor(() => expect(server.inputs('auth/cluster/detail').length).toBeGreaterThan(1));
});

test('the owner withdraws from an account, and a refusal is shown at the amount', async () => {
  const { visitor, server } = open(clusterAs('owner'), '', {
    'auth/cluster/withdraw': () => {
      throw new Refused('balance_short');
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '转出' }));
  const dialog = within(await screen.findByRole('dialog', { name: '转出资金' }));
  await visitor.click(dialog.getByRole('radio', { name: '赠送金 ¥100.00' }));
  await visitor.type(dialog.getByRole('textbox', { name: /^转出金额/ }), '40');
  expect(dialog.getByRole('status')).toHaveTextContent('转出后：社群赠送金 ¥60.00');
  await visitor.click(dialog.getByRole('button', { name: '确认转出' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /^转出金额/ })).toBeInvalid());
  expect(server.inputs('auth/cluster/withdraw')).toEqual([
    { rid: 'cluster-1', account: 'bonus', amount_fen: 4_000 },
  ]);
});

test('a payment is approved once it was asked, another declined with a reason', async () => {
  let list = [clusterPayment(), clusterPayment({ rid: 'payment-2', statement: 'S2', member: '陈晨' })];
  const { visitor, server } = open(clusterAs('manager'), 'approvals', {
    'auth/cluster/approvals': () => ({ list, next: null }),
    'auth/cluster/approve': () => null,
    'auth/cluster/decline': () => null,
  });
  const row = within(await screen.findByRole('listitem', { name: '李敏 S20261120-000003' }));
  expect(row.getByText('¥520.00')).toBeInTheDocument();
  expect(row.getByText('X 射线衍射 × 2 样')).toBeInTheDocument();
  await visitor.click(row.getByRole('button', { name: /^批准付款/ }));
  const question = within(await screen.findByRole('dialog', { name: '批准付款' }));
  expect(question.getByText(/扣款 ¥520.00，为 李敏 的结算单/)).toBeInTheDocument();
  expect(server.inputs('auth/cluster/approve')).toEqual([]);
  await visitor.click(question.getByRole('button', { name: '批准 ¥520.00' }));
  expect(await screen.findByText('已批准 李敏 付款 ¥520.00')).toBeInTheDocument();
  await visitor.click(await screen.findByRole('button', { name: '拒绝付款：S2' }));
  const dialog = within(await screen.findByRole('dialog', { name: '拒绝付款' }));
  await visitor.type(dialog.getByRole('textbox', { name: '拒绝原因' }), '请改用项目经费');
  list = [];
  await visitor.click(dialog.getByRole('button', { name: '拒绝付款' }));
  expect(await screen.findByText('没有待审批的付款')).toBeInTheDocument();
  expect(server.inputs('auth/cluster/approve')).toEqual([
    { rid: 'payment-1', seen: { amount_fen: expect.any(Number) } },
  ]);
  expect(server.inputs('auth/cluster/decline')).toEqual([{ rid: 'payment-2', note: '请改用项目经费' }]);
});

test('the own payment of a manager is taken back only', async () => {
  open(clusterAs('manager'), 'approvals', {
    'auth/cluster/approvals': () => ({ list: [clusterPayment({ can: ['withdraw'] })], next: null }),
  });
  const row = within(await screen.findByRole('listitem', { name: '李敏 S20261120-000003' }));
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['撤回']);
});

test('entries name who acted and are read in pages; the other account is a link', async () => {
  const billed = { code: 'S1', orders: ['D7', 'D8'], fund_codes: '21871001' };
  const entry = { id: 9, label: '结算单付款', member: '李敏', at: '2026-11-20T02:00:00Z', ...billed };
  const nothing = { code: null, orders: [], fund_codes: '' };
  const month = { opening_fen: 60_000, in_fen: 52_000, out_fen: 0, closing_fen: 112_000 };
  const downloads = recordDownloads();
  const { visitor, server } = open(clusterAs('manager'), 'money', {
    'auth/cluster/export': () => ({ url: '/api/open/clusterEntries/key' }),
    'auth/cluster/entries': (asked) => {
      if (asked.account === 'bonus') return { list: [], next: null, month: null };
      const deposit = {
        ...entry,
        ...nothing,
        id: 8,
        label: '预存划转',
        amount_fen: 52_000,
        balance_fen: 52_000,
      };
      if (asked.month === '2026-10') return { list: [], next: null, month };
      if (asked.month !== undefined) return { list: [deposit], next: null, month };
      return asked.before === undefined
        ? { list: [{ ...entry, amount_fen: -52_000, balance_fen: 0 }], next: 9, month: null }
        : { list: [deposit], next: null, month: null };
    },
  });
  const table = within(await screen.findByRole('table', { name: '收支明细' }));
  expect(table.getByText('-¥520.00')).toBeInTheDocument();
  expect(table.getByText('李敏')).toBeInTheDocument();
  expect(table.getByText('订单 D7、D8 · 课题 21871001')).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '导出 CSV' }));
  await waitFor(() => expect(downloads).toEqual(['/api/open/clusterEntries/key as 材料课题组-收支明细.csv']));
  expect(server.inputs('auth/cluster/export')).toEqual([
    { rid: 'cluster-1', account: 'cash', format: 'csv' },
  ]);
  await visitor.click(screen.getByRole('button', { name: '加载更多' }));
  expect(await table.findByText('+¥520.00')).toBeInTheDocument();
  expect(server.inputs('auth/cluster/entries')).toHaveLength(2);

  // A month is a statement: its balances, its entries, and a file of it.
  const months = screen.getByRole('combobox', { name: '月份' });
  await visitor.selectOptions(months, '2026 年 01 月');
  expect(await screen.findByText('期初余额')).toBeInTheDocument();
  expect(screen.getByText('¥1,120.00')).toBeInTheDocument();
  expect(server.inputs('auth/cluster/entries').at(-1)).toEqual({
    rid: 'cluster-1',
    account: 'cash',
    month: '2026-01',
    size: 20,
  });
  await visitor.click(screen.getByRole('button', { name: '导出 Excel' }));
  await waitFor(() =>
    expect(server.inputs('auth/cluster/export').at(-1)).toEqual({
      rid: 'cluster-1',
      account: 'cash',
      month: '2026-01',
      format: 'xlsx',
    }),
  );
  await visitor.selectOptions(months, '2026 年 10 月');
  expect(await screen.findByText('这个月没有收支')).toBeInTheDocument();
  await visitor.selectOptions(months, '全部月份');
  await visitor.click(screen.getByRole('link', { name: '赠送金' }));
  expect(await screen.findByText('还没有收支')).toBeInTheDocument();
});

test('spending is shown as tables instead of charts, of the period in the URL', async () => {
  const { visitor, server } = open(clusterAs('owner'), 'spending&months=3', {
    'auth/cluster/spending': () => ({
      total_fen: 90_000,
      months: [{ month: '2026-11', amount_fen: 90_000 }],
      members: [{ key: 'user-2', name: '李敏', amount_fen: 90_000 }],
      services: [{ key: 'X 射线衍射', name: 'X 射线衍射', amount_fen: 90_000 }],
    }),
    'auth/cluster/orders': () => ({ list: [clusterPayment({ state: 'paid', can: [] })], next: null }),
  });
  const panel = within(await screen.findByRole('region', { name: '社群支出' }));
  await visitor.click(await panel.findByRole('button', { name: '看数据' }));
  for (const [label, name] of [
    ['按月份', '2026-11'],
    ['按成员', '李敏'],
    ['按项目', 'X 射线衍射'],
  ] as const) {
    const cells = within(panel.getByRole('table', { name: label })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([name, '¥900.00']);
  }
  expect(server.inputs('auth/cluster/spending')).toEqual([{ rid: 'cluster-1', months: 3 }]);
  const orders = within(screen.getByRole('table', { name: '已付款的订单' }));
  expect(orders.getByText('D20261120-000007')).toBeInTheDocument();
});

test('months are compared with last year, of the group, of a member or of a project', async () => {
  const months = (...amounts: number[]) => Array.from({ length: 12 }, (_, index) => amounts[index] ?? 0);
  const { visitor, server } = open(clusterAs('finance'), 'spending', {
    'auth/cluster/spending': () => ({ total_fen: 0, months: [], members: [], services: [] }),
    'auth/cluster/orders': () => ({ list: [], next: null }),
    'auth/cluster/monthsCompared': () => ({
      year: 2026,
      month: 2,
      all: { this_fen: months(30_000, 50_000), last_fen: months(20_000, 70_000, 90_000) },
      members: [
        { key: 'user-2', name: '李敏', this_fen: months(30_000), last_fen: months(0, 70_000) },
        { key: 'user-3', name: '陈晨', this_fen: months(0, 50_000), last_fen: months(20_000, 0, 90_000) },
      ],
      projects: [
        {
          key: '',
          name: '',
          this_fen: months(30_000, 50_000),
          last_fen: months(20_000, 70_000, 90_000),
        },
      ],
    }),
  });
  const panel = within(await screen.findByRole('region', { name: '逐月对比' }));
  expect(await panel.findByText('1–2 月共支出 ¥800.00，2025 年同期 ¥900.00，少 ¥100.00')).toBeInTheDocument();
  await visitor.click(panel.getByRole('button', { name: '看数据' }));
  const rows = () =>
    within(panel.getByRole('table', { name: '逐月对比' }))
      .getAllByRole('row')
      .slice(1, 4)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
  expect(rows()).toEqual([
    ['2026-01', '¥300.00', '¥200.00', '+¥100.00'],
    ['2026-02', '¥500.00', '¥700.00', '-¥200.00'],
    ['2026-03', '—', '¥900.00', '—'],
  ]);
  const choice = panel.getByRole('combobox', { name: '对比范围' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['全组', '李敏', '陈晨', '未填课题编号']);
  await visitor.selectOptions(choice, '李敏');
  await waitFor(() => expect(rows()[1]).toEqual(['2026-02', '¥0.00', '¥700.00', '-¥700.00']));
  expect(choice).toHaveValue('member:user-2');
  expect(server.inputs('auth/cluster/monthsCompared')).toEqual([{ rid: 'cluster-1' }]);
});

test('a group without spending has no empty charts', async () => {
  open(clusterAs('owner'), 'spending', {
    'auth/cluster/spending': () => ({ total_fen: 0, months: [], members: [], services: [] }),
    'auth/cluster/orders': () => ({ list: [], next: null }),
  });
  expect(await screen.findByText('这段时间没有支出')).toBeInTheDocument();
  expect(await screen.findByText('还没有付款')).toBeInTheDocument();
});
