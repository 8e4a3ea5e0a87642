import type { Data, InvoiceApply } from '@portal/shared/contract';
import { type Handlers, member, Refused, renderRoute } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../app/routes';
import { invoiceApply } from '../testing/fixture';
import { recordDownloads } from '../testing/openOrder';

type Detail = Data<'auth/invoiceApply/info'>;

const counts = { waiting: 1, issuing: 2, issued: 3, red: 1 };
const detail = (part: Partial<Detail> = {}): Detail => ({
  ...invoiceApply(part),
  events: [{ act: 'add', by: 'member', at: '2026-11-21T02:00:00Z', note: '' }],
  ...part,
});
const files: InvoiceApply['files'] = (['xml', 'ofd', 'pdf'] as const).map((slot) => ({
  slot,
  red: false,
  name: `发票.${slot}`,
  size: 900,
}));
const issued: Partial<Detail> = {
  state: 'issued',
  number: '26112000000000000001',
  files,
  can: ['redLetter'],
};

function open(at = '/member/invoiceLs', server: Handlers = {}) {
  return renderRoute({
    routes,
    at,
    user: member(),
    server: {
      'auth/invoiceApply/list4person': () => ({ total: 1, list: [invoiceApply()], counts }),
      'auth/invoiceApply/info': () => detail(),
      'auth/invoiceApply/finance/detail': () => ({ emails: [], auto: false }),
      ...server,
    },
  });
}
const row = async (name = 'K20261121-000001') => within(await screen.findByRole('listitem', { name }));
const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

test('tab and page are in the URL and in the call; tabs count the states that they have', async () => {
  const { visitor, server, router } = open('/member/invoiceLs?state=lost&page=0');
  const tabs = within(await screen.findByRole('navigation', { name: '开票申请状态' }));
  expect(await tabs.findByRole('link', { name: /^全部\s*7$/ })).toHaveAttribute('aria-current', 'page');
  await visitor.click(tabs.getByRole('link', { name: /^待开票\s*3$/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=waiting'));
  await waitFor(() =>
    expect(server.inputs('auth/invoiceApply/list4person')).toEqual([
      { states: [], page: 1, size: 20 },
      { states: ['waiting', 'issuing'], page: 1, size: 20 },
    ]),
  );
});

test('a refused request says why; without requests the page says how to get an invoice', async () => {
  const refused = invoiceApply({ state: 'refused', reason: '税号与单位名称不符', can: [] });
  const { server, visitor } = open('/member/invoiceLs', {
    'auth/invoiceApply/list4person': () => ({ total: 1, list: [refused], counts }),
  });
  expect((await row()).getByRole('alert')).toHaveTextContent('税号与单位名称不符');
  expect((await row()).getByText(/^2026-11-21 .* 申请$/)).toBeInTheDocument();
  server.on({ 'auth/invoiceApply/list4person': () => ({ total: 0, list: [], counts: {} }) });
  await visitor.click(screen.getByRole('link', { name: /^已取消/ }));
  expect(await screen.findByText('没有已取消的申请')).toBeInTheDocument();
  await visitor.click(screen.getByRole('link', { name: /^全部/ }));
  await waitFor(() => expect(screen.queryByText('没有已取消的申请')).not.toBeInTheDocument());
});

test('the details have their URL: title, statements, history; closing them leads back to the list', async () => {
  const { visitor, server, router } = open('/member/invoiceLs?state=waiting');
  await visitor.click(await screen.findByRole('link', { name: 'K20261121-000001' }));
  const dialog = await dialogOf(/开票申请 K20261121-000001/);
  expect(router.state.location.search).toBe('?state=waiting&rid=apply-1');
  expect(await dialog.findByText('91350100M000100Y43')).toBeInTheDocument();
  expect(dialog.getByText('等待受理，受理前可修改或取消。')).toBeInTheDocument();
  expect(dialog.getByRole('list', { name: '开票的结算单' })).toHaveTextContent('S20261120-000003¥120.00');
  expect(dialog.getByRole('list', { name: '经过' })).toHaveTextContent('2026-11-21 10:00您申请开票');
  expect(server.inputs('auth/invoiceApply/info')).toEqual([{ rid: 'apply-1' }]);
  await visitor.click(dialog.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?state=waiting');
});

test('a request that waits is cancelled after a question', async () => {
  const { visitor, server } = open('/member/invoiceLs?rid=apply-1');
  server.on({ 'auth/invoiceApply/cancel': () => invoiceApply({ state: 'cancelled', can: [] }) });
  await visitor.click(await (await dialogOf(/开票申请/)).findByRole('button', { name: '取消申请' }));
  const question = await dialogOf('取消申请');
  expect(question.getByText(/¥120.00）取消后不再开具，金额可重新申请开票/)).toBeInTheDocument();
  await visitor.click(question.getByRole('button', { name: '取消申请' }));
  await waitFor(() => expect(server.inputs('auth/invoiceApply/cancel')).toEqual([{ rid: 'apply-1' }]));
  expect(await screen.findByText('开票申请已取消')).toBeInTheDocument();
});

test('files are downloaded in each format, from the list and from the details', async () => {
  const downloads = recordDownloads();
  const { visitor, server } = open('/member/invoiceLs', {
    'auth/invoiceApply/list4person': () => ({ total: 1, list: [invoiceApply(issued)], counts }),
    'auth/invoiceApply/info': () => detail(issued),
    'auth/invoiceApply/file': ({ slot }) => ({ url: `/files/${slot}` }),
  });
  await visitor.click((await row()).getByRole('button', { name: '下载 PDF：K20261121-000001' }));
  await waitFor(() => expect(downloads).toEqual(['/files/pdf as 发票.pdf']));
  await visitor.click((await row()).getByRole('link', { name: '查看详情：K20261121-000001' }));
  const group = within(await (await dialogOf(/开票申请/)).findByRole('group', { name: '发票文件' }));
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'PDF',
    'OFD',
    'XML',
    '打印',
  ]);
  await visitor.click(group.getByRole('button', { name: '下载 OFD：K20261121-000001' }));
  await visitor.click(group.getByRole('button', { name: '下载 XML：K20261121-000001' }));
  await waitFor(() => expect(downloads).toHaveLength(3));
  expect(server.inputs('auth/invoiceApply/file')).toEqual([
    { rid: 'apply-1', slot: 'pdf', red: false },
    { rid: 'apply-1', slot: 'ofd', red: false },
    { rid: 'apply-1', slot: 'xml', red: false },
  ]);
});

test('the PDF of an invoice is opened in a tab of its own to be printed; a blocked tab is said', async () => {
  const replace = jest.fn();
  const tab = { opener: window, location: { replace }, close: jest.fn() };
  const openTab = jest.spyOn(window, 'open').mockReturnValue(null);
  const { visitor, server } = open('/member/invoiceLs?rid=apply-1', {
    'auth/invoiceApply/info': () => detail(issued),
  });
  const print = await screen.findByRole('button', { name: '打印发票：K20261121-000001' });
  await visitor.click(print);
  expect(await screen.findByText(/浏览器阻止了新窗口/)).toBeInTheDocument();
  expect(server.inputs('auth/invoiceApply/file')).toEqual([]);
  openTab.mockReturnValue(Object.create(tab));
  server.on({ 'auth/invoiceApply/file': () => ({ url: '/api/open/print/f1' }) });
  await visitor.click(print);
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/api/open/print/f1'));
  expect(server.inputs('auth/invoiceApply/file')).toEqual([
    { rid: 'apply-1', slot: 'pdf', red: false, print: true },
  ]);
  openTab.mockRestore();
});

test('the files are sent to an address, by default to that of the member', async () => {
  const { visitor, server } = open('/member/invoiceLs?rid=apply-1', {
    'auth/invoiceApply/info': () => detail(issued),
  });
  await visitor.click(await (await dialogOf(/开票申请/)).findByRole('button', { name: '发送到邮箱' }));
  const form = await dialogOf('发送到邮箱');
  expect(form.getByText(/的文件（XML、OFD、PDF）作为附件发送/)).toBeInTheDocument();
  const address = form.getByRole('textbox');
  expect(address).toHaveValue('lin@example.com');
  await visitor.clear(address);
  await visitor.type(address, 'finance');
  await visitor.click(form.getByRole('button', { name: '发送' }));
  expect(await form.findByText('[邮箱]格式不正确')).toBeInTheDocument();
  server.on({
    'auth/invoiceApply/mail': () => {
      throw new Refused('invoice_mail_too_large');
    },
  });
  await visitor.type(address, '@example.com');
  await visitor.click(form.getByRole('button', { name: '发送' }));
  expect(await form.findByText(/发票文件超过 10 MB/)).toBeInTheDocument();
  server.on({ 'auth/invoiceApply/mail': ({ email = '' }) => ({ email }) });
  await visitor.dblClick(form.getByRole('button', { name: '发送' }));
  expect(await screen.findByText('发票文件已发送到 finance@example.com')).toBeInTheDocument();
  expect(server.inputs('auth/invoiceApply/mail')).toEqual(
    Array(2).fill({ rid: 'apply-1', email: 'finance@example.com' }),
  );
});

test('the finance office gets an invoice from the row, which says to whom and when it was sent last', async () => {
  let finance: Data<'auth/invoiceApply/finance/detail'> = { emails: [], auto: false };
  let finance_sent: InvoiceApply['finance_sent'] = null;
  const { visitor, server } = open('/member/invoiceLs', {
    'auth/invoiceApply/list4person': () => ({
      total: 2,
      list: [invoiceApply({ ...issued, finance_sent }), invoiceApply({ rid: 'apply-2', code: 'K2' })],
      counts,
    }),
    'auth/invoiceApply/finance/detail': () => finance,
    'auth/invoiceApply/finance/edit': (given) => (finance = given),
    'auth/invoiceApply/finance/send': () => {
      finance_sent = { emails: [...finance.emails], at: '2026-11-30T02:00:00Z' };
      return finance_sent;
    },
  });
  expect((await row('K2')).queryByRole('button', { name: /发送至财务/ })).not.toBeInTheDocument();
  const button = await (await row()).findByRole('button', { name: '发送至财务：K20261121-000001' });
  await waitFor(() => expect(button).toBeEnabled());
  await visitor.click(button);
  const form = await dialogOf('财务邮箱');
  const emails = form.getByRole('textbox', { name: '财务邮箱' });
  await visitor.click(form.getByRole('checkbox', { name: /^每张发票开具后自动发送/ }));
  await visitor.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('[财务邮箱]不能为空')).toBeInTheDocument();
  await visitor.click(emails);
  await visitor.paste('财务处 <cw@example.edu.cn>；财务，bx＠example.com');
  await visitor.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('[财务邮箱]格式不正确：财务')).toBeInTheDocument();
  await visitor.clear(emails);
  await visitor.paste('财务处 <cw@example.edu.cn>；bx＠example.com');
  await visitor.click(form.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('button', { name: '财务邮箱（自动发送）' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await visitor.click(button);
  const question = await dialogOf('发送至财务');
  expect(question.getByText(/作为附件发送到/)).toHaveTextContent(
    'K20261121-000001 的文件（XML、OFD、PDF）作为附件发送到 cw@example.edu.cn、bx@example.com。还没有发送过。',
  );
  await visitor.dblClick(question.getByRole('button', { name: '发送' }));
  expect(await screen.findByText('发票文件已发送到 cw@example.edu.cn、bx@example.com')).toBeInTheDocument();
  expect(server.inputs('auth/invoiceApply/finance/send')).toEqual([{ rid: 'apply-1' }]);
  expect(server.inputs('auth/invoiceApply/finance/edit')).toEqual([
    { emails: ['cw@example.edu.cn', 'bx@example.com'], auto: true },
  ]);
  expect(await (await row()).findByText(/2026-11-30 10:00 已发送至财务/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await visitor.click(button);
  expect((await dialogOf('发送至财务')).getByText(/上次于 2026-11-30 10:00 发送到/)).toBeInTheDocument();
});

test('a red letter is asked for with a reason, followed, and withdrawn until it is confirmed', async () => {
  const { visitor, server } = open('/member/invoiceLs?rid=apply-1', {
    'auth/invoiceApply/info': () => detail(issued),
  });
  const applied: Partial<Detail> = { ...issued, state: 'red_applied', reason: '抬头或税号有误' };
  const dialog = await dialogOf(/开票申请/);
  await visitor.click(await dialog.findByRole('button', { name: '申请红冲' }));
  const form = await dialogOf('申请红冲');
  await visitor.click(form.getByRole('button', { name: '申请红冲' }));
  expect(await form.findByText('[红冲原因]不能为空')).toBeInTheDocument();
  server.on({
    'auth/invoiceApply/redLetter': () => invoiceApply(applied),
    'auth/invoiceApply/info': () => detail({ ...applied, can: ['redWithdraw'] }),
    'auth/invoiceApply/cancel': () => invoiceApply(issued),
  });
  await visitor.click(form.getByLabelText('抬头或税号有误'));
  await visitor.dblClick(form.getByRole('button', { name: '申请红冲' }));
  expect(await dialog.findByText(/已申请红冲，等待确认。原因：抬头或税号有误/)).toBeInTheDocument();
  expect(server.inputs('auth/invoiceApply/redLetter')).toEqual([
    { rid: 'apply-1', reason: '抬头或税号有误' },
  ]);
  await visitor.click(dialog.getByRole('button', { name: '撤回红冲' }));
  const question = await dialogOf('撤回红冲');
  expect(question.getByText(/发票继续有效/)).toBeInTheDocument();
  await visitor.click(question.getByRole('button', { name: '撤回红冲' }));
  await waitFor(() => expect(server.inputs('auth/invoiceApply/cancel')).toEqual([{ rid: 'apply-1' }]));
});

test('a red letter has its number and its own files', async () => {
  const red: Partial<Detail> = { ...issued, state: 'red', red_number: '26112000000000000002', can: [] };
  open('/member/invoiceLs?rid=apply-1', {
    'auth/invoiceApply/info': () =>
      detail({ ...red, files: [...files, { slot: 'pdf', red: true, name: '红字.pdf', size: 9 }] }),
  });
  const dialog = await dialogOf(/开票申请/);
  expect(await dialog.findByText('26112000000000000002')).toBeInTheDocument();
  const group = within(dialog.getByRole('group', { name: '红字发票文件' }));
  expect(group.getByRole('button', { name: '下载红字 PDF：K20261121-000001' })).toBeInTheDocument();
});

test('the history says for each statement what is invoiced and what may still be', async () => {
  const { visitor, router } = open('/member/invoiceLs', {
    'auth/asset/invoiceHistory': () => ({
      total: 1,
      list: [
        {
          statement_rid: 'statement-1',
          code: 'S20261120-000003',
          state: 'paid',
          total_fen: 12_000,
          created: '2026-11-20T02:00:00Z',
          paid_cash_fen: 10_000,
          invoiced_cash_fen: 0,
          invoiced_fen: 4_000,
          asked_fen: 3_000,
          open_fen: 6_000,
          fund_codes: [],
          applies: [{ rid: 'apply-1', code: 'K1', type: 1, state: 'waiting', amount_fen: 3_000 }],
        },
      ],
    }),
    'auth/invoice/list': () => [],
  });
  await visitor.click(await screen.findByRole('link', { name: '按结算单查看' }));
  const table = within(await screen.findByRole('table', { name: '结算单开票情况' }));
  await table.findByText('¥120.00');
  const [head, row] = table.getAllByRole('row');
  const figures = ['金额', '已付款', '已开票', '申请中'].map((label) => {
    const labels = within(head as HTMLElement).getAllByRole('columnheader');
    const at = labels.findIndex(({ textContent }) => textContent === label);
    return within(row as HTMLElement).getAllByRole('cell')[at]?.textContent;
  });
  expect(figures).toEqual(['¥120.00', '¥100.00', '¥10.00', '¥30.00']);
  expect(table.getByText('¥60.00')).toBeInTheDocument();
  expect(table.getByRole('link', { name: 'K1' })).toHaveAttribute(
    'href',
    '/member/invoiceLs?view=statements&rid=apply-1',
  );
  await visitor.click(table.getByRole('link', { name: '申请开票：S20261120-000003' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?view=statements&statement=statement-1');
});

test('period and words are in the URL, in the list, its export and the zip, which says what it leaves out', async () => {
  const downloads = recordDownloads();
  const { visitor, server, router } = open('/member/invoiceLs?state=issued&from=2026-11-01&to=2026-11-30', {
    'auth/invoiceApply/list4person': () => ({ total: 1, list: [invoiceApply(issued)], counts }),
    'auth/invoiceApply/export': () => ({ url: '/files/1' }),
    'auth/invoiceApply/zip': () => ({ url: '/files/2', requests: 1, files: 3, without: 2, beyond: 0 }),
  });
  const form = within(await screen.findByRole('form', { name: '筛选开票申请' }));
  await visitor.type(form.getByRole('textbox', { name: '搜索' }), '示例大学');
  await visitor.click(form.getByRole('button', { name: '查询' }));
  const wanted = { states: ['issued'], from: '2026-11-01', to: '2026-11-30', kw: '示例大学' };
  await waitFor(() =>
    expect(server.inputs('auth/invoiceApply/list4person').at(-1)).toMatchObject({ ...wanted, page: 1 }),
  );
  expect(router.state.location.search).toContain('from=2026-11-01');
  const exports = within(await screen.findByRole('group', { name: '导出' }));
  await visitor.click(exports.getByRole('button', { name: '导出 CSV' }));
  await visitor.click(exports.getByRole('button', { name: '打包下载发票' }));
  await waitFor(() => expect(downloads).toHaveLength(2));
  expect(server.inputs('auth/invoiceApply/export')).toEqual([{ ...wanted, format: 'csv' }]);
  expect(server.inputs('auth/invoiceApply/zip')).toEqual([wanted]);
  expect(await screen.findByText('打包 1 张发票的 3 个文件；2 个申请还没有文件，未打包')).toBeInTheDocument();
});

test('a row has all files of its invoice, the PDF first', async () => {
  open('/member/invoiceLs', {
    'auth/invoiceApply/list4person': () => ({ total: 1, list: [invoiceApply(issued)], counts }),
  });
  const found = (await row()).getAllByRole('button', { name: /^下载/ });
  expect(found.map((button) => button.textContent)).toEqual(['PDF', 'XML', 'OFD']);
});
