import { grouping } from '../../../testing/clusters';
import { member, type TestMember } from '../../../testing/factories';
import { type Invoicing, invoicing, paidStatement, prepaid } from '../../../testing/invoices';
import { setCredit } from '../../../testing/money';
import { type Lab, lab, send } from '../../../testing/orders';
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

const own = () => ({ token: who.token });
const ask = (prestore_rid: string, amount_fen: number, given = {}) =>
  bill.ask('', 1, { parts: [], prestores: [{ prestore_rid, amount_fen }], ...given });
const asked = async (prestore_rid: string, amount_fen: number) => {
  const answer = await ask(prestore_rid, amount_fen);
  if (answer.code === 0) throw new Error(answer.msg);
  return answer.data;
};
/** What is invoiced, asked for and open of each prepayment, the newest first. */
const lots = async () =>
  (await t.call('auth/asset/prestoreHistory', {}, own())).data.list.map((one) => [
    one.code,
    one.invoiced_fen,
    one.asked_fen,
    one.open_fen,
  ]);
const statementOf = async (rid: string) => (await t.call('auth/assign/statement', { rid }, own())).data;
const pay = (rid: string, amount_fen: number) => t.call('auth/statement/pay', { rid, amount_fen }, own());
const refund = (code: string, amount_fen: number) =>
  t.call('staff/statement/refund', { code, amount_fen, reason: '重复' }, { token: desk.token });

test('a prepayment is invoiced when it arrives; what is paid from it is not invoiced again', async () => {
  const { rid, code } = await prepaid(t, desk, who, 5_000);
  expect(await lots()).toEqual([[code, 0, 0, 5_000]]);
  const apply = await asked(rid, 4_000);
  expect(apply).toMatchObject({
    amount_fen: 4_000,
    parts: [],
    prestores: [{ prestore_rid: rid, prestore_code: code, amount_fen: 4_000 }],
  });
  expect(await lots()).toEqual([[code, 4_000, 4_000, 1_000]]);
  await bill.issue(apply.code);
  expect(await lots()).toEqual([[code, 4_000, 0, 1_000]]);
  const statement = await paidStatement(t, desk, who, 0);
  const { total_fen } = statement;
  expect((await pay(statement.rid, 4_500)).code).toBe(1);
  expect(await statementOf(statement.rid)).toMatchObject({
    paid_fen: 4_500,
    invoiced_cash_fen: 4_000,
    invoiceable_fen: total_fen - 4_000,
  });
  expect(await lots()).toEqual([[code, 4_000, 0, 500]]);
  const above = await bill.ask(statement.rid, total_fen - 3_999);
  expect(above.error).toBe('amount_invalid');
  expect((await bill.ask(statement.rid, total_fen - 4_000)).code).toBe(1);
});

test('what a statement has invoiced itself is not paid with invoiced cash', async () => {
  const statement = await paidStatement(t, desk, who, 0);
  await bill.asked(statement.rid, statement.total_fen);
  const { rid } = await prepaid(t, desk, who, statement.total_fen);
  await asked(rid, 3_000);
  expect((await statementOf(statement.rid)).available.cash_fen).toBe(statement.total_fen - 3_000);
  const refused = await pay(statement.rid, statement.total_fen);
  expect(refused).toMatchObject({ error: 'balance_short' });
  expect(refused.msg).toContain('已开票的预存款');
  expect((await pay(statement.rid, statement.total_fen - 3_000)).code).toBe(1);
  expect(await statementOf(statement.rid)).toMatchObject({ invoiced_cash_fen: 0, invoiceable_fen: 0 });
});

test('a refund of what invoiced cash paid asks for the red letter, which frees the statement', async () => {
  const { rid } = await prepaid(t, desk, who, 20_000);
  const apply = await asked(rid, 20_000);
  await bill.issue(apply.code);
  const statement = await paidStatement(t, desk, who, 0);
  await pay(statement.rid, statement.total_fen);
  const refused = await refund(statement.code, 100);
  expect(refused).toMatchObject({ error: 'amount_invalid' });
  expect(refused.msg).toContain('请先红冲发票');
  await t.call('auth/invoiceApply/redLetter', { rid: apply.rid, reason: '抬头有误' }, own());
  expect((await refund(statement.code, 100)).error).toBe('amount_invalid');
  await bill.redIssue(apply.code);
  expect(await statementOf(statement.rid)).toMatchObject({
    invoiced_cash_fen: 0,
    invoiceable_fen: statement.total_fen,
  });
  expect((await lots()).map(([, ...amounts]) => amounts)).toEqual([[0, 0, 20_000 - statement.total_fen]]);
  expect((await refund(statement.code, 100)).code).toBe(1);
});

test('cash that is spent is invoiced with the statement, and what is left belongs to the newest prepayment', async () => {
  const first = await prepaid(t, desk, who, 5_000);
  t.clock.pass(1);
  const second = await prepaid(t, desk, who, 4_000);
  const statement = await paidStatement(t, desk, who, 0);
  await pay(statement.rid, 4_500);
  expect(await lots()).toEqual([
    [second.code, 0, 0, 4_000],
    [first.code, 0, 0, 500],
  ]);
  const above = await ask(first.rid, 501);
  expect(above.error).toBe('amount_invalid');
  expect(above.fields?.prestores).toContain('最多可开 ¥5.00');
});

test('an edit keeps what the request has; a cancelled one frees all, also what was paid from it', async () => {
  const { rid, code } = await prepaid(t, desk, who, 5_000);
  const apply = await asked(rid, 5_000);
  const statement = await paidStatement(t, desk, who, 0);
  await pay(statement.rid, 3_000);
  const edit = (amount_fen: number) =>
    t.call(
      'auth/invoiceApply/edit',
      {
        rid: apply.rid,
        type: 1,
        invoice_rid: bill.invoice_rid,
        parts: [],
        prestores: [{ prestore_rid: rid, amount_fen }],
      },
      own(),
    );
  expect((await edit(5_000)).data).toMatchObject({ amount_fen: 5_000 });
  expect((await edit(2_000)).code).toBe(1);
  expect(await statementOf(statement.rid)).toMatchObject({ invoiced_cash_fen: 2_000 });
  await t.call('auth/invoiceApply/cancel', { rid: apply.rid }, own());
  expect(await statementOf(statement.rid)).toMatchObject({
    invoiced_cash_fen: 0,
    invoiceable_fen: statement.total_fen,
  });
  expect(await lots()).toEqual([[code, 0, 0, 2_000]]);
});

test('refused: before it arrives, when it is invoiced after spending, twice, and as a receipt', async () => {
  const file = { name: '回单.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
  const { file_rid } = (await send(t, 'auth/upload4file', {}, file, who.token)).data;
  const input = { amount_fen: 1_000, payer: '示例大学', paid_on: '2026-11-17', file_rid };
  const waiting = (await t.call('auth/prestoreApply/add', { ...input, invoicing: 'arrival' }, own())).data;
  expect((await ask(waiting.rid, 100)).fields?.prestores).toContain('尚未到账');
  const spent = await prepaid(t, desk, who, 1_000, { invoicing: 'spent' });
  expect((await ask(spent.rid, 100)).fields?.prestores).toContain('消费后开票');
  const { rid } = await prepaid(t, desk, who, 1_000);
  const twice = [1, 2].map(() => ({ prestore_rid: rid, amount_fen: 100 }));
  expect((await bill.ask('', 1, { parts: [], prestores: twice })).fields?.prestores).toContain('不能重复');
  expect((await ask(rid, 100, { type: 6 })).fields?.type).toContain('收据');
  expect((await bill.ask('', 1, { parts: [], prestores: [] })).fields?.parts).toContain('不能为空');
  expect((await ask(rid, 1_001)).error).toBe('amount_invalid');
});

test("the way of invoicing can be changed until the prepayment arrives, and is that of the member's list", async () => {
  const file = { name: '回单.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
  const { file_rid } = (await send(t, 'auth/upload4file', {}, file, who.token)).data;
  const input = { amount_fen: 1_000, payer: '示例大学', paid_on: '2026-11-17' };
  const { rid, invoicing: first } = (await t.call('auth/prestoreApply/add', { ...input, file_rid }, own()))
    .data;
  expect(first).toBe('spent');
  const edited = await t.call('auth/prestoreApply/edit', { ...input, rid, invoicing: 'arrival' }, own());
  expect(edited.data.invoicing).toBe('arrival');
  const kept = await t.call('auth/prestoreApply/edit', { ...input, rid, note: '合同 7' }, own());
  expect(kept.data.invoicing).toBe('arrival');
});

test('invoiced cash is not moved to a group, and a payment of a group takes that of the group', async () => {
  const groups = grouping(t);
  const { rid: cluster_rid } = await groups.add(who);
  const { rid } = await prepaid(t, desk, who, 5_000);
  await asked(rid, 3_000);
  const deposit = (amount_fen: number) =>
    t.call('auth/cluster/deposit', { rid: cluster_rid, amount_fen }, own());
  expect((await deposit(2_001)).msg).toContain('可划转 ¥20.00');
  expect((await deposit(2_000)).code).toBe(1);
  const ofGroup = await prepaid(t, desk, who, 4_000, { cluster_rid });
  await asked(ofGroup.rid, 4_000);
  const statement = await paidStatement(t, desk, who, 0);
  const split = { by: 'amount' as const, payers: [{ cluster_rid, share: 5_000 }] };
  expect(
    (await t.call('auth/statement/pay', { rid: statement.rid, amount_fen: 5_000, split }, own())).code,
  ).toBe(1);
  expect(await statementOf(statement.rid)).toMatchObject({ invoiced_cash_fen: 4_000 });
});

test('what an order has reserved is taken from the invoiced prepayment when its statement is confirmed', async () => {
  await setCredit(t.db, who, 0);
  const { rid, code } = await prepaid(t, desk, who, 20_000);
  await asked(rid, 4_000);
  const statement = await paidStatement(t, desk, who, 0);
  const { total_fen } = statement;
  expect(await statementOf(statement.rid)).toMatchObject({
    paid_fen: total_fen,
    invoiced_cash_fen: 4_000,
    invoiceable_fen: total_fen - 4_000,
  });
  expect(await lots()).toEqual([[code, 4_000, 4_000, 16_000 - (total_fen - 4_000)]]);
});
