import type { Path } from '@portal/shared/contract';
import { changeInput, formOf } from '../../../testing/changes';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, order, orderInput, plan } from '../../../testing/orders';
import { hasPdftotext, textOfPdf } from '../../../testing/pdf';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});
beforeEach(async () => {
  who = await member(t.db, { organization: 0 });
});

const signedIn = () => ({ token: who.token });
const fund_code = 'JS-2026（重点）001';

/** Places an order that is charged to the project, and bills it. */
async function billed() {
  const placed = await order(t, who, undefined, { fund_code });
  await desk.deliver(placed.code);
  const statement = await desk.bill(placed.code);
  await t.call('auth/assign/right', { rid: statement.rid }, signedIn());
  return { ...placed, statement };
}

async function downloaded(answer: { readonly data: { readonly url: string } }): Promise<Buffer> {
  return (await t.app.inject(answer.data.url)).rawPayload;
}

test('a project as it is pasted is on the order, in the search for orders and in the next order of one click', async () => {
  const placed = await order(t, who, undefined, { fund_code: ' \u200bJS-2026（重点）001\u3000\n' });
  const { data } = await t.call('auth/web/order/detail', { rid: placed.rid }, signedIn());
  expect(data.fund_code).toBe(fund_code);
  const found = await t.call('auth/web/order/list4person', { kw: 'js-2026' }, signedIn());
  expect(found.data.list.map(({ rid }) => rid)).toEqual([placed.rid]);
  const { rid } = await plan(t, who);
  const ready = await t.call('auth/order/ready', { plan_rids: [rid] }, signedIn());
  expect(ready.data.fund_code).toBe(fund_code);
});

test('one that is too long is refused by its name', async () => {
  const input = orderInput([await plan(t, who)], { fund_code: '1'.repeat(41) });
  const refused = await t.call('auth/order/add', input, signedIn());
  expect(refused).toMatchObject({ status: 422, fields: { fund_code: expect.stringContaining('课题编号') } });
});

test('it is changed with the order, and the timeline says from what to what', async () => {
  const { rid } = await order(t, who, undefined, { fund_code });
  const input = { ...changeInput(await formOf(t, who, rid)), fund_code: '21871001' };
  await t.call('auth/order/change', input, signedIn());
  const { data } = await t.call('auth/web/order/detail', { rid }, signedIn());
  expect(data.fund_code).toBe('21871001');
  expect(data.timeline.at(-1)?.note).toContain(`课题编号：${fund_code} → 21871001`);
  const found = await t.call('auth/web/order/list4person', { kw: '21871001' }, signedIn());
  expect(found.data.total).toBe(1);
});

test('the bill, what may be invoiced, and all that a clerk downloads name it', async () => {
  const { statement } = await billed();
  const bill = await t.call('auth/assign/statement', { rid: statement.rid }, signedIn());
  expect(bill.data.orders.map((one) => one.fund_code)).toEqual([fund_code]);
  const invoices = await t.call('auth/asset/invoiceHistory', {}, signedIn());
  expect(invoices.data.list.map((one) => one.fund_codes)).toEqual([[fund_code]]);
  const csv = { format: 'csv' } as const;
  for (const answer of [
    await t.call('auth/web/orderList/export', csv, signedIn()),
    await t.call('auth/assign/export', csv, signedIn()),
    await t.call('auth/web/asset/reconciliation', csv, signedIn()),
  ]) {
    const [titles = '', row = ''] = (await downloaded(answer)).toString().split('\r\n');
    expect([titles, row]).toEqual([
      expect.stringContaining(',课题编号,'),
      expect.stringContaining(`,${fund_code},`),
    ]);
  }
});

(hasPdftotext() ? test : test.skip)('the PDF of the bill names it', async () => {
  const { statement } = await billed();
  const path = 'auth/statement/file' satisfies Path;
  const file = await downloaded(await t.call(path, { rid: statement.rid }, signedIn()));
  expect(await textOfPdf(file, true)).toContain(fund_code);
});
