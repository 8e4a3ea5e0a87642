import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { member, staff } from '../../../testing/factories';
import { fund } from '../../../testing/money';
import { type Lab, lab, order, services } from '../../../testing/orders';
import { booked, hourly } from '../../../testing/reservations';
import { billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';
import { ledger_account } from '../ledger/ledger.table';

let t: TestApp;
let desk: Lab;

/** Sets the clock to a time of the lab, and logs in a member of staff then. */
async function at(time: string): Promise<void> {
  t.clock.set(`${time}:00+08:00`);
  desk = await lab(t);
}

const november = { from: '2026-11-01', to: '2026-11-30' };

beforeEach(async () => {
  t = await testApp();
  await at('2026-11-02T10:00');
});

/** Places an order, whose samples are received now. */
async function received(service: string = services.sampled): Promise<string> {
  const { code } = await order(t, await member(t.db, {}, t.clock.now()), service);
  await desk.acts(code, 'receive');
  return code;
}

async function delivered(code: string): Promise<void> {
  await desk.addData(code);
  await desk.acts(code, 'deliver');
}

test('promises are counted in the week in which they were due, and services by the working days from receipt to delivery', async () => {
  const [quick, slow] = [await received(), await received()];
  await received(services.other);
  await desk.acts(quick, 'confirm', 'test');
  await at('2026-11-02T14:00');
  await desk.acts(slow, 'confirm', 'test');
  await at('2026-11-04T15:00');
  await delivered(quick);
  await at('2026-11-09T15:00');
  await delivered(slow);

  const { data } = await t.call('staff/figure/promises', november, { token: desk.token });
  expect(data.list).toEqual([
    { week: '2026-11-02', kind: 'call', due: 3, kept: 1, late: 1, open_late: 1 },
    { week: '2026-11-02', kind: 'deliver', due: 1, kept: 1, late: 0, open_late: 0 },
    { week: '2026-11-09', kind: 'deliver', due: 1, kept: 1, late: 0, open_late: 0 },
  ]);
  const later = { from: '2026-11-05', to: '2026-11-30' };
  expect((await t.call('staff/figure/promises', later, { token: desk.token })).data.list).toHaveLength(1);

  // The lab is closed on Sundays: Monday to Wednesday are 2 working days, Monday to the next one 6.
  const took = { device_rid: services.sampled, name: expect.stringContaining('XRD') };
  const { data: all } = await t.call('staff/figure/turnaround', november, { token: desk.token });
  expect(all.list).toEqual([{ ...took, orders: 2, median_days: 2, most_days: 6 }]);
  const { data: rest } = await t.call('staff/figure/turnaround', later, { token: desk.token });
  expect(rest.list).toEqual([{ ...took, orders: 1, median_days: 6, most_days: 6 }]);
});

/** Returns the statement of a new member, which was confirmed now. */
async function confirmed() {
  const bills = billing(t, desk);
  const who = await member(t.db, {}, t.clock.now());
  const { code: order_code } = await bills.delivered(who);
  const { rid, code } = await desk.bill(order_code);
  await bills.confirm(who, rid);
  return { who, rid, code, total_fen: (await bills.read(who, rid)).total_fen };
}

test('income adds up to the lines of the statements and the entries of the ledger, what is owed to what statements owe', async () => {
  const bills = billing(t, desk);
  const [early, other] = [await confirmed(), await confirmed()];
  await fund(t.db, early.who, early.total_fen, 'deposit', t.clock.now());
  await bills.pay(early.who, early.rid, early.total_fen);
  await bills.refund(early.code, 500);
  await fund(t.db, other.who, 1_500, 'deposit', t.clock.now());
  await bills.pay(other.who, other.rid, 1_500);
  const owes = [await bills.read(early.who, early.rid), await bills.read(other.who, other.rid)];
  await at('2026-12-15T10:00');
  const late = await confirmed();
  owes.push(await bills.read(late.who, late.rid));

  const { data } = await t.call('staff/figure/income', november, { token: desk.token });
  const billed_fen = early.total_fen + other.total_fen;
  const paid_fen = early.total_fen - 500 + 1_500;
  expect(data).toMatchObject({ billed_fen, paid_fen, rest: { customers: 0, billed_fen: 0, paid_fen: 0 } });
  expect(data.services).toEqual([{ kind: 'item', name: expect.stringContaining('XRD'), billed_fen }]);
  expect(data.customers.map(({ billed_fen: billed, paid_fen: paid }) => [billed, paid]).sort()).toEqual(
    [
      [early.total_fen, early.total_fen - 500],
      [other.total_fen, 1_500],
    ].sort(),
  );
  const { data: open } = await t.call('staff/figure/open', {}, { token: desk.token });
  expect(open).toMatchObject({
    to30_fen: late.total_fen,
    to60_fen: other.total_fen - 1_500,
    to90_fen: 0,
    beyond_fen: 0,
  });
  const owed = owes.reduce((sum, one) => sum + one.owed_fen, 0);
  expect(open.to30_fen + open.to60_fen).toBe(owed);
  const fen = sql`sum(${ledger_account.debits_posted} - ${ledger_account.credits_posted})`.mapWith(Number);
  const [debt] = await t.db.read((tx) =>
    tx.select({ fen }).from(ledger_account).where(eq(ledger_account.kind, 'credit')),
  );
  expect(debt?.fen).toBe(owed);
});

test('instruments are open by their timetable, and reserved by what begins in the period', async () => {
  await at('2026-11-27T10:00');
  const guest = await member(t.db, {}, t.clock.now());
  await booked(t, guest);
  const day = { from: '2026-12-01', to: '2026-12-01' };
  const { data } = await t.call('staff/figure/load', day, { token: desk.token });
  expect(data.list.find(({ code }) => code === hourly.code)).toMatchObject({
    open_minutes: 600,
    reserved_minutes: 120,
    used_minutes: 0,
  });
  const sunday = { from: '2026-11-29', to: '2026-11-29' };
  const closed = await t.call('staff/figure/load', sunday, { token: desk.token });
  expect(closed.data.list.find(({ code }) => code === hourly.code)).toMatchObject({ open_minutes: 0 });
});

test('a period is a year at most; the export has the figures that the roles may see, and the audit log keeps who asked', async () => {
  const years = { from: '2025-11-01', to: '2026-11-30' };
  const refused = await t.call('staff/figure/promises', years, { token: desk.token });
  expect(refused).toMatchObject({ status: 422, fields: { to: expect.stringContaining('366') } });

  const sheetsFor = async (token: string) => {
    const { data } = await t.call('staff/figure/export', november, { token });
    const { rawPayload, statusCode } = await t.app.inject({ url: data.url });
    expect(statusCode).toBe(200);
    const book = strFromU8(unzipSync(new Uint8Array(rawPayload))['xl/workbook.xml'] ?? new Uint8Array());
    return [...book.matchAll(/sheet name="([^"]+)"/g)].map(([, name]) => name);
  };
  const money = ['收入（按服务）', '收入（按客户）', '待收款'];
  const finance = await staff(t.db, { roles: ['finance'] }, t.clock.now());
  expect(await sheetsFor(finance.token)).toEqual(money);
  const manager = await staff(t.db, { roles: ['manager'] }, t.clock.now());
  expect(await sheetsFor(manager.token)).toEqual(['服务承诺', '检测周期', '仪器', ...money]);
  const { data: log } = await t.call('staff/audit/list', {}, { token: desk.token });
  expect(log.list).toContainEqual(
    expect.objectContaining({ act: 'figure.export', note: 'from=2026-11-01 to=2026-11-30' }),
  );
});
