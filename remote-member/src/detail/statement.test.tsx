import { alerts } from '@portal/shared/portal';
import { Refused } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { statement, transferApply } from '../testing/fixture';
import { openOrder, recordDownloads } from '../testing/openOrder';

const panel = async () => within(await screen.findByRole('region', { name: '结算单' }));
const unpaid: Parameters<typeof statement>[0] = {
  state: 'unpaid',
  review_until: null,
  owed_fen: 12_000,
  can: ['pay'],
  available: { cash_fen: 10_000, bonus_fen: 5_000 },
};
const open = (part: Parameters<typeof statement>[0] = {}) =>
  openOrder({ state: part.state === 'unpaid' ? 'unpaid' : 'billed' }, [], 0, statement(part));

test('a billed order shows its statement with its corrections, the end of the review and what is paid from where', async () => {
  open({
    total_fen: 11_000,
    lines: [
      ...statement().lines,
      {
        order_rid: 'order-1',
        order_code: 'D20261120-000007',
        kind: 'adjustment',
        name: '调整',
        detail: '少测一个样品',
        amount_fen: -1_000,
      },
    ],
    sources: { cash_fen: 1_000, bonus_fen: 0, credit_fen: 10_000 },
  });
  const shown = await panel();
  const lines = within(await shown.findByRole('list', { name: '结算明细' })).getAllByRole('listitem');
  // The items stand once, below.
  expect(lines.map(({ textContent }) => textContent)).toEqual(['调整少测一个样品-¥10.00']);
  expect(shown.getByRole('alert')).toHaveTextContent(
    '请在 2026-11-27 10:00 前核对，逾期将自动确认。确认后：预存扣款 ¥10.00，信用额度记账 ¥100.00，待您付款。',
  );
});

test('payments of several payers name who paid', async () => {
  const at = '2026-11-20T02:00:00Z';
  open({
    ...unpaid,
    payments: [
      { at, label: '结算单付款', group: '材料课题组', amount_fen: 3_000 },
      { at, label: '结算单付款（赠送金）', group: null, amount_fen: 1_000 },
    ],
  });
  const shown = await panel();
  expect(await shown.findByText(/结算单付款 · 社群“材料课题组” ¥30.00/)).toBeInTheDocument();
  expect(shown.getByText(/结算单付款（赠送金） · 本人 ¥10.00/)).toBeInTheDocument();
});

test('a statement is downloaded as PDF, also when it is paid', async () => {
  const downloads = recordDownloads();
  const { visitor, server } = openOrder({ state: 'paid' }, [], 0, statement({ state: 'paid', can: [] }));
  server.on({ 'auth/statement/file': () => ({ url: '/statement' }) });
  await visitor.click(await (await panel()).findByRole('button', { name: '下载结算单：S20261120-000003' }));
  await waitFor(() => expect(downloads).toEqual(['/statement as 结算单-S20261120-000003.pdf']));
  expect(server.inputs('auth/statement/file')).toEqual([{ rid: 'statement-1' }]);
});

test('an invoice is asked for before or after the payment; when all is invoiced, a pro-forma invoice', async () => {
  const first = open({ state: 'paid', review_until: null, can: [], invoiceable_fen: 12_000 });
  expect(await (await panel()).findByRole('link', { name: '申请开票' })).toHaveAttribute(
    'href',
    '/member/invoiceLs?statement=statement-1',
  );
  first.unmount();
  const early = open({ ...unpaid, invoiceable_fen: 12_000 });
  expect(await (await panel()).findByRole('link', { name: '申请开票' })).toBeInTheDocument();
  early.unmount();
  const second = open({ ...unpaid, invoiceable_fen: 0, invoiced_fen: 12_000 });
  expect(await (await panel()).findByText(/已申请开票 ¥120.00/)).toBeInTheDocument();
  expect(await (await panel()).findByRole('link', { name: '形式发票' })).toHaveAttribute(
    'href',
    '/member/invoiceLs?statement=statement-1&type=5',
  );
  second.unmount();
  open();
  expect(await (await panel()).findByRole('button', { name: '确认结算单' })).toBeInTheDocument();
  expect((await panel()).queryByRole('link', { name: /发票|开票/ })).not.toBeInTheDocument();
});

test('confirming sends one call, with a key that the server accepts', async () => {
  const { visitor, server } = open();
  const keys: (string | null)[] = [];
  const fetched = window.fetch;
  window.fetch = async (url, init) => {
    if (String(url).endsWith('assign/right')) keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    return fetched(url, init);
  };
  server.on({
    'auth/assign/right': () => ({ rid: 'statement-1', code: 'S20261120-000003', state: 'unpaid' }),
  });
  await visitor.click(await (await panel()).findByRole('button', { name: '确认结算单' }));
  await visitor.dblClick(await screen.findByRole('button', { name: '确认 ¥120.00' }));
  await waitFor(() =>
    expect(server.calls.filter(({ path }) => path === 'auth/assign/right')).toHaveLength(1),
  );
  expect(keys).toEqual([expect.stringMatching(/^[\w.:-]{8,100}$/)]);
});

test('a statement that was corrected meanwhile shows the new amount and asks again', async () => {
  let shown = statement();
  const { visitor, server } = open();
  server.on({
    'auth/assign/statement': () => shown,
    'auth/assign/right': ({ seen }) => {
      if (seen.total_fen !== shown.total_fen) throw new Refused('seen_changed');
      return { rid: 'statement-1', code: 'S20261120-000003', state: 'unpaid' };
    },
  });
  const button = await (await panel()).findByRole('button', { name: '确认结算单' });
  shown = statement({ total_fen: 14_000, review_until: '2026-11-29T02:00:00Z' });
  await visitor.click(button);
  await visitor.click(await screen.findByRole('button', { name: '确认 ¥120.00' }));
  await waitFor(() => expect(alerts.queue).toMatchObject([{ text: '内容已变化，请核对后重新确认' }]));
  alerts.confirm();
  expect(await (await panel()).findByText('¥140.00')).toBeInTheDocument();
  await visitor.click((await panel()).getByRole('button', { name: '确认结算单' }));
  await visitor.click(await screen.findByRole('button', { name: '确认 ¥140.00' }));
  expect(await screen.findByText('结算单已确认')).toBeInTheDocument();
  expect(server.inputs('auth/assign/right')).toEqual([
    { rid: 'statement-1', seen: { total_fen: 12_000, review_until: '2026-11-27T02:00:00Z' } },
    { rid: 'statement-1', seen: { total_fen: 14_000, review_until: '2026-11-29T02:00:00Z' } },
  ]);
});

test('a dispute needs a reason, which is kept when the call fails', async () => {
  const { visitor, server } = open();
  server.on({
    'auth/assign/wrong': () => {
      throw new Refused('statement_act_refused');
    },
  });
  await visitor.click(await (await panel()).findByRole('button', { name: '有异议' }));
  const dialog = within(await screen.findByRole('dialog', { name: '对结算单有异议' }));
  await visitor.click(dialog.getByRole('button', { name: '提交异议' }));
  expect(await dialog.findByText('[异议原因]不能为空')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('radio', { name: '其他' }));
  await visitor.click(dialog.getByRole('button', { name: '提交异议' }));
  expect(await dialog.findByText('[补充说明]不能为空')).toBeInTheDocument();
  await visitor.click(dialog.getByRole('radio', { name: '样品或数量不对' }));
  const reason = dialog.getByRole('textbox');
  await visitor.type(reason, '应为 3 个样品');
  await visitor.click(dialog.getByRole('button', { name: '提交异议' }));
  await waitFor(() =>
    expect(server.calls.filter(({ path }) => path === 'auth/assign/wrong')).toHaveLength(1),
  );
  expect(server.inputs('auth/assign/wrong')).toEqual([
    { rid: expect.any(String), reason: '样品或数量不对：应为 3 个样品' },
  ]);
  expect(reason).toHaveValue('应为 3 个样品');
  expect(dialog.getByRole('radio', { name: '样品或数量不对' })).toBeChecked();
});

test('a dispute of a statement that was confirmed meanwhile keeps the dialog with what was typed', async () => {
  const { visitor, server } = open();
  let shown = statement();
  server.on({
    'auth/assign/statement': () => shown,
    'auth/assign/wrong': () => {
      shown = statement({ state: 'unpaid', review_until: null, owed_fen: 12_000, can: ['pay'] });
      throw new Refused('statement_act_refused');
    },
  });
  await visitor.click(await (await panel()).findByRole('button', { name: '有异议' }));
  const dialog = within(await screen.findByRole('dialog', { name: '对结算单有异议' }));
  await visitor.click(dialog.getByRole('radio', { name: '样品或数量不对' }));
  await visitor.type(dialog.getByRole('textbox'), '应为 3 个样品');
  await visitor.click(dialog.getByRole('button', { name: '提交异议' }));
  await waitFor(() => expect(alerts.queue).toHaveLength(1));
  alerts.confirm();
  await waitFor(() => expect(server.inputs('auth/assign/statement').length).toBeGreaterThan(1));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: '确认结算单', hidden: true })).not.toBeInTheDocument(),
  );
  expect(dialog.getByRole('textbox')).toHaveValue('应为 3 个样品');
});

test('a payment from the balance says before what will be left, and never offers more than is owed', async () => {
  const { visitor, server } = open(unpaid);
  server.on({
    'auth/statement/pay': () => ({ state: 'paid', paid_fen: 12_000, owed_fen: 0, waiting_fen: 0 }),
  });
  await visitor.click(await (await panel()).findByRole('button', { name: '余额支付' }));
  const dialog = within(await screen.findByRole('dialog', { name: '余额支付' }));
  const amount = dialog.getByRole('textbox');
  expect(amount).toHaveValue('120.00');
  expect(dialog.getByRole('status')).toHaveTextContent(
    '付款后剩余：预存 ¥0.00，赠送金 ¥30.00；结算单待付款 ¥0.00。',
  );
  await visitor.clear(amount);
  await visitor.type(amount, '120.01');
  await visitor.click(dialog.getByRole('button', { name: '确认付款' }));
  expect(await dialog.findByText('[付款金额]不能超过 ¥120.00')).toBeInTheDocument();
  await visitor.clear(amount);
  await visitor.type(amount, '50');
  await visitor.click(dialog.getByRole('button', { name: '确认付款' }));
  await waitFor(() =>
    expect(server.calls.findLast(({ path }) => path === 'auth/statement/pay')?.input).toEqual({
      rid: 'statement-1',
      amount_fen: 5_000,
      seen: { owed_fen: 12_000, waiting_fen: 0 },
    }),
  );
});

test('what waits for the approval of a group is not paid a second time', async () => {
  const { visitor } = open({ ...unpaid, waiting_fen: 5_000 });
  await visitor.click(await (await panel()).findByRole('button', { name: '余额支付' }));
  const dialog = within(await screen.findByRole('dialog', { name: '余额支付' }));
  expect(dialog.getByText('¥50.00（社群付款）')).toBeInTheDocument();
  expect(dialog.getByRole('textbox')).toHaveValue('70.00');
  await visitor.clear(dialog.getByRole('textbox'));
  await visitor.type(dialog.getByRole('textbox'), '70.01');
  await visitor.click(dialog.getByRole('button', { name: '确认付款' }));
  expect(await dialog.findByText('[付款金额]不能超过 ¥70.00')).toBeInTheDocument();
});

test('a transfer shows the account of the lab and is sent with its voucher', async () => {
  const { visitor, server } = open({ ...unpaid, available: { cash_fen: 0, bonus_fen: 0 } });
  server.on({
    'auth/prestore_rule_balance': () => ({
      tiers: [],
      bankAccount: { name: '示例公司', bank: '示例银行', account: '0000 1111' },
    }),
    'auth/upload4file': () => ({ file_rid: 'file-9', name: 'a.pdf', size: 3, mime: 'application/pdf' }),
    'auth/transferApply': () => transferApply(),
  });
  await visitor.click(await (await panel()).findByRole('button', { name: '转账付款' }));
  const dialog = within(await screen.findByRole('dialog', { name: '转账付款' }));
  expect(await dialog.findByText('0000 1111')).toBeInTheDocument();
  await visitor.type(dialog.getByRole('textbox', { name: /付款人/ }), '示例大学');
  await visitor.click(dialog.getByRole('button', { name: '提交凭证' }));
  expect(await dialog.findByText('[转账凭证]不能为空')).toBeInTheDocument();
  const file = new File(['pdf'], 'a.pdf', { type: 'application/pdf' });
  await visitor.upload(dialog.getByLabelText('转账凭证文件'), file);
  await visitor.click(dialog.getByRole('button', { name: '提交凭证' }));
  await waitFor(() =>
    expect(server.calls.find(({ path }) => path === 'auth/transferApply')?.input).toMatchObject({
      statement_rid: 'statement-1',
      amount_fen: 12_000,
      payer: '示例大学',
      file_rid: 'file-9',
    }),
  );
});
