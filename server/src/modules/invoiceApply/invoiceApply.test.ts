import { member, type TestMember } from '../../../testing/factories';
import { companyTitle, type Invoicing, invoicing, paidStatement } from '../../../testing/invoices';
import { type Lab, lab } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let who: TestMember;
let bill: Invoicing;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  desk = await lab(t);
  who = await member(t.db);
  bill = await invoicing(t, desk, who);
});

const work = (act: 'take' | 'redConfirm', code: string) =>
  t.call(`staff/invoiceApply/${act}`, { code }, { token: desk.token });
const cancel = (rid: string) => t.call('auth/invoiceApply/cancel', { rid }, { token: who.token });
const info = async (rid: string) =>
  (await t.call('auth/invoiceApply/info', { rid }, { token: who.token })).data;
const history = async () => (await t.call('auth/asset/invoiceHistory', {}, { token: who.token })).data.list;
const amounts = async () =>
  (await history()).map(({ paid_cash_fen, invoiced_fen, open_fen }) => [
    paid_cash_fen,
    invoiced_fen,
    open_fen,
  ]);
const refund = (code: string, amount_fen: number) =>
  t.call('staff/statement/refund', { code, amount_fen, reason: '重复' }, { token: desk.token });

test('a request copies the title, takes up what was paid in cash, and another one gets the rest at most', async () => {
  const { rid, code, total_fen } = await paidStatement(t, desk, who);
  const asked = await bill.asked(rid, 300, { note: '项目编号 42' });
  const { type: _type, ...title } = companyTitle;
  expect(asked).toMatchObject({
    type: 1,
    state: 'waiting',
    amount_fen: 300,
    number: null,
    note: '项目编号 42',
    files: [],
    parts: [{ statement_rid: rid, statement_code: code, amount_fen: 300 }],
    title,
    can: ['edit', 'cancel'],
  });
  expect(asked.code).toMatch(/^K20261118-\d{6}$/);
  const more = await bill.ask(rid, total_fen - 299);
  expect(more).toMatchObject({ status: 422, error: 'amount_invalid' });
  expect(more.fields?.parts).toContain(code);
  t.clock.pass(1);
  const rest = await bill.asked(rid, total_fen - 300);
  expect(await history()).toMatchObject([
    {
      statement_rid: rid,
      code,
      state: 'paid',
      total_fen,
      paid_cash_fen: total_fen,
      invoiced_fen: total_fen,
      open_fen: 0,
      applies: [
        { rid: rest.rid, amount_fen: total_fen - 300, state: 'waiting' },
        { rid: asked.rid, amount_fen: 300, type: 1 },
      ],
    },
  ]);
  await t.call(
    'auth/invoice/edit',
    { ...companyTitle, rid: bill.invoice_rid, title: '改名大学' },
    { token: who.token },
  );
  expect((await info(asked.rid)).title.title).toBe('示例大学');
});

test('the history is also of chosen statements only, and a statement says what may still be invoiced', async () => {
  const first = await paidStatement(t, desk, who);
  t.clock.pass(1);
  const second = await paidStatement(t, desk, who, 500);
  await bill.asked(second.rid, 200);
  const of = async (statement_rids: string[]) =>
    (await t.call('auth/asset/invoiceHistory', { statement_rids }, { token: who.token })).data;
  expect(await of([second.rid])).toMatchObject({ total: 1, list: [{ code: second.code, open_fen: 300 }] });
  expect((await of([first.rid, second.rid])).total).toBe(2);
  const { data } = await t.call('auth/assign/statement', { rid: second.rid }, { token: who.token });
  expect(data.invoiceable_fen).toBe(300);
});

test('one request covers several statements, and all of its amounts or none', async () => {
  const first = await paidStatement(t, desk, who);
  t.clock.pass(1);
  const second = await paidStatement(t, desk, who, 500);
  const parts = (amount: number) => [
    { statement_rid: first.rid, amount_fen: 100 },
    { statement_rid: second.rid, amount_fen: amount },
  ];
  expect((await bill.ask('', 1, { parts: parts(501) })).error).toBe('amount_invalid');
  expect((await bill.ask('', 1, { parts: [...parts(1), ...parts(1)] })).fields?.parts).toContain('不能重复');
  expect((await amounts()).map(([, invoiced]) => invoiced)).toEqual([0, 0]);
  const { amount_fen, parts: stored } = await bill.asked('', 1, { parts: parts(500) });
  expect([amount_fen, stored.map(({ statement_code }) => statement_code)]).toEqual([
    600,
    [first.code, second.code],
  ]);
  expect(await amounts()).toEqual([
    [500, 500, 0],
    [first.total_fen, 100, first.total_fen - 100],
  ]);
});

test('what is not paid in cash, or is refunded, is not invoiced; what is invoiced is not refunded', async () => {
  const unpaid = await paidStatement(t, desk, who, 0);
  expect((await bill.ask(unpaid.rid, 1)).fields?.parts).toContain('最多可开 ¥0.00');
  const { rid, code, total_fen } = await paidStatement(t, desk, who);
  const asked = await bill.asked(rid, total_fen - 100);
  expect((await refund(code, 101)).error).toBe('amount_invalid');
  await refund(code, 60);
  expect((await bill.ask(rid, 41)).error).toBe('amount_invalid');
  await cancel(asked.rid);
  expect((await refund(code, 101)).code).toBe(1);
});

test('a pro-forma invoice may come before the payment, a receipt after it; both use nothing up', async () => {
  const { rid, total_fen } = await paidStatement(t, desk, who, 200);
  expect((await bill.ask(rid, total_fen + 1, { type: 5 })).error).toBe('amount_invalid');
  expect((await bill.ask(rid, 201, { type: 6 })).error).toBe('amount_invalid');
  const proForma = await bill.asked(rid, total_fen, { type: 5 });
  expect(proForma).toMatchObject({ state: 'issued', number: null, can: [], files: [{ slot: 'pdf' }] });
  await bill.asked(rid, 200, { type: 6 });
  await bill.asked(rid, 200, { type: 6 });
  expect((await amounts())[0]).toEqual([200, 0, 200]);
  expect((await info(proForma.rid)).events.map(({ act, by }) => [act, by])).toEqual([
    ['add', 'member'],
    ['issue', 'system'],
  ]);
});

test('a title must have what the type of invoice needs', async () => {
  const { rid } = await paidStatement(t, desk, who);
  const person = { holder: 'person', type: 1, title: '王小明' } as const;
  const { data } = await t.call('auth/invoice/add', person, { token: who.token });
  const special = await bill.ask(rid, 1, { type: 3, invoice_rid: data.rid });
  expect(special).toMatchObject({ status: 422, error: 'invalid_input' });
  expect(special.fields?.invoice_rid).toContain('个人抬头不能开具电子专用发票');
  expect((await bill.ask(rid, 1, { invoice_rid: data.rid })).code).toBe(1);
});

test('a waiting request is changed as a whole: its old amounts are free for the new ones', async () => {
  const { rid, total_fen } = await paidStatement(t, desk, who);
  const asked = await bill.asked(rid, total_fen);
  const edit = (amount_fen: number) =>
    t.call(
      'auth/invoiceApply/edit',
      { rid: asked.rid, type: 3, invoice_rid: bill.invoice_rid, parts: [{ statement_rid: rid, amount_fen }] },
      { token: who.token },
    );
  expect((await edit(total_fen + 1)).error).toBe('amount_invalid');
  expect((await amounts())[0]).toEqual([total_fen, total_fen, 0]);
  expect((await edit(total_fen - 5)).data).toMatchObject({ type: 3, amount_fen: total_fen - 5 });
  expect((await amounts())[0]).toEqual([total_fen, total_fen - 5, 5]);
  await work('take', asked.code);
  expect(await edit(1)).toMatchObject({ status: 409, error: 'invoice_apply_act_refused' });
});

test('a cancelled request frees its amount; one that staff have taken is not cancelled', async () => {
  const { rid, total_fen } = await paidStatement(t, desk, who);
  const asked = await bill.asked(rid, total_fen);
  expect((await cancel(asked.rid)).data).toMatchObject({ state: 'cancelled', can: [] });
  expect((await amounts())[0]).toEqual([total_fen, 0, total_fen]);
  const again = await bill.asked(rid, total_fen);
  await work('take', again.code);
  expect((await cancel(again.rid)).msg).toContain('开票中');
  const list = await t.call('auth/invoiceApply/list4person', { states: ['issuing'] }, { token: who.token });
  expect(list.data).toMatchObject({
    total: 1,
    counts: { cancelled: 1, issuing: 1 },
    list: [{ rid: again.rid }],
  });
});
