import type { Input, Path } from '@portal/shared/contract';
import { strFromU8, unzipSync } from 'fflate';
import { member, type TestMember } from '../../../testing/factories';
import { companyTitle, invoicing, paidStatement } from '../../../testing/invoices';
import { type Lab, lab } from '../../../testing/orders';
import type { Given } from '../../../testing/seen';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  desk = await lab(t);
  who = await member(t.db);
});

/** Paths of calls that export a list. */
type Exporting = Extract<Path, `${string}/export`>;

/** Returns the lines of the CSV that a call links to, the header first. */
async function lines<P extends Exporting>(path: P, input: Given<P>): Promise<string[]> {
  const { data } = await t.call(path, input, { token: who.token });
  const { payload, statusCode } = await t.app.inject({ url: data.url });
  expect(statusCode).toBe(200);
  return payload.replace('\ufeff', '').split('\r\n').slice(0, -1);
}

const csv = { format: 'csv' } as const;

test('statements are those of the states of the list, with what is paid, owed and invoiced', async () => {
  const bill = await paidStatement(t, desk, who, 1_000);
  const paid = await paidStatement(t, desk, who);
  const [header, ...unpaid] = await lines('auth/assign/export', { states: ['unpaid'], ...csv });
  expect(header).toBe(
    '结算单号,出具时间,状态,订单,课题编号,金额,已付款,待付款,待社群批准,已申请开票,预存时已开票',
  );
  expect(unpaid).toEqual([
    expect.stringMatching(
      new RegExp(`^${bill.code},2026-11-18 10:00,待付款,D\\S+,60.00,10.00,50.00,0.00,0.00,0.00$`),
    ),
  ]);
  const settled = await lines('auth/assign/export', { states: ['paid'], ...csv });
  expect(settled.slice(1).map((line) => line.split(',')[0])).toEqual([paid.code]);
});

test('rebates and withdrawals have their headers when there are none; another member sees nothing', async () => {
  expect(await lines('auth/promoter_rebate/export', csv)).toEqual(['时间,客户,实付,比例,返利,退款扣回']);
  expect((await lines('auth/promoter_rebate_withdraw/export', csv))[0]).toMatch(
    /^提现单号,申请时间,状态,金额,/,
  );
  expect(await lines('auth/invoiceApply/export', csv)).toHaveLength(1);
});

test('samples are those of the filter', async () => {
  await paidStatement(t, desk, who);
  const all = await lines('auth/web/sample/export', csv);
  expect(all.length).toBeGreaterThan(1);
  expect(await lines('auth/web/sample/export', { state: 'destroyed', ...csv })).toHaveLength(1);
});

describe('requests for invoices', () => {
  const search = async (input: Input<'auth/invoiceApply/list4person'>) =>
    (await t.call('auth/invoiceApply/list4person', input, { token: who.token })).data;
  const codes = async (input: Input<'auth/invoiceApply/list4person'>) =>
    (await search(input)).list.map(({ code }) => code);

  test('are found by number, title, statement and day, in the list, its counts and its export', async () => {
    const bill = await invoicing(t, desk, who);
    const statement = await paidStatement(t, desk, who);
    const { code } = await bill.asked(statement.rid, 600);
    const number = await bill.issue(code);
    const { code: other } = await bill.asked(statement.rid, 700);
    expect(await codes({ kw: number })).toEqual([code]);
    expect(await codes({ kw: code.toLowerCase() })).toEqual([code]);
    expect((await codes({ kw: statement.code })).sort()).toEqual([code, other].sort());
    expect((await codes({ kw: companyTitle.title })).sort()).toEqual([code, other].sort());
    expect(await search({ kw: '100%' })).toEqual({ total: 0, list: [], counts: {} });
    expect(await codes({ from: '2026-11-19' })).toEqual([]);
    expect(await codes({ from: '2026-11-18', to: '2026-11-18' })).toHaveLength(2);
    expect((await search({ kw: number })).counts).toEqual({ issued: 1 });
    const exported = await lines('auth/invoiceApply/export', { kw: number, ...csv });
    expect(exported).toHaveLength(2);
    expect(exported[1]).toContain(`,6.00,${number},`);
    const [, row] = await lines('auth/asset/invoiceHistory/export', csv);
    expect(row).toContain(',60.00,60.00,6.00,7.00,47.00,');
  });

  test('give all files of those that have some as one zip, and say what is left out', async () => {
    const bill = await invoicing(t, desk, who);
    const statement = await paidStatement(t, desk, who);
    const { code } = await bill.asked(statement.rid, 600);
    const number = await bill.issue(code);
    await bill.asked(statement.rid, 700);
    const { data } = await t.call('auth/invoiceApply/zip', {}, { token: who.token });
    expect(data).toEqual({ url: expect.any(String), requests: 1, files: 3, without: 1, beyond: 0 });
    const { rawPayload, headers } = await t.app.inject({ url: data.url });
    expect(headers['content-length']).toBe(String(rawPayload.byteLength));
    const files = unzipSync(new Uint8Array(rawPayload));
    const names = Object.keys(files);
    expect(names.filter((name) => name.startsWith(`${code} ${number}/`))).toHaveLength(3);
    expect(names.at(-1)).toBe('清单.csv');
    expect(strFromU8(files['清单.csv'] ?? new Uint8Array())).toContain(number);
    const none = await t.call('auth/invoiceApply/zip', { kw: 'none' }, { token: who.token });
    expect(none).toMatchObject({ status: 404, error: 'not_found' });
  });
});

test('text that a spreadsheet would evaluate is none in the file', async () => {
  const token = who.token;
  const title = { ...companyTitle, title: '=HYPERLINK("http://example.com")' };
  const { data } = await t.call('auth/invoice/add', title, { token });
  const { rid } = await paidStatement(t, desk, who);
  const parts = [{ statement_rid: rid, amount_fen: 100 }];
  await t.call('auth/invoiceApply/add', { type: 1, invoice_rid: data.rid, parts }, { token });
  const [, row] = await lines('auth/invoiceApply/export', csv);
  expect(row).toContain(`"'=HYPERLINK(""http://example.com"")"`);
});
