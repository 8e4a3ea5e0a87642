import { grouping } from '../../../testing/clusters';
import { member, type TestMember } from '../../../testing/factories';
import { companyTitle, type Invoicing, invoicing, paidStatement } from '../../../testing/invoices';
import { fund } from '../../../testing/money';
import { type Lab, lab, order } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { newRid } from '../../db/rid';
import { labOwner } from '../ledger/ledger.rules';
import { transfer } from '../ledger/ledger.service';

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
/** Gives a group bonus. */
const fundGroup = (rid: string, amount: number) =>
  t.db.transaction((tx) => {
    const cause = { kind: 'test', rid: newRid() };
    const credit = { kind: 'group', rid } as const;
    return transfer(
      tx,
      [{ id: `test:${cause.rid}`, kind: 'bonus', debit: labOwner, credit, amount, cause }],
      t.clock.now(),
    );
  });
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
      asked_fen: total_fen,
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
  expect(await of([second.rid])).toMatchObject({
    total: 1,
    list: [{ code: second.code, open_fen: second.total_fen - 200 }],
  });
  expect((await of([first.rid, second.rid])).total).toBe(2);
  const { data } = await t.call('auth/assign/statement', { rid: second.rid }, { token: who.token });
  expect(data).toMatchObject({ invoiceable_fen: second.total_fen - 200, invoiced_fen: 200 });
});

test('one request covers several statements, and all of its amounts or none', async () => {
  const first = await paidStatement(t, desk, who);
  t.clock.pass(1);
  const second = await paidStatement(t, desk, who, 500);
  const parts = (amount: number) => [
    { statement_rid: first.rid, amount_fen: 100 },
    { statement_rid: second.rid, amount_fen: amount },
  ];
  expect((await bill.ask('', 1, { parts: parts(second.total_fen + 1) })).error).toBe('amount_invalid');
  expect((await bill.ask('', 1, { parts: [...parts(1), ...parts(1)] })).fields?.parts).toContain('不能重复');
  expect((await amounts()).map(([, invoiced]) => invoiced)).toEqual([0, 0]);
  const { amount_fen, parts: stored } = await bill.asked('', 1, { parts: parts(second.total_fen) });
  expect([amount_fen, stored.map(({ statement_code }) => statement_code)]).toEqual([
    100 + second.total_fen,
    [first.code, second.code],
  ]);
  expect(await amounts()).toEqual([
    [500, second.total_fen, 0],
    [first.total_fen, 100, first.total_fen - 100],
  ]);
});

test('nothing is invoiced before the statement is confirmed', async () => {
  const { code: ordered } = await order(t, who);
  await desk.deliver(ordered);
  const { rid } = await desk.bill(ordered);
  expect((await bill.ask(rid, 1)).fields?.parts).toContain('最多可开 ¥0.00');
});

describe('an invoice before the payment', () => {
  const pay = (rid: string, amount_fen?: number) =>
    t.call('auth/statement/pay', { rid, ...(amount_fen && { amount_fen }) }, { token: who.token });
  const free = async (rid: string) =>
    (await t.call('auth/assign/statement', { rid }, { token: who.token })).data.available;

  test('is over all that is owed, paying stays open, and the payment changes nothing of it', async () => {
    const { rid, total_fen } = await paidStatement(t, desk, who, 0);
    await bill.asked(rid, total_fen);
    expect((await bill.ask(rid, 1)).error).toBe('amount_invalid');
    expect((await amounts())[0]).toEqual([0, total_fen, 0]);
    await fund(t.db, who, total_fen);
    expect((await pay(rid)).data).toMatchObject({ state: 'paid', owed_fen: 0 });
    expect((await amounts())[0]).toEqual([total_fen, total_fen, 0]);
  });

  test('is not paid with bonus: what is not invoiced may be, the rest needs cash', async () => {
    const { rid, total_fen } = await paidStatement(t, desk, who, 0);
    const asked = await bill.asked(rid, total_fen - 1_000);
    await fund(t.db, who, total_fen, 'bonus');
    expect(await free(rid)).toEqual({ cash_fen: 0, bonus_fen: 1_000 });
    const short = await pay(rid);
    expect(short.error).toBe('balance_short');
    expect(short.msg).toContain('已申请开票的部分不能用赠送金支付');
    expect((await pay(rid, 1_000)).code).toBe(1);
    expect((await amounts())[0]).toEqual([0, total_fen - 1_000, 0]);
    // A part that was paid with bonus is never invoiced, also when the request ends.
    await cancel(asked.rid);
    expect((await bill.ask(rid, total_fen - 999)).error).toBe('amount_invalid');
    expect((await pay(rid)).data.state).toBe('paid');
    expect((await amounts())[0]).toEqual([0, 0, 0]);
  });

  test('bonus of a group that waits for its manager is not invoiced meanwhile, and is free again when it is declined', async () => {
    const { rid, total_fen } = await paidStatement(t, desk, who, 0);
    const owner = await member(t.db);
    const groups = grouping(t);
    const { rid: cluster_rid } = await groups.add(owner, { approval_fen: 0 });
    await groups.join(cluster_rid, owner, who);
    await fundGroup(cluster_rid, total_fen);
    const split = { by: 'percent' as const, payers: [{ cluster_rid, share: 10_000 }] };
    const asked = await groups.as(who, 'auth/statement/pay', { rid, amount_fen: 2_000, split });
    expect(asked.data.waiting_fen).toBe(2_000);
    expect((await bill.ask(rid, total_fen - 1_999)).error).toBe('amount_invalid');
    const [payment] = (await groups.as(who, 'auth/cluster/payments', {})).data.list;
    await groups.as(owner, 'auth/cluster/decline', { rid: payment?.rid ?? '' });
    expect((await bill.ask(rid, total_fen)).code).toBe(1);
  });

  test('staff see what is invoiced and unpaid, waiting longest first, and no more after the payment', async () => {
    const listed = async () => {
      const input = { invoiced_unpaid: true, size: 100 };
      const { list } = (await t.call('staff/statement/list', input, { token: desk.token })).data;
      return list.map(({ code, invoiced_fen }) => [code, invoiced_fen]);
    };
    const older = await paidStatement(t, desk, who, 0);
    t.clock.pass(1);
    const newer = await paidStatement(t, desk, who, 0);
    const plain = await paidStatement(t, desk, who, 0);
    await bill.asked(newer.rid, 500);
    await bill.asked(older.rid, 700);
    const shown = (await listed()).filter(([code]) => [older, newer, plain].some((one) => one.code === code));
    expect(shown).toEqual([
      [older.code, 700],
      [newer.code, 500],
    ]);
    await fund(t.db, who, older.total_fen);
    await pay(older.rid);
    expect((await listed()).map(([code]) => code)).not.toContain(older.code);
  });
});

test('what is refunded is not invoiced; what is invoiced is not refunded', async () => {
  const { rid, code, total_fen } = await paidStatement(t, desk, who);
  const asked = await bill.asked(rid, total_fen - 100);
  const tooMuch = await refund(code, 101);
  expect(tooMuch.error).toBe('amount_invalid');
  expect(tooMuch.msg).toContain('如需退款请先红冲发票');
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
  expect((await amounts())[0]).toEqual([200, 0, total_fen]);
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
