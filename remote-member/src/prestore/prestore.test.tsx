import type { AssetEntry, AssetMonth, PrestoreApply } from '@portal/shared/contract';
import { fakeEtag, type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { clusterAs } from '../testing/cluster';
import { transferApply, transferList } from '../testing/fixture';
import { recordDownloads } from '../testing/openOrder';

const application = (part: Partial<PrestoreApply> = {}): PrestoreApply => ({
  rid: 'apply-1',
  code: 'Y20261120-000001',
  state: 'waiting',
  amount_fen: 1_000_000,
  bonus_fen: 30_000,
  payer: '示例大学',
  paid_on: '2026-11-19',
  note: '',
  invoicing: 'spent',
  voucher: { name: '回单.pdf', size: 1000 },
  reason: '',
  created: '2026-11-20T02:00:00Z',
  decided: null,
  etag: fakeEtag,
  ...part,
});
const entry = (part: Partial<AssetEntry> = {}): AssetEntry => ({
  id: 7,
  account: 'cash',
  kind: 'deposit',
  label: '预存到账',
  amount: 1_000_000,
  balance: 1_500_000,
  cause: { kind: 'prestore', rid: 'apply-1', code: 'Y20261120-000001' },
  at: '2026-11-20T02:00:00Z',
  ...part,
});
const month = (part: Partial<AssetMonth> = {}): AssetMonth => ({
  month: '2026-11',
  in_fen: 0,
  out_fen: 0,
  balance_fen: 0,
  ...part,
});

function open(at = '/member/prestore', server: Handlers = {}) {
  return renderRoute({
    routes,
    at,
    user: member(),
    server: {
      'auth/transferApply/list': () => transferList(),
      'auth/web/asset/init': () => ({
        cash_fen: 1_500_000,
        bonus_fen: 30_000,
        points: 0,
        rebate_fen: 0,
        reserved: { cash_fen: 20_000, bonus_fen: 5_000 },
        credit: { limit_fen: 500_000, used_fen: 0, reserved_fen: 100_000, free_fen: 400_000 },
      }),
      'auth/creditApply/list': () => ({
        total: 0,
        list: [],
        credit: { limit_fen: 500_000, used_fen: 0, reserved_fen: 100_000, free_fen: 400_000 },
      }),
      'auth/prestore_rule_balance': () => ({
        tiers: [
          { amount_fen: 1_000_000, bonus_fen: 30_000 },
          { amount_fen: 5_000_000, bonus_fen: 250_000 },
        ],
        bankAccount: { name: '示例检测', bank: '示例银行', account: '6222 0000' },
      }),
      'auth/web/prestore/list': () => ({ total: 1, list: [application()], counts: { waiting: 1 } }),
      'auth/web/asset/months': () => [month({ out_fen: 7_000, balance_fen: 1_530_000 })],
      'auth/prestoreApply/listPrestoreDetail': () => ({ list: [entry()], next: null }),
      ...server,
    },
  });
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('the balance says what orders have reserved, also of the credit, and what is free on credit', async () => {
  open();
  const balance = await region('余额');
  expect(await balance.findByText('¥15,000.00')).toBeInTheDocument();
  expect(balance.getByText('¥300.00')).toBeInTheDocument();
  expect(balance.getByText('¥1,250.00')).toBeInTheDocument();
  expect(balance.getByText('其中信用额度 ¥1,000.00')).toBeInTheDocument();
  expect(balance.getByText('¥4,000.00')).toBeInTheDocument();
  expect(balance.getByText('共 ¥5,000.00')).toBeInTheDocument();
});

test('a link with an amount opens the form with it, once', async () => {
  const { router } = open('/member/prestore?amount=20.50');
  const dialog = within(await screen.findByRole('dialog', { name: '我要预存' }));
  expect(dialog.getByRole('textbox', { name: /^预存金额/ })).toHaveValue('20.50');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=prepay'));
});

test('a tier starts a prepayment of its amount; it is sent once with its voucher', async () => {
  const { visitor, server } = open('/member/prestore?tab=prepay');
  await visitor.click(await screen.findByRole('button', { name: '预存 ¥50,000.00，赠送 ¥2,500.00' }));
  const dialog = within(await screen.findByRole('dialog', { name: '我要预存' }));
  expect(dialog.getByRole('textbox', { name: /^预存金额/ })).toHaveValue('50000.00');
  expect(await dialog.findByText('到账后赠送 ¥2,500.00')).toBeInTheDocument();
  expect(dialog.getByText('6222 0000')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: '提交申请' }));
  expect(await dialog.findByText('[付款人]不能为空')).toBeInTheDocument();
  expect(dialog.getByText('[转账凭证]不能为空')).toBeInTheDocument();

  server.on({
    'auth/upload4file': () => ({ file_rid: 'file-9', name: '回单.pdf', size: 3, mime: 'application/pdf' }),
    'auth/prestoreApply/add': () => application({ code: 'Y20261122-000009', amount_fen: 1_000_000 }),
  });
  await visitor.clear(dialog.getByRole('textbox', { name: /^预存金额/ }));
  await visitor.type(dialog.getByRole('textbox', { name: /^预存金额/ }), '10,000');
  expect(dialog.getByText('到账后赠送 ¥300.00')).toBeInTheDocument();
  await visitor.type(dialog.getByRole('textbox', { name: /^付款人/ }), '示例大学');
  await visitor.clear(dialog.getByRole('textbox', { name: /^付款日期/ }));
  await visitor.type(dialog.getByRole('textbox', { name: /^付款日期/ }), '2026/11/19');
  await visitor.upload(dialog.getByLabelText('转账凭证文件'), new File(['pdf'], '回单.pdf'));
  await visitor.dblClick(dialog.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText(/^预存申请 Y20261122-000009 已提交/)).toBeInTheDocument();
  expect(server.inputs('auth/prestoreApply/add')).toEqual([
    {
      amount_fen: 1_000_000,
      payer: '示例大学',
      paid_on: '2026-11-19',
      file_rid: 'file-9',
      note: '',
      invoicing: 'spent',
      seen: { bonus_fen: 30_000 },
    },
  ]);
  expect(server.inputs('auth/web/prestore/list')).toHaveLength(2);
});

test('a refused prepayment keeps what was typed', async () => {
  const { visitor, server } = open();
  server.on({
    'auth/upload4file': () => {
      throw new Refused('file_type_refused');
    },
  });
  await visitor.click(await screen.findByRole('button', { name: '我要预存' }));
  const dialog = within(await screen.findByRole('dialog', { name: '我要预存' }));
  await visitor.type(dialog.getByRole('textbox', { name: /^预存金额/ }), '100');
  await visitor.type(dialog.getByRole('textbox', { name: /^付款人/ }), '示例大学');
  await visitor.upload(dialog.getByLabelText('转账凭证文件'), new File(['x'], 'a.pdf'));
  await visitor.click(dialog.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(server.calls.some(({ path }) => path === 'auth/upload4file')).toBe(true));
  expect(dialog.getByRole('textbox', { name: /^付款人/ })).toHaveValue('示例大学');
  expect(dialog.getByRole('button', { name: '移除 a.pdf' })).toBeInTheDocument();
});

test('an application that waits can be changed, keeping its voucher, and cancelled', async () => {
  const { visitor, server } = open('/member/prestore?tab=prepay');
  server.on({
    'auth/prestoreApply/edit': () => application({ payer: '另一付款人' }),
    'auth/prestoreApply/cancel': () => application({ state: 'cancelled' }),
  });
  await visitor.click(await screen.findByRole('button', { name: '修改申请：Y20261120-000001' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改预存申请 Y20261120-000001' }));
  const payer = dialog.getByRole('textbox', { name: /^付款人/ });
  expect(payer).toHaveValue('示例大学');
  await visitor.clear(payer);
  await visitor.type(payer, '另一付款人');
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(server.inputs('auth/prestoreApply/edit')).toEqual([
      {
        rid: 'apply-1',
        amount_fen: 1_000_000,
        payer: '另一付款人',
        paid_on: '2026-11-19',
        note: '',
        invoicing: 'spent',
        seen: { bonus_fen: 30_000 },
        etag: fakeEtag,
      },
    ]),
  );
  await visitor.click(await screen.findByRole('button', { name: '取消申请：Y20261120-000001' }));
  const question = within(await screen.findByRole('dialog', { name: '取消预存申请' }));
  await visitor.click(question.getByRole('button', { name: '取消申请' }));
  await waitFor(() => expect(server.inputs('auth/prestoreApply/cancel')).toEqual([{ rid: 'apply-1' }]));
});

test('a refused application says why and offers no acts', async () => {
  open('/member/prestore?tab=prepay', {
    'auth/web/prestore/list': () => ({
      total: 1,
      list: [application({ state: 'refused', reason: '未查到这笔转账' })],
      counts: { refused: 1 },
    }),
  });
  const row = within(await screen.findByRole('listitem', { name: 'Y20261120-000001' }));
  expect(row.getByRole('alert')).toHaveTextContent('未查到这笔转账');
  expect(row.queryByRole('button', { name: /^修改/ })).not.toBeInTheDocument();
});

test('entries are filtered by a period in the URL and loaded in pages', async () => {
  const { visitor, server, router } = open('/member/prestore?from=2026-11-01&to=lost', {
    'auth/prestoreApply/listPrestoreDetail': ({ before }) =>
      before === undefined
        ? { list: [entry({ id: 9 })], next: 9 }
        : {
            list: [
              entry({ id: 8, kind: 'order_by_cash', label: '订单付款', amount: -7_000, balance: 500_000 }),
            ],
            next: null,
          },
  });
  const table = within(await screen.findByRole('table', { name: '收支明细' }));
  expect(table.getByText('+¥10,000.00')).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '加载更多' }));
  expect(await table.findByText('-¥70.00')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '加载更多' })).not.toBeInTheDocument();
  expect(server.inputs('auth/prestoreApply/listPrestoreDetail')).toEqual([
    { from: '2026-11-01', size: 20 },
    { from: '2026-11-01', size: 20, before: 9 },
  ]);
  const form = within(screen.getByRole('form', { name: '按日期筛选' }));
  await visitor.type(form.getByRole('textbox', { name: '结束日期' }), '2026-10-31');
  await visitor.click(form.getByRole('button', { name: '查询' }));
  expect(await form.findByText('[结束日期]不能早于开始日期')).toBeInTheDocument();
  await visitor.clear(form.getByRole('textbox', { name: '结束日期' }));
  await visitor.clear(form.getByRole('textbox', { name: '开始日期' }));
  await visitor.type(form.getByRole('textbox', { name: '开始日期' }), '2026/11/02');
  await visitor.type(form.getByRole('textbox', { name: '结束日期' }), '2026-11-30{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-11-02&to=2026-11-30'));
});

test('a credited application has a receipt, another one has none', async () => {
  const downloads = recordDownloads();
  const list = [
    application({ rid: 'apply-2', code: 'Y20261121-000002', state: 'approved' }),
    application(),
    application({ rid: 'apply-3', code: 'Y20261121-000003', state: 'refused' }),
  ];
  const { visitor, server } = open('/member/prestore?tab=prepay', {
    'auth/web/prestore/list': () => ({ total: 3, list, counts: { waiting: 1 } }),
    'auth/prestoreApply/receipt': () => ({ url: '/receipt' }),
  });
  const [receipt, ...others] = await screen.findAllByRole('button', { name: /^下载收据/ });
  expect(others).toEqual([]);
  if (receipt) await visitor.click(receipt);
  await waitFor(() => expect(downloads).toEqual(['/receipt as 收据-Y20261121-000002.pdf']));
  expect(server.inputs('auth/prestoreApply/receipt')).toEqual([{ rid: 'apply-2' }]);
});

test('entries of one account are listed and exported by themselves; what goes by no account is said', async () => {
  recordDownloads();
  const { visitor, server, router } = open('/member/prestore', {
    'auth/web/asset/detail': () => ({ list: [], next: null }),
    'auth/web/asset/export': () => ({ url: '/files/1' }),
  });
  const accounts = within(await screen.findByRole('navigation', { name: '账户' }));
  await visitor.click(accounts.getByRole('link', { name: '信用额度' }));
  await waitFor(() =>
    expect(server.inputs('auth/web/asset/detail')).toEqual([{ account: 'credit', size: 20 }]),
  );
  expect(router.state.location.search).toBe('?account=credit');
  expect(screen.getByText(/银行转账直接付给结算单的款项不经过账户/)).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '导出 Excel' }));
  await waitFor(() =>
    expect(server.inputs('auth/web/asset/export')).toEqual([{ accounts: ['credit'], format: 'xlsx' }]),
  );
});

test('exports are of the chosen period; the account statement is of this year by default', async () => {
  const downloads = recordDownloads();
  const { visitor, server } = open('/member/prestore?from=2026-11-01', {
    'auth/web/asset/export': () => ({ url: '/files/1' }),
    'auth/web/asset/accountStatement': () => ({ url: '/files/2' }),
  });
  const exports = within(await screen.findByRole('group', { name: '导出' }));
  await visitor.click(exports.getByRole('button', { name: '导出 Excel' }));
  await visitor.click(exports.getByRole('button', { name: '对账单' }));
  await waitFor(() => expect(downloads).toHaveLength(2));
  expect(server.inputs('auth/web/asset/export')).toEqual([
    { accounts: ['cash', 'bonus'], from: '2026-11-01', format: 'xlsx' },
  ]);
  expect(server.inputs('auth/web/asset/accountStatement')).toMatchObject([{ from: '2026-11-01' }]);
});

test('months are shown as a table instead of the charts', async () => {
  const { visitor } = open();
  const months = await region('近 12 个月');
  await visitor.click(months.getByRole('button', { name: '看数据' }));
  const cells = within(months.getByRole('table', { name: '近 12 个月' })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual(['2026-11', '¥0.00', '¥70.00', '¥15,300.00']);
});

test('a new member sees tiers and what will be listed, and no empty charts', async () => {
  open('/member/prestore', {
    'auth/web/prestore/list': () => ({ total: 0, list: [], counts: {} }),
    'auth/web/asset/months': () => [month()],
    'auth/prestoreApply/listPrestoreDetail': () => ({ list: [], next: null }),
  });
  expect(await screen.findByText('还没有收支')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: '预存申请' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: '近 12 个月' })).not.toBeInTheDocument());
});

test('a prepayment for a group says so and names the group', async () => {
  const { visitor, server } = open('/member/prestore?cluster=cluster-1', {
    'auth/cluster/detail': () => clusterAs('manager'),
    'auth/upload4file': () => ({ file_rid: 'file-9', name: '回单.pdf', size: 3, mime: 'application/pdf' }),
    'auth/prestoreApply/add': () => application(),
    'auth/web/prestore/list': () => ({
      total: 1,
      list: [application({ cluster_rid: 'cluster-1' })],
      counts: { waiting: 1 },
    }),
  });
  await visitor.click(await screen.findByRole('button', { name: '为社群预存' }));
  const dialog = within(await screen.findByRole('dialog', { name: '为“材料课题组”预存' }));
  await visitor.type(dialog.getByRole('textbox', { name: /^预存金额/ }), '100');
  await visitor.type(dialog.getByRole('textbox', { name: /^付款人/ }), '示例大学');
  await visitor.upload(dialog.getByLabelText('转账凭证文件'), new File(['pdf'], '回单.pdf'));
  await visitor.click(dialog.getByRole('button', { name: '提交申请' }));
  await waitFor(() =>
    expect(server.inputs('auth/prestoreApply/add')).toMatchObject([{ cluster_rid: 'cluster-1' }]),
  );
  const row = within(await screen.findByRole('listitem', { name: 'Y20261120-000001' }));
  expect(row.getByText('为社群预存')).toBeInTheDocument();
});

test('reported transfers are listed with what they are for and what came of them', async () => {
  open('/member/prestore?tab=prepay', {
    'auth/transferApply/list': () =>
      transferList(
        transferApply(),
        transferApply({ rid: 'b', code: 'Zb', statement: null, state: 'cancelled' }),
      ),
  });
  const panel = within(await screen.findByRole('region', { name: '转账凭证' }));
  const first = within(await panel.findByRole('listitem', { name: transferApply().code }));
  expect(first.getByText('核对中')).toBeInTheDocument();
  expect(first.getByRole('link', { name: 'S20261120-000003' })).toHaveAttribute('href', '/member/unpaid');
  const second = within(panel.getByRole('listitem', { name: 'Zb' }));
  expect(second.getByText(/记入预存款/)).toBeInTheDocument();
  expect(second.queryByRole('button', { name: /撤回/ })).not.toBeInTheDocument();
});

test('the way of invoicing is chosen with the prepayment and says what it means', async () => {
  const { visitor } = open();
  await visitor.click(await screen.findByRole('button', { name: '我要预存' }));
  const dialog = within(await screen.findByRole('dialog', { name: '我要预存' }));
  expect(dialog.getByLabelText('消费后开票')).toBeChecked();
  expect(dialog.getByText(/^结算单确认后按实际费用开票/)).toBeInTheDocument();
  await visitor.click(dialog.getByLabelText('预存时开票'));
  expect(dialog.getByText(/由它支付的结算单不再开票/)).toBeInTheDocument();
});

test('a prepayment that is invoiced on arrival says what is invoiced of it, and leads to the form', async () => {
  open('/member/prestore?tab=prepay', {
    'auth/web/prestore/list': () => ({
      total: 1,
      list: [application({ state: 'approved', invoicing: 'arrival' })],
      counts: { approved: 1 },
    }),
    'auth/asset/prestoreHistory': () => ({
      total: 1,
      list: [
        {
          prestore_rid: 'apply-1',
          code: 'Y20261120-000001',
          created: '2026-11-20T02:00:00Z',
          amount_fen: 1_000_000,
          invoiced_fen: 600_000,
          asked_fen: 100_000,
          open_fen: 300_000,
          applies: [{ rid: 'k-1', code: 'K1', type: 1, state: 'waiting', amount_fen: 100_000 }],
        },
      ],
    }),
  });
  const list = within(await screen.findByRole('list', { name: '预存申请' }));
  expect(await list.findByText(/已开票 ¥5,000.00，申请中 ¥1,000.00，可开票 ¥3,000.00/)).toBeInTheDocument();
  expect(list.getByRole('link', { name: '申请开票：Y20261120-000001' })).toHaveAttribute(
    'href',
    '/member/invoiceLs?prestore=apply-1',
  );
});
