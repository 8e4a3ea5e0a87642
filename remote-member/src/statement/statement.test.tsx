import type { TransferApply } from '@portal/shared/contract';
import { type Handlers, member, renderRoute } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { managedList } from '../testing/cluster';
import { asset, orderRow, statement, statementRow, transferApply, transferList } from '../testing/fixture';
import { recordDownloads } from '../testing/openOrder';

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString();

const open = (at: string, server: Handlers) =>
  renderRoute({
    routes,
    at,
    user: member(),
    server: {
      'auth/web/asset/init': () => asset(),
      'auth/web/order/list4person': () => ({ total: 0, list: [], counts: {} }),
      'auth/assign/statement': () => statement(),
      'auth/transferApply/list': () => transferList(),
      ...server,
    },
  });
const unpaid: Parameters<typeof statementRow>[0] = {
  state: 'unpaid',
  review_until: null,
  owed_fen: 12_000,
  can: ['pay'],
};

test('the only statement is open; its confirmation says what is booked and asks once', async () => {
  const { visitor, server } = open('/member/unsettled', {
    'auth/assign/settlementList': () => ({ total: 1, list: [statementRow({ review_until: inDays(2) })] }),
    'auth/assign/right': () => ({ rid: 'statement-1', code: 'S20261120-000003', state: 'unpaid' }),
  });
  const row = within(await screen.findByRole('listitem', { name: 'S20261120-000003' }));
  expect(row.getByText('剩 2 天自动确认')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'D20261120-000007' })).toHaveAttribute(
    'href',
    '/member/order/order-1',
  );
  expect(await row.findByText('X 射线衍射 × 2 样')).toBeInTheDocument();
  server.on({ 'auth/assign/settlementList': () => ({ total: 0, list: [] }) });
  await visitor.click(row.getByRole('button', { name: '确认结算单' }));
  const question = within(await screen.findByRole('dialog', { name: '确认结算单' }));
  expect(question.getByText(/共 1 个订单，合计 ¥120.00/)).toBeInTheDocument();
  expect(server.inputs('auth/assign/right')).toEqual([]);
  await visitor.click(question.getByRole('button', { name: '确认 ¥120.00' }));
  expect(await screen.findByText('没有待确认的结算单')).toBeInTheDocument();
  expect(server.inputs('auth/assign/right')).toEqual([
    { rid: 'statement-1', seen: { total_fen: 12_000, review_until: expect.any(String) } },
  ]);
  expect(server.inputs('auth/assign/settlementList')[0]).toEqual({
    states: ['open', 'disputed'],
    page: 1,
    size: 50,
  });
});

test('delivered orders that have no statement yet are listed below', async () => {
  const { server } = open('/member/unsettled', {
    'auth/assign/settlementList': () => ({ total: 0, list: [] }),
    'auth/web/order/list4person': () => ({
      total: 1,
      list: [orderRow({ state: 'delivered' })],
      counts: { delivered: 1 },
    }),
  });
  const waiting = within(await screen.findByRole('region', { name: '等待出具结算单的订单' }));
  expect(await waiting.findByRole('link', { name: /D20261120-000007/ })).toBeInTheDocument();
  expect(server.inputs('auth/web/order/list4person')[0]).toMatchObject({ states: ['delivered'] });
});

test('of many orders that wait for a statement it says how many there are, and leads to all', async () => {
  const list = Array.from({ length: 20 }, (_, index) =>
    orderRow({ rid: `order-${index}`, state: 'delivered' }),
  );
  open('/member/unsettled', {
    'auth/assign/settlementList': () => ({ total: 0, list: [] }),
    'auth/web/order/list4person': () => ({ total: 265, list, counts: { delivered: 265 } }),
  });
  const waiting = within(await screen.findByRole('region', { name: '等待出具结算单的订单' }));
  expect(await waiting.findByText(/共 265 个订单，这里显示 20 个/)).toBeInTheDocument();
  expect(waiting.getByRole('link', { name: '查看全部' })).toHaveAttribute(
    'href',
    '/member/order?state=delivered',
  );
});

test('a statement of a hundred orders and 310 lines is folded until all are asked for', async () => {
  const orders = Array.from({ length: 100 }, (_, index) => ({
    rid: `o${index}`,
    code: `D${index}`,
    fund_code: '',
  }));
  const lines = Array.from({ length: 310 }, (_, index) => ({
    order_rid: 'o1',
    order_code: 'D1',
    kind: 'item' as const,
    name: `项目 ${index}`,
    detail: '',
    amount_fen: 100,
  }));
  const { visitor } = open('/member/unsettled', {
    'auth/assign/settlementList': () => ({ total: 1, list: [statementRow({ orders })] }),
    'auth/assign/statement': () => statement({ orders, lines }),
    'auth/web/order/list4person': () => ({ total: 0, list: [], counts: {} }),
  });
  const entry = within(await screen.findByRole('listitem', { name: statementRow().code }));
  const details = within(await entry.findByRole('list', { name: '结算明细' }));
  expect(details.getAllByRole('listitem')).toHaveLength(30);
  expect(entry.queryByRole('link', { name: 'D10' })).not.toBeInTheDocument();
  await visitor.click(entry.getByRole('button', { name: '显示全部 310 项' }));
  expect(details.getAllByRole('listitem')).toHaveLength(310);
});

test('of several statements to pay, each opens behind its button; paid ones have their tab', async () => {
  const list = [
    statementRow(unpaid),
    statementRow({ ...unpaid, rid: 'statement-2', code: 'S2', owed_fen: 5_000 }),
  ];
  const { visitor, server, router } = open('/member/unpaid', {
    'auth/assign/settlementList': () => ({ total: 2, list }),
    'auth/assign/statement': () =>
      statement({ ...unpaid, rid: 'statement-2', code: 'S2', available: { cash_fen: 10_000, bonus_fen: 0 } }),
  });
  const totals = within(await screen.findByRole('region', { name: '付款' }));
  expect(await totals.findByText('¥120.00')).toBeInTheDocument();
  const row = within(await screen.findByRole('listitem', { name: 'S2' }));
  expect(row.getByText('¥50.00')).toBeInTheDocument();
  expect(row.queryByRole('button', { name: '余额支付' })).not.toBeInTheDocument();
  await visitor.click(row.getByRole('button', { name: '去付款：S2' }));
  expect(await row.findByRole('button', { name: '余额支付' })).toBeInTheDocument();
  expect(server.inputs('auth/assign/statement')).toEqual([{ rid: 'statement-2' }]);
  await visitor.click(row.getByRole('button', { name: '收起：S2' }));
  expect(row.queryByRole('button', { name: '余额支付' })).not.toBeInTheDocument();

  server.on({ 'auth/assign/settlementList': () => ({ total: 0, list: [] }) });
  await visitor.click(screen.getByRole('link', { name: '已结清' }));
  expect(await screen.findByText('还没有结清的结算单')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?state=paid'));
  expect(server.inputs('auth/assign/settlementList').at(-1)).toMatchObject({ states: ['paid'] });
});

test('what was looked at a moment before a payment is fetched again after it', async () => {
  const { visitor, server, router, queryClient } = open('/member/unpaid', {
    'auth/asset/invoiceHistory': () => ({ total: 0, list: [] }),
    'auth/assign/settlementList': () => ({ total: 1, list: [statementRow(unpaid)] }),
    'auth/assign/statement': () => statement({ ...unpaid, available: { cash_fen: 20_000, bonus_fen: 0 } }),
    'auth/cluster/joined': () => ({ total: 0, list: [] }),
    'auth/cluster/all': () => managedList(),
    'auth/statement/pay': () => ({ state: 'paid', paid_fen: 12_000, owed_fen: 0, waiting_fen: 0 }),
  });
  // As in the browser, where a page that is left keeps its answers.
  queryClient.setDefaultOptions({ queries: { staleTime: 30_000 } });
  await act(() => router.navigate('/member/invoiceLs?view=statements'));
  await waitFor(() => expect(server.inputs('auth/asset/invoiceHistory')).toHaveLength(1));
  await act(() => router.navigate('/member/unpaid'));
  await visitor.click(await screen.findByRole('button', { name: '余额支付' }));
  await visitor.click(await screen.findByRole('button', { name: '确认付款' }));
  expect(await screen.findByText('付款成功，结算单已结清')).toBeInTheDocument();
  await act(() => router.navigate('/member/invoiceLs?view=statements'));
  await waitFor(() => expect(server.inputs('auth/asset/invoiceHistory')).toHaveLength(2));
});

test('what waits for the approval of a group is said, and is not offered to be paid again', async () => {
  const waiting = { ...unpaid, waiting_fen: 12_000 };
  open('/member/unpaid', {
    'auth/assign/settlementList': () => ({ total: 1, list: [statementRow(waiting)] }),
    'auth/assign/statement': () => statement(waiting),
  });
  const row = within(await screen.findByRole('listitem', { name: 'S20261120-000003' }));
  expect(await row.findByText(/^¥120.00 待社群管理员批准/)).toBeInTheDocument();
  expect(row.getByRole('link', { name: '查看进度' })).toHaveAttribute(
    'href',
    '/member/communityJn?tab=payments',
  );
  expect(row.getByText(/^待社群批准/)).toHaveTextContent('¥120.00');
  expect(row.queryByRole('button', { name: '余额支付' })).not.toBeInTheDocument();
  expect(row.queryByRole('button', { name: '转账付款' })).not.toBeInTheDocument();
});

test('without statements to pay, the page leads to those to confirm', async () => {
  open('/member/unpaid', { 'auth/assign/settlementList': () => ({ total: 0, list: [] }) });
  expect(await screen.findByRole('link', { name: '查看待确认的结算单' })).toHaveAttribute(
    'href',
    '/member/unsettled',
  );
});

test('a correction by the lab appears by itself, and a dialog stays when its statement leaves the list', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  try {
    const { server } = open('/member/unsettled', {
      'auth/assign/settlementList': () => ({ total: 1, list: [statementRow({ review_until: inDays(2) })] }),
    });
    fireEvent.click(await screen.findByRole('button', { name: '有异议' }));
    const dialog = within(await screen.findByRole('dialog', { name: '对结算单有异议' }));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: '样品 S2 未检出' } });
    server.on({
      'auth/assign/settlementList': () => ({ list: [], total: 0 }),
      'auth/assign/statement': () => statement({ total_fen: 92_000, state: 'unpaid', can: ['pay'] }),
    });
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    await waitFor(() => expect(screen.getAllByText('¥920.00')).not.toHaveLength(0));
    expect(dialog.getByRole('textbox')).toHaveValue('样品 S2 未检出');
    fireEvent.click(dialog.getByRole('button', { name: '取消' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(await screen.findByText('没有待确认的结算单')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

describe('a reported transfer of a statement', () => {
  const waiting = transferApply({ amount_fen: 10_000 });
  /** The server's list of these reports, of all states or those that are asked for. */
  const listed =
    (...transfers: TransferApply[]) =>
    ({ states }: { readonly states: readonly string[] }) =>
      transferList(...transfers.filter(({ state }) => states.length === 0 || states.includes(state)));
  const openUnpaid = (transfers: ReturnType<typeof listed>) =>
    open('/member/unpaid', {
      'auth/assign/settlementList': () => ({ total: 1, list: [statementRow(unpaid)] }),
      'auth/assign/statement': () => statement({ ...unpaid, available: { cash_fen: 12_000, bonus_fen: 0 } }),
      'auth/transferApply/list': transfers,
      'auth/cluster/joined': () => ({ total: 0, list: [] }),
      'auth/cluster/all': () => managedList(),
      'auth/prestore_rule_balance': () => ({ tiers: [], bankAccount: null }),
    });
  const entry = async () => within(await screen.findByRole('listitem', { name: 'S20261120-000003' }));

  test('is shown with its voucher while it waits, in the row, the totals and the statement, and is withdrawn', async () => {
    const { visitor, server } = openUnpaid(listed(waiting));
    server.on({
      'auth/transferApply/voucher': () => ({ url: '/voucher' }),
      'auth/transferApply/cancel': () => ({ ...waiting, state: 'cancelled' }),
    });
    const row = within(await (await entry()).findByRole('listitem', { name: waiting.code }));
    expect(row.getByText('核对中')).toBeInTheDocument();
    expect((await entry()).getByText(/^转账核对中 ¥100.00，到账后自动入账/)).toBeInTheDocument();
    expect((await entry()).getByText('转账核对中', { exact: false, selector: 'p' })).toHaveTextContent(
      '¥100.00',
    );
    const totals = within(screen.getByRole('region', { name: '付款' }));
    expect(totals.getByText('转账核对中')).toBeInTheDocument();
    expect(row.getByRole('button', { name: `查看凭证：${waiting.code}` })).toBeInTheDocument();
    await visitor.click(row.getByRole('button', { name: `撤回：${waiting.code}` }));
    const dialog = within(await screen.findByRole('dialog', { name: '撤回转账凭证' }));
    server.on({ 'auth/transferApply/list': listed({ ...waiting, state: 'cancelled' }) });
    await visitor.click(dialog.getByRole('button', { name: '撤回' }));
    expect(await (await entry()).findByText('已撤回')).toBeInTheDocument();
    expect(server.inputs('auth/transferApply/cancel')).toEqual([{ rid: waiting.rid }]);
    expect(screen.queryByText(/转账核对中/)).not.toBeInTheDocument();
  });

  test('is changed while it waits; the voucher stays when no other one is chosen', async () => {
    const { visitor, server } = openUnpaid(listed(waiting));
    server.on({ 'auth/transferApply/edit': () => ({ ...waiting, amount_fen: 12_000 }) });
    const row = within(await (await entry()).findByRole('listitem', { name: waiting.code }));
    await visitor.click(row.getByRole('button', { name: `修改：${waiting.code}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `修改转账凭证 ${waiting.code}` }));
    const amount = dialog.getByRole('textbox', { name: /转账金额/ });
    expect(amount).toHaveValue('100.00');
    await visitor.clear(amount);
    await visitor.type(amount, '120');
    await visitor.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(server.inputs('auth/transferApply/edit')).toEqual([
        {
          rid: waiting.rid,
          etag: waiting.etag,
          amount_fen: 12_000,
          payer: '示例大学',
          paid_on: '2026-11-20',
        },
      ]),
    );
  });

  test('shows why it was refused, and by how much what arrived differs', async () => {
    openUnpaid(
      listed(
        transferApply({ rid: 'a', code: 'Za', state: 'refused', reason: '未查到该笔到账' }),
        transferApply({ rid: 'b', code: 'Zb', state: 'matched', arrived_fen: 10_000 }),
      ),
    );
    const refused = within(await (await entry()).findByRole('listitem', { name: 'Za' }));
    expect(refused.getByText('未通过')).toBeInTheDocument();
    expect(refused.getByText('未查到该笔到账')).toBeInTheDocument();
    const matched = within((await entry()).getByRole('listitem', { name: 'Zb' }));
    expect(matched.getByText('已到账 ¥100.00，¥20.00 少于申报')).toBeInTheDocument();
    expect(matched.queryByRole('button', { name: /撤回|修改/ })).not.toBeInTheDocument();
  });

  test('is named by the payment from the balance', async () => {
    const { visitor } = openUnpaid(listed(waiting));
    await (await entry()).findByRole('listitem', { name: waiting.code });
    await visitor.click((await entry()).getByRole('button', { name: '余额支付' }));
    const dialog = within(await screen.findByRole('dialog', { name: '余额支付' }));
    expect(await dialog.findByText(/^已上报的转账 ¥100.00（Z20261120-000001）正在核对/)).toBeInTheDocument();
  });

  test('of the same amount as one that waits is asked about first', async () => {
    const { visitor, server } = openUnpaid(listed(waiting));
    server.on({
      'auth/upload4file': () => ({ file_rid: 'file-9', name: 'a.pdf', size: 3, mime: 'application/pdf' }),
      'auth/transferApply': () => waiting,
    });
    await (await entry()).findByRole('listitem', { name: waiting.code });
    await visitor.click((await entry()).getByRole('button', { name: '转账付款' }));
    const dialog = within(await screen.findByRole('dialog', { name: '转账付款' }));
    const amount = dialog.getByRole('textbox', { name: /转账金额/ });
    expect(amount).toHaveValue('20.00');
    await visitor.clear(amount);
    await visitor.type(amount, '100');
    await visitor.type(dialog.getByRole('textbox', { name: /付款人/ }), '示例大学');
    const file = new File(['pdf'], 'a.pdf', { type: 'application/pdf' });
    await visitor.upload(dialog.getByLabelText('转账凭证文件'), file);
    await visitor.click(dialog.getByRole('button', { name: '提交凭证' }));
    expect(await dialog.findByText('[另一笔转账]相同金额的转账正在核对，请先确认')).toBeInTheDocument();
    expect(server.inputs('auth/transferApply')).toEqual([]);
    await visitor.click(dialog.getByRole('checkbox', { name: '这是另一笔金额相同的转账' }));
    await visitor.click(dialog.getByRole('button', { name: '提交凭证' }));
    await waitFor(() =>
      expect(server.inputs('auth/transferApply')).toEqual([
        expect.objectContaining({ amount_fen: 10_000, another: true }),
      ]),
    );
  });
});

test('without a balance the transfer is the main button', async () => {
  open('/member/unpaid', {
    'auth/assign/settlementList': () => ({ total: 1, list: [statementRow(unpaid)] }),
    'auth/assign/statement': () => statement(unpaid),
  });
  const row = within(await screen.findByRole('listitem', { name: 'S20261120-000003' }));
  expect(await row.findByRole('button', { name: '转账付款' })).toHaveClass('MuiButton-contained');
  expect(row.getByRole('button', { name: '余额支付' })).toHaveClass('MuiButton-outlined');
});

describe('the reconciliation', () => {
  const openDialog = async () => {
    const downloads = recordDownloads();
    const { visitor, server } = open('/member/unpaid?state=paid', {
      'auth/assign/settlementList': () => ({ total: 0, list: [] }),
      'auth/web/asset/reconciliation': () => ({ url: '/files/1' }),
    });
    await visitor.click(await screen.findByRole('button', { name: '对账明细' }));
    return {
      visitor,
      server,
      downloads,
      dialog: within(await screen.findByRole('dialog', { name: '对账明细' })),
    };
  };

  test('is downloaded for last month at first, or for another period', async () => {
    const { visitor, server, downloads, dialog } = await openDialog();
    await visitor.click(dialog.getByRole('button', { name: '下载 Excel' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    await visitor.click(dialog.getByRole('radio', { name: '不限' }));
    await visitor.click(dialog.getByRole('button', { name: '下载 CSV' }));
    await waitFor(() => expect(downloads).toHaveLength(2));
    const day = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    const [month, all] = server.inputs('auth/web/asset/reconciliation');
    expect(month).toEqual({ from: expect.stringMatching(/-01$/), to: day, format: 'xlsx' });
    expect(all).toEqual({ format: 'csv' });
  });

  test('of a period that ends before it begins is not offered', async () => {
    const { visitor, dialog } = await openDialog();
    const to = dialog.getByRole('textbox', { name: '结束日期' });
    await visitor.clear(to);
    await visitor.type(to, '2020-01-01');
    expect(dialog.getByText('[结束日期]不能早于开始日期')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: '下载 Excel' })).toBeDisabled();
  });
});
