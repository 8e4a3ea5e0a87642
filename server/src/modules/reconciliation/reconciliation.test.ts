import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { tellStory } from '../../../testing/billing/story';
import { World } from '../../../testing/billing/world';
import { grouping } from '../../../testing/clusters';
import { member, type TestMember, withSession } from '../../../testing/factories';
import { invoicing, paidStatement, type TestStatement } from '../../../testing/invoices';
import { fund } from '../../../testing/money';
import { type Lab, lab } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { ledger_transfer } from '../ledger/ledger.table';
import { statements } from '../statement/statement.table';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

type Row = Readonly<Record<string, string>>;
type Period = { readonly from?: string; readonly to?: string };

/** Downloads what a call links to as CSV, and returns its rows by the titles of their columns. */
async function rowsBehind(url: string): Promise<Row[]> {
  const { payload, statusCode } = await t.app.inject({ url });
  expect(statusCode).toBe(200);
  const [titles = [], ...lines] = payload.replace('\ufeff', '').split('\r\n').slice(0, -1).map(cellsOf);
  return lines.map((cells) => Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? ''])));
}

/** Returns the cells of a line of CSV, of which some are in quotes. */
const cellsOf = (line: string): string[] =>
  [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^",]*)),/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );

async function own({ token }: Pick<TestMember, 'token'>, period: Period = {}): Promise<Row[]> {
  const input = { ...period, format: 'csv' as const };
  return rowsBehind((await t.call('auth/web/asset/reconciliation', input, { token })).data.url);
}

async function ofGroup({ token }: Pick<TestMember, 'token'>, rid: string): Promise<Row[]> {
  const input = { rid, format: 'csv' as const };
  return rowsBehind((await t.call('auth/cluster/reconciliation', input, { token })).data.url);
}

const fenOf = (yuan = ''): number => Math.round(Number(yuan) * 100);
const yuan = (fen: number): string => (fen / 100).toFixed(2);
const added = (rows: readonly Row[], ...titles: string[]): number =>
  rows.reduce((sum, row) => sum + titles.reduce((all, title) => all + fenOf(row[title]), 0), 0);
const paid = (rows: readonly Row[]): number =>
  added(rows, '预存款支付', '赠送金支付', '银行转账') - added(rows, '退款');

/** Adds up the ledger's own transfers for the statements and orders of a member, without the code under test. */
async function ledgerOf(user_rid: string): Promise<{ paid: number; owed: number }> {
  return t.db.read(async (tx) => {
    const cash = `member:${user_rid}:cash`;
    const credit = `member:${user_rid}:credit`;
    const bonus = `member:${user_rid}:bonus`;
    const { debit_rid, credit_rid, cause_kind, cause_rid, kind, state, posted_amount } = ledger_transfer;
    const mine = await tx
      .select({ rid: statements.rid })
      .from(statements)
      .where(eq(statements.user_rid, user_rid));
    const rows = await tx
      .select()
      .from(ledger_transfer)
      .where(
        and(
          eq(state, 'posted'),
          isNull(posted_amount),
          or(
            and(inArray(debit_rid, [cash, bonus, credit]), eq(credit_rid, 'lab:revenue')),
            eq(credit_rid, credit),
            and(
              eq(kind, 'refund_cash'),
              eq(cause_kind, 'statement'),
              inArray(cause_rid, ['none', ...mine.map(({ rid }) => rid)]),
            ),
          ),
        ),
      );
    const sum = (fits: (row: (typeof rows)[number]) => boolean) =>
      rows.filter(fits).reduce((all, { amount }) => all + amount, 0);
    const repaid = sum((row) => row.credit_rid === credit);
    return {
      paid:
        sum((row) => row.debit_rid !== credit && row.kind?.startsWith('order_') === true) +
        repaid -
        sum(isRefund),
      owed: sum((row) => row.debit_rid === credit) - repaid,
    };
  });
}
const isRefund = ({ kind }: { readonly kind: string | null }) => kind === 'refund_cash';

test('payments, refunds and open amounts of everybody in a story of all acts are those of the ledger', async () => {
  const world = await World.create(t);
  await tellStory(world);
  let rows = 0;
  for (const { who } of world.people) {
    const all = await own(who);
    rows += all.length;
    expect({ paid: paid(all), owed: added(all, '待付款') }).toEqual(await ledgerOf(who.rid));
  }
  expect(rows).toBeGreaterThan(5);

  const [owner] = world.people;
  const group = await ofGroup(owner?.who ?? { token: '' }, world.cluster_rid);
  const byGroup = await Promise.all(world.people.map(({ who }) => own(who)));
  const named = byGroup.flat().filter((row) => row.付款方 !== '本人');
  expect(group.length).toBeGreaterThan(0);
  expect(paid(group)).toBe(paid(named));
  await world.end();
}, 600_000);

describe('one statement', () => {
  let desk: Lab;
  let who: TestMember;
  let bill: TestStatement;
  beforeEach(async () => {
    t.clock.set('2026-11-18T02:00:00Z');
    desk = await lab(t);
    who = await member(t.db);
    bill = await paidStatement(t, desk, who, 1_000);
  });

  test('has all that a clerk joins in each row: order, services, quantity, payer, payment, invoices', async () => {
    const invoices = await invoicing(t, desk, who);
    const { code } = await invoices.asked(bill.rid, 600);
    const number = await invoices.issue(code);
    const { data } = await t.call('auth/assign/statement', { rid: bill.rid }, { token: who.token });
    const total = yuan(bill.total_fen);
    const [first, second, ...more] = await own(who);
    expect(more).toEqual([]);
    const common = {
      订单号: data.orders[0]?.code,
      服务项目: data.lines[0]?.name.replace(/ × .*/, ''),
      数量: expect.stringMatching(/^\d+ \S+$/),
      课题编号: '',
      付款方: '本人',
      结算单号: bill.code,
      结算单日期: '2026-11-18 10:00',
      结算金额: total,
      赠送金支付: '',
      银行转账: '',
      退款: '',
      预存时已开票: '',
      发票号码: number,
      开票申请: `${code} 已开票 ¥6.00`,
    };
    const payment = { 类型: '结算单付款', 付款时间: '2026-11-18 10:00', 预存款支付: '10.00', 待付款: '' };
    const owed = { 类型: '待付款', 付款时间: '', 预存款支付: '', 待付款: yuan(bill.total_fen - 1_000) };
    expect(first).toEqual({ ...common, ...payment });
    expect(second).toEqual({ ...common, ...owed });
  });

  test('has what was paid or billed in the period, its last day included', async () => {
    await fund(t.db, who, bill.total_fen);
    t.clock.set('2026-11-19T15:59:00Z');
    who = await withSession(t.db, who, t.clock.now());
    await t.call('auth/statement/pay', { rid: bill.rid }, { token: who.token });
    const amounts = async (period: Period) => (await own(who, period)).map((row) => row.预存款支付);
    const rest = yuan(bill.total_fen - 1_000);
    expect(await amounts({})).toEqual(['10.00', rest]);
    expect(await amounts({ to: '2026-11-18' })).toEqual(['10.00']);
    expect(await amounts({ from: '2026-11-19', to: '2026-11-19' })).toEqual([rest]);
    expect(await amounts({ from: '2026-11-20' })).toEqual([]);
    const wrong = { from: '2026-11-20', to: '2026-11-19' };
    const refused = await t.call('auth/web/asset/reconciliation', wrong, { token: who.token });
    expect(refused).toMatchObject({ status: 422, fields: { to: '[结束日期]不能早于开始日期' } });
  });

  test('has a refund as an amount of its own, so that none is below zero', async () => {
    await fund(t.db, who, bill.total_fen);
    await t.call('auth/statement/pay', { rid: bill.rid }, { token: who.token });
    const refund = { code: bill.code, amount_fen: 300, reason: '重复计费' };
    await t.call('staff/statement/refund', refund, { token: desk.token });
    const rows = await own(who);
    expect(rows.map((row) => row.退款).filter(Boolean)).toEqual(['3.00']);
    expect(paid(rows)).toBe(bill.total_fen - 300);
  });

  test('is not in the file of another member', async () => {
    expect(await own(await member(t.db))).toEqual([]);
  });
});

test('a link of a group ends with the role of who made it', async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  const groups = grouping(t);
  const { rid, owner, manager } = await groups.full();
  const ask = () => groups.as(manager, 'auth/cluster/reconciliation', { rid, format: 'csv' });
  const { url } = (await ask()).data;
  expect(await rowsBehind(url)).toEqual([]);
  await groups.as(owner, 'auth/cluster/role', { rid, user_rid: manager.rid, role: 'member' });
  expect(await ask()).toMatchObject({ status: 403, error: 'forbidden' });
  expect((await t.app.inject({ url })).statusCode).toBe(403);
});
