import type { Data } from '@portal/shared/contract';
import type { AreaRoute } from '@portal/shared/portal';
import { type Handlers, order, Refused, renderRoute } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { StaffOrderRow } from '../ui/orderRow';
import { desk } from '../ui/session/desk';
import { BillingPage } from './billing/BillingPage';
import { InvoicePage } from './invoice/InvoicePage';
import { StatementPage } from './statement/StatementPage';

const statement: Data<'staff/statement/detail'> = {
  rid: 's1',
  code: 'S20261128-000001',
  state: 'disputed',
  created: '2026-11-28T02:00:00Z',
  review_until: null,
  orders: [{ rid: 'o1', code: 'D20261128-000001', fund_code: '' }],
  total_fen: 30_000,
  paid_fen: 0,
  owed_fen: 0,
  waiting_fen: 0,
  invoiced_fen: 0,
  invoiced_cash_fen: 0,
  can: ['answer'],
  lines: [],
  sources: { cash_fen: 30_000, bonus_fen: 0, credit_fen: 0 },
  available: { cash_fen: 0, bonus_fen: 0 },
  invoiceable_fen: 0,
  payments: [],
  events: [{ act: 'wrong', by: 'member', at: '2026-11-28T03:00:00Z', note: '只测了两个样品' }],
  member: '林晓 13800000000',
  member_rid: 'u1',
};

const invoice: Data<'staff/invoiceApply/detail'> = {
  rid: 'i1',
  code: 'K20261128-000001',
  type: 3,
  state: 'issuing',
  amount_fen: 30_000,
  parts: [{ statement_rid: 's1', statement_code: statement.code, amount_fen: 30_000 }],
  prestores: [],
  title: {
    holder: 'company',
    title: '示例大学',
    tax_number: '91350100M000100Y43',
    registered_address: '',
    registered_phone: '',
    bank: '',
    account: '',
  },
  note: '',
  email: '',
  number: null,
  red_number: null,
  finance_sent: null,
  reason: '',
  files: [],
  created: '2026-11-28T02:00:00Z',
  changed: '2026-11-28T02:00:00Z',
  can: ['refuse', 'issue'],
  etag: 'e1',
  events: [],
  member: '林晓 13800000000',
  links: [],
};

const delivered = (code: string, member_rid: string, part: Partial<StaffOrderRow> = {}): StaffOrderRow => ({
  ...order({ code, state: 'delivered', due_fen: 10_000 }),
  member: `客户${member_rid}`,
  member_rid,
  assignee: null,
  late: false,
  open_question: false,
  revised: false,
  revision: 0,
  promise: null,
  updated: '2026-11-28T02:00:00Z',
  ...part,
});

const pages: readonly AreaRoute[] = [
  { path: 'billing', title: '待出结算单', page: async () => BillingPage },
  { path: 'statements/:code', title: '结算单', page: async () => StatementPage },
  { path: 'invoices/:code', title: '发票', page: async () => InvoicePage },
];

const open = (at: string, server: Handlers) =>
  renderRoute({ routes: pages, at, server: { 'staff/desk/counts': () => ({ list: [] }), ...server } });

const dialog = async () => within(await screen.findByRole('dialog'));

beforeEach(() =>
  runInAction(() => {
    desk.self = {
      account: 'wang',
      name: '王',
      roles: ['finance'],
      locked: null,
      second_factor: true,
      created: '2026-11-01T00:00:00Z',
    };
  }),
);
afterEach(() => runInAction(() => Object.assign(desk, { self: undefined })));

test('a batch makes one statement for each member, leaves out open questions, and says who was refused and why', async () => {
  const { visitor, server } = open('/billing', {
    'staff/order/list': () => ({
      list: [
        delivered('D20261128-000001', 'a'),
        delivered('D20261128-000002', 'b'),
        delivered('D20261128-000003', 'a', { open_question: true }),
        delivered('D20261128-000004', 'a', { due_fen: 5_000 }),
      ],
      next: null,
      total: 4,
    }),
    'staff/statement/overtime': () => [],
    'staff/statement/add': ({ codes }) => {
      if (codes[0] === 'D20261128-000002') throw new Refused('credit_short');
      return { rid: 's1', code: statement.code, state: 'open' };
    },
  });
  await visitor.click(await screen.findByRole('button', { name: /^全部出具（2 张结算单）/ }));
  const shown = await dialog();
  await visitor.click(shown.getByRole('button', { name: '全部出具' }));
  expect(await shown.findByText(`已出具 ${statement.code}`)).toBeInTheDocument();
  expect(await shown.findByRole('button', { name: '再试 1 张' })).toBeEnabled();
  expect(server.inputs('staff/statement/add')).toMatchObject([
    { codes: ['D20261128-000001', 'D20261128-000004'], seen: { total_fen: 15_000 } },
    { codes: ['D20261128-000002'], seen: { total_fen: 10_000 } },
  ]);
});

test('overtime of an instrument is proposed as an adjustment, alone and in a batch, and finance may change it', async () => {
  const late = { code: 'M20261127-000001', minutes: 30 };
  const { visitor, server } = open('/billing', {
    'staff/order/list': () => ({
      list: [delivered('D20261128-000001', 'a'), delivered('D20261128-000002', 'b')],
      next: null,
      total: 2,
    }),
    'staff/statement/overtime': () => [
      { code: 'D20261128-000001', minutes: 30, amount_fen: 5_000, reservations: [late] },
    ],
    'staff/statement/add': () => ({ rid: 's1', code: statement.code, state: 'open' }),
  });
  expect(await screen.findByText(/机时超时 30 分钟，另计/)).toHaveTextContent('¥50.00');
  await visitor.click(screen.getByRole('button', { name: '出具结算单 客户a' }));
  const one = await dialog();
  expect(one.getByText('¥150.00')).toBeInTheDocument();
  expect(one.getByLabelText('调整原因 D20261128-000001')).toHaveValue(
    '机时超时 30 分钟（M20261127-000001 30 分钟）',
  );
  await visitor.clear(one.getByLabelText('调整金额 D20261128-000001'));
  await visitor.clear(one.getByLabelText('调整原因 D20261128-000001'));
  expect(one.getByText('¥100.00')).toBeInTheDocument();
  await visitor.click(one.getByRole('button', { name: '取消' }));
  await visitor.click(await screen.findByRole('button', { name: /^全部出具（2 张结算单）/ }));
  const all = await dialog();
  expect(all.getByText(/客户a（1 个订单，含机时超时）/)).toBeInTheDocument();
  await visitor.click(all.getByRole('button', { name: '全部出具' }));
  expect(await all.findAllByText(`已出具 ${statement.code}`)).toHaveLength(2);
  expect(server.inputs('staff/statement/add')).toMatchObject([
    { adjustments: [{ code: 'D20261128-000001', amount_fen: 5_000 }], seen: { total_fen: 15_000 } },
    { adjustments: [], seen: { total_fen: 10_000 } },
  ]);
});

test('a dispute is answered with a corrected amount and its reason, and what it comes to is said before', async () => {
  const { visitor, server } = open(`/statements/${statement.code}`, {
    'staff/statement/detail': () => statement,
    'staff/statement/answer': () => ({ rid: 's1', code: statement.code, state: 'open' as const }),
  });
  await visitor.click(await screen.findByRole('button', { name: /答复异议/ }));
  const shown = await dialog();
  expect(shown.getByText('只测了两个样品')).toBeInTheDocument();
  await visitor.type(shown.getByLabelText(/^调整金额 D/), '-50');
  await visitor.type(shown.getByLabelText(/答复/), '已按实际数量调整');
  expect(shown.getByRole('button', { name: '答复' })).toBeDisabled();
  await visitor.type(shown.getByLabelText(/^调整原因 D/), '少测一个');
  expect(shown.getByText('¥300.00 改为 ¥250.00')).toBeInTheDocument();
  await visitor.click(shown.getByRole('button', { name: '答复' }));
  expect(await screen.findByText(/已答复，等待客户确认/)).toBeInTheDocument();
  expect(server.inputs('staff/statement/answer')).toEqual([
    {
      code: statement.code,
      note: '已按实际数量调整',
      adjustments: [{ code: 'D20261128-000001', amount_fen: -5_000, reason: '少测一个' }],
    },
  ]);
});

test('an invoice is issued with its number once its files are there; dropped files are told apart by name', async () => {
  let files = invoice.files;
  const { visitor, server } = open(`/invoices/${invoice.code}`, {
    'staff/invoiceApply/detail': () => ({ ...invoice, files }),
    'staff/invoiceApply/file': ({ slot }) => {
      const file = { slot, red: false, name: `a.${slot}`, size: 10 };
      files = [...files, file];
      return file;
    },
    'staff/invoiceApply/issue': () => ({ code: invoice.code, state: 'issued' as const, approval: null }),
  });
  await visitor.click(await screen.findByRole('button', { name: /开具发票/ }));
  const early = await dialog();
  expect(early.getByText(/请先在“文件”里上传 XML、OFD、PDF/)).toBeInTheDocument();
  await visitor.click(early.getByRole('button', { name: '取消' }));
  const chosen = ['a.XML', 'a.ofd', 'a.pdf', 'b.pdf'].map((name) => new File(['x'], name));
  await visitor.upload(screen.getByLabelText('发票文件'), chosen);
  expect(await screen.findByText('b.pdf：不是发票文件，或同一格式有两个')).toBeInTheDocument();
  expect(await screen.findByText(/文件已齐/)).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: /开具发票/ }));
  const shown = await dialog();
  await visitor.type(shown.getByLabelText(/发票号码/), '2611200000000000000');
  expect(shown.getByText('应为 20 位数字，现在是 19 位')).toBeInTheDocument();
  await visitor.type(shown.getByLabelText(/发票号码/), '1');
  await visitor.click(shown.getByRole('button', { name: '开具发票' }));
  expect(await screen.findByText(`${invoice.code} 已开票`)).toBeInTheDocument();
  expect(server.inputs('staff/invoiceApply/issue')).toEqual([
    { code: invoice.code, number: '26112000000000000001' },
  ]);
});
