import type { Data } from '@portal/shared/contract';
import { fakeEtag, type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../app/routes';
import { invoiceApply, invoiceTitle } from '../../testing/fixture';

type Row = Data<'auth/asset/invoiceHistory'>['list'][number];

const prepaid: Data<'auth/asset/prestoreHistory'>['list'][number] = {
  prestore_rid: 'prestore-1',
  code: 'Y1',
  created: '2026-11-20T02:00:00Z',
  amount_fen: 100_000,
  invoiced_fen: 40_000,
  asked_fen: 0,
  open_fen: 50_000,
  applies: [],
};

const paid = (part: Partial<Row> = {}): Row => ({
  statement_rid: 'statement-1',
  code: 'S1',
  state: 'paid',
  created: '2026-11-20T02:00:00Z',
  total_fen: 12_000,
  paid_cash_fen: 10_000,
  invoiced_cash_fen: 0,
  invoiced_fen: 4_000,
  asked_fen: 0,
  open_fen: 6_000,
  fund_codes: ['21871001'],
  applies: [],
  ...part,
});
const second = paid({
  statement_rid: 'statement-2',
  code: 'S2',
  invoiced_fen: 0,
  open_fen: 10_000,
  fund_codes: ['21871001', 'JS-42'],
});
const unpaid = paid({
  statement_rid: 'statement-3',
  code: 'S3',
  state: 'unpaid',
  paid_cash_fen: 0,
  invoiced_fen: 0,
  open_fen: 0,
});

function open(at = '/member/invoiceLs?statement=', server: Handlers = {}) {
  const list = [paid(), second, unpaid];
  return renderRoute({
    routes,
    at,
    user: member({ userInfo: { email: 'lin@example.com' } }),
    server: {
      'auth/invoiceApply/list4person': () => ({ total: 0, list: [], counts: {} }),
      'auth/asset/invoiceHistory': ({ statement_rids: rids }) => {
        const found = rids ? list.filter(({ statement_rid }) => rids.includes(statement_rid)) : list;
        return { total: found.length, list: found };
      },
      'auth/asset/prestoreHistory': () => ({ total: 1, list: [prepaid] }),
      'auth/invoice/list': () => [
        invoiceTitle(),
        invoiceTitle({ rid: 'title-2', title: '林晓', holder: 'person', tax_number: '', default: 0 }),
      ],
      'auth/invoiceApply/info': () => ({ ...invoiceApply(), events: [] }),
      ...server,
    },
  });
}
const form = async (name: string | RegExp = '申请开票') =>
  within(await screen.findByRole('dialog', { name }));
const submit = '提交申请';

test('a statement of the URL is chosen with all that may be invoiced, and the request is sent once', async () => {
  const { visitor, server, router } = open('/member/invoiceLs?statement=statement-1');
  server.on({ 'auth/invoiceApply/add': () => invoiceApply({ code: 'K9' }) });
  const dialog = await form();
  expect(await dialog.findByRole('textbox', { name: '开票金额（元）：S1' })).toHaveValue('60.00');
  expect(dialog.getByRole('radio', { name: /示例大学/ })).toBeChecked();
  expect(dialog.queryByText('S3')).not.toBeInTheDocument();
  await visitor.click(dialog.getByRole('checkbox', { name: /^S2/ }));
  const amount = dialog.getByRole('textbox', { name: '开票金额（元）：S2' });
  await visitor.clear(amount);
  await visitor.type(amount, '100.01');
  expect(dialog.getByText('最多可开 ¥100.00')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: submit }));
  expect(await dialog.findByText('[开票金额]结算单 S2 最多可开 ¥100.00')).toBeInTheDocument();
  await visitor.clear(amount);
  await visitor.type(amount, '40');
  expect(dialog.getByRole('status', { name: '开票金额合计' })).toHaveTextContent('¥100.00（2 张结算单）');
  await visitor.type(dialog.getByLabelText(/^发票备注/), '课题 42');
  const receiver = dialog.getByLabelText(/^接收邮箱/);
  expect(receiver).toHaveValue('lin@example.com');
  await visitor.clear(receiver);
  await visitor.type(receiver, 'finance@');
  await visitor.click(dialog.getByRole('button', { name: submit }));
  expect(await dialog.findByText('[接收邮箱]格式不正确')).toBeInTheDocument();
  await visitor.type(receiver, 'example.com');
  await visitor.dblClick(dialog.getByRole('button', { name: submit }));
  expect(await screen.findByText('开票申请 K9 已提交，开好后会通知您')).toBeInTheDocument();
  expect(server.inputs('auth/invoiceApply/add')).toEqual([
    {
      type: 1,
      invoice_rid: 'title-1',
      note: '课题 42',
      email: 'finance@example.com',
      parts: [
        { statement_rid: 'statement-1', amount_fen: 6_000 },
        { statement_rid: 'statement-2', amount_fen: 4_000 },
      ],
      prestores: [],
    },
  ]);
  await waitFor(() => expect(router.state.location.search).toBe('?rid=apply-1'));
});

test('a pro-forma invoice is also of a statement that is not paid, over all that is billed', async () => {
  const { visitor, server } = open('/member/invoiceLs?statement=statement-3&type=5');
  server.on({
    'auth/invoiceApply/add': () => invoiceApply({ type: 5, state: 'issued', code: 'K9', can: [] }),
  });
  const dialog = await form();
  expect(await dialog.findByRole('textbox', { name: '开票金额（元）：S3' })).toHaveValue('120.00');
  await visitor.click(dialog.getByLabelText('电子普通发票'));
  expect(dialog.getByText('该发票类型没有可开金额')).toBeInTheDocument();
  await visitor.click(dialog.getByLabelText('形式发票'));
  await visitor.click(dialog.getByRole('button', { name: submit }));
  expect(await screen.findByText('K9 已开具，可下载')).toBeInTheDocument();
  expect(server.inputs('auth/invoiceApply/add')).toMatchObject([
    { type: 5, parts: [{ statement_rid: 'statement-3', amount_fen: 12_000 }] },
  ]);
});

test('a title that does not fit says what it lacks; another one is made without losing the request', async () => {
  const { visitor, server } = open('/member/invoiceLs?statement=statement-1');
  const dialog = await form();
  await visitor.click(await dialog.findByLabelText('电子专用发票'));
  await visitor.click(dialog.getByRole('radio', { name: /林晓/ }));
  expect(dialog.getByText('发票类型个人抬头不能开具电子专用发票')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('button', { name: submit }));
  expect(await dialog.findByText('[发票抬头]不能用于该发票类型，请补全或换一个')).toBeInTheDocument();

  const added = invoiceTitle({ rid: 'title-3', title: '示例公司', default: 0 });
  server.on({
    'auth/invoice/add': () => added,
    'auth/invoice/list': () => [invoiceTitle(), added],
  });
  await visitor.click(dialog.getByRole('button', { name: '新增抬头' }));
  const title = await form('新增抬头');
  await visitor.type(title.getByLabelText(/^发票抬头/), '示例公司');
  await visitor.type(title.getByLabelText(/^税号/), '91350100M000100Y43');
  await visitor.click(title.getByRole('button', { name: '保存' }));
  expect(await dialog.findByRole('radio', { name: /示例公司/ })).toBeChecked();
  expect(dialog.getByRole('textbox', { name: '开票金额（元）：S1' })).toHaveValue('60.00');
  expect(server.inputs('auth/invoiceApply/add')).toEqual([]);
});

test('a refused amount is shown at the statements, and what was typed stays', async () => {
  const { visitor, server } = open('/member/invoiceLs?statement=statement-1');
  server.on({
    'auth/invoiceApply/add': () => {
      throw new Refused('amount_invalid', { parts: '[开票金额]结算单 S1 最多可开 ¥10.00' });
    },
  });
  const dialog = await form();
  await visitor.type(await dialog.findByLabelText(/^发票备注/), '课题 42');
  await visitor.click(dialog.getByRole('button', { name: submit }));
  expect(await dialog.findByText('[开票金额]结算单 S1 最多可开 ¥10.00')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^发票备注/)).toHaveValue('课题 42');
});

test('a request that waits is changed: what it uses up is free for it, and only invoices are offered', async () => {
  const saved = invoiceApply({
    parts: [{ statement_rid: 'statement-1', statement_code: 'S1', amount_fen: 4_000 }],
    email: 'old@example.com',
    amount_fen: 4_000,
  });
  const { visitor, server } = open('/member/invoiceLs?edit=apply-1', {
    'auth/invoiceApply/info': () => ({ ...saved, events: [] }),
  });
  server.on({ 'auth/invoiceApply/edit': () => saved });
  const dialog = await form('修改开票申请 K20261121-000001');
  const amount = await dialog.findByRole('textbox', { name: '开票金额（元）：S1' });
  expect(amount).toHaveValue('40.00');
  expect(dialog.getByRole('checkbox', { name: /^S1.*可开 ¥100.00/ })).toBeChecked();
  expect(dialog.getByRole('radio', { name: /示例大学/ })).toBeChecked();
  expect(dialog.queryByLabelText('收据')).not.toBeInTheDocument();
  await visitor.clear(amount);
  await visitor.type(amount, '100');
  await visitor.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(server.inputs('auth/invoiceApply/edit')).toEqual([
      {
        rid: 'apply-1',
        type: 1,
        invoice_rid: 'title-1',
        note: '',
        email: 'old@example.com',
        etag: fakeEtag,
        parts: [{ statement_rid: 'statement-1', amount_fen: 10_000 }],
        prestores: [],
      },
    ]),
  );
});

test('without a paid statement the form says when there can be an invoice', async () => {
  open('/member/invoiceLs?statement=', { 'auth/asset/invoiceHistory': () => ({ total: 0, list: [] }) });
  expect(await (await form()).findByText(/^没有可开票的结算单/)).toBeInTheDocument();
});

test('a prepayment that has arrived is invoiced by itself, not as a receipt', async () => {
  const { visitor, server } = open('/member/invoiceLs?prestore=prestore-1');
  server.on({ 'auth/invoiceApply/add': () => invoiceApply({ code: 'K9' }) });
  const dialog = await form();
  const amount = await dialog.findByRole('textbox', { name: '开票金额（元）：Y1' });
  expect(amount).toHaveValue('500.00');
  await visitor.clear(amount);
  await visitor.type(amount, '500.01');
  await visitor.click(dialog.getByRole('button', { name: submit }));
  expect(await dialog.findByText('[开票金额]预存 Y1 最多可开 ¥500.00')).toBeInTheDocument();
  await visitor.click(dialog.getByLabelText('收据'));
  expect(dialog.getByText('该发票类型没有可开金额')).toBeInTheDocument();
  await visitor.click(dialog.getByLabelText('电子普通发票'));
  await visitor.clear(amount);
  await visitor.type(amount, '300');
  await visitor.click(dialog.getByRole('button', { name: submit }));
  expect(await screen.findByText('开票申请 K9 已提交，开好后会通知您')).toBeInTheDocument();
  expect(server.inputs('auth/invoiceApply/add')).toMatchObject([
    { type: 1, parts: [], prestores: [{ prestore_rid: 'prestore-1', amount_fen: 30_000 }] },
  ]);
});

test('the projects of the chosen statements are put into the remark by a button, behind what was typed', async () => {
  const { visitor } = open('/member/invoiceLs?statement=statement-1');
  const dialog = await form();
  const note = await dialog.findByLabelText(/^发票备注/);
  await visitor.type(note, '合同 7');
  await visitor.click(dialog.getByRole('button', { name: '填入课题编号：21871001' }));
  expect(note).toHaveValue('合同 7，课题编号：21871001');
  expect(dialog.queryByRole('button', { name: /^填入课题编号/ })).not.toBeInTheDocument();
  await visitor.click(dialog.getByRole('checkbox', { name: /^S2/ }));
  expect(dialog.getByRole('button', { name: '填入课题编号：JS-42' })).toBeInTheDocument();
});

test('a statement says what came from invoiced prepayments', async () => {
  const list = [paid({ invoiced_cash_fen: 3_000, open_fen: 3_000 })];
  open('/member/invoiceLs?statement=statement-1', {
    'auth/asset/invoiceHistory': () => ({ total: 1, list }),
  });
  const dialog = await form();
  expect(
    await dialog.findByText(/其中 ¥30.00 由已开票的预存款支付，不再开票，可开 ¥30.00/),
  ).toBeInTheDocument();
});
