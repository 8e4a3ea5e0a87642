import { workingDayAfter } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { member, type TestMember } from '../../../testing/factories';
import { fund, moneyOf, setCredit } from '../../../testing/money';
import { type Lab, lab, order, orderInput, plan, send, services } from '../../../testing/orders';
import { quoteOrder } from '../../../testing/quotations';
import { type TestApp, testApp } from '../../../testing/testApp';
import { findSettings } from '../setting/setting.repo';
import { prepaidJob } from './order.prepaid.job';
import { orders } from './order.table';

let t: TestApp;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});

const add = async (who: TestMember) => {
  const item = await plan(t, who);
  return t.call('auth/order/add', orderInput([item]), { token: who.token });
};
const priceOf = async (who: TestMember) => {
  const item = await plan(t, who);
  await t.call('auth/tempDevice/del', { rids: [item.rid] }, { token: who.token });
  return item.total_fen;
};
const detail = async (who: TestMember, rid: string) =>
  (await t.call('auth/web/order/detail', { rid }, { token: who.token })).data;

test('an academic order reserves its amount on the default credit, and cancelling gives it back', async () => {
  const student = await member(t.db, { organization: 0 });
  const { rid } = await order(t, student);
  const { total_fen } = await detail(student, rid);
  expect((await moneyOf(t.db, student)).credit).toEqual({ balance: 0, held: total_fen });
  await t.call('auth/order/cancel', { rid, reason: '不测了' }, { token: student.token });
  expect((await moneyOf(t.db, student)).credit).toEqual({ balance: 0, held: 0 });
});

test('credit is used first, then cash, then bonus', async () => {
  const student = await member(t.db);
  const price = await priceOf(student);
  await setCredit(t.db, student, 3_000);
  await fund(t.db, student, 2_000);
  await fund(t.db, student, price, 'bonus');
  await order(t, student);
  expect(await moneyOf(t.db, student)).toMatchObject({
    credit: { held: 3_000 },
    cash: { held: 2_000, balance: 2_000 },
    bonus: { held: price - 5_000 },
  });
});

test('an order that is not covered is refused with what is free; nothing is reserved and the plan is kept', async () => {
  const student = await member(t.db);
  const price = await priceOf(student);
  await setCredit(t.db, student, 100);
  await fund(t.db, student, price - 101);
  const answer = await add(student);
  expect(answer).toMatchObject({ status: 409, error: 'credit_short' });
  expect(answer.msg).toContain('信用额度可用 ¥1.00，预存可用');
  expect(answer.msg).toContain('还差 ¥0.01');
  expect(await moneyOf(t.db, student)).toMatchObject({ credit: { held: 0 }, cash: { held: 0 } });
  const { data } = await t.call('auth/tempDevice', {}, { token: student.token });
  expect(data.cartNum).toBe(1);
  await fund(t.db, student, 1);
  const rest = await t.call('auth/order/add', orderInput(data.groups.flatMap(({ items }) => items)), {
    token: student.token,
  });
  expect(rest.code).toBe(1);
});

test('an overdue order stops credit, not cash', async () => {
  const student = await member(t.db);
  const { rid, code } = await order(t, student);
  const unpaidSince = (daysAgo: number) =>
    t.db.transaction((tx) =>
      tx
        .update(orders)
        .set({ state: 'unpaid', changed: new Date(t.clock.now().getTime() - daysAgo * 86_400_000) })
        .where(eq(orders.rid, rid)),
    );
  await unpaidSince(29);
  expect((await add(student)).code).toBe(1);
  await unpaidSince(31);
  const refused = await add(student);
  expect(refused.error).toBe('credit_overdue');
  expect(refused.msg).toContain(code);
  await fund(t.db, student, 100_000);
  const { data } = await t.call('auth/tempDevice', {}, { token: student.token });
  const items = data.groups.flatMap((group) => group.items);
  const paid = await t.call('auth/order/add', orderInput(items), { token: student.token });
  expect(paid.code).toBe(1);
});

const pdf = { name: 'a.pdf', bytes: '%PDF-1.4\n%%EOF\n' };

/** Places an enterprise's order and signs its agreement. */
async function agreed(who: TestMember, service: string) {
  const placed = await order(t, who, service);
  await desk.acts(placed.code, 'confirm');
  const upload = await send(t, 'auth/upload4file', {}, pdf, who.token);
  const signed = { rid: placed.rid, file_rid: upload.data.file_rid };
  await t.call('auth/order/updateProtocolFile', signed, { token: who.token });
  return placed;
}

test.each([
  ['await_sample', services.sampled],
  ['test', services.analysis],
] as const)("an enterprise's order is prepaid in full before %s", async (act, service) => {
  const company = await member(t.db, { organization: 2 });
  const { rid, code } = await agreed(company, service);
  const { total_fen } = await detail(company, rid);
  await fund(t.db, company, total_fen - 50);
  expect((await moneyOf(t.db, company)).cash.held).toBe(0);
  const short = await desk.move(code, act);
  expect(short).toMatchObject({ status: 409, error: 'prepayment_short' });
  expect(short.msg).toContain('还差 ¥0.50');
  await fund(t.db, company, 50, 'bonus');
  expect((await desk.move(code, act)).code).toBe(1);
  expect(await moneyOf(t.db, company)).toMatchObject({
    cash: { held: total_fen - 50 },
    bonus: { held: 50 },
    credit: { held: 0, balance: 0 },
  });
});

test('a signed order of an enterprise goes on by itself once the balance covers it, the amount reserved', async () => {
  const company = await member(t.db, { organization: 2 });
  const { rid, code } = await agreed(company, services.sampled);
  const { total_fen, prepay_missing_fen } = await detail(company, rid);
  expect(prepay_missing_fen).toBe(total_fen);
  const goesOn = async () => {
    await prepaidJob.run(t.deps, t.app.log);
    return detail(company, rid);
  };
  await fund(t.db, company, total_fen - 1);
  expect(await goesOn()).toMatchObject({ state: 'agreed', prepay_missing_fen: 1 });
  await fund(t.db, company, 1);
  expect((await detail(company, rid)).prepay_missing_fen).toBe(0);
  expect(await goesOn()).toMatchObject({ state: 'awaiting_sample', prepay_missing_fen: null });
  expect((await moneyOf(t.db, company)).cash.held).toBe(total_fen);
  expect((await detail(company, rid)).timeline.at(-1)).toMatchObject({ act: 'await_sample', by: 'system' });
  expect((await desk.move(code, 'receive')).code).toBe(1);
});

test('an order with an open quotation waits, and of two orders one takes the money', async () => {
  const company = await member(t.db, { organization: 2 });
  const first = await agreed(company, services.sampled);
  const second = await agreed(company, services.sampled);
  await quoteOrder(t, desk.token, { code: first.code, charges: [{ name: '加急费', unit_fen: 100 }] });
  const { total_fen } = await detail(company, first.rid);
  await fund(t.db, company, total_fen);
  await prepaidJob.run(t.deps, t.app.log);
  await prepaidJob.run(t.deps, t.app.log);
  expect(await detail(company, first.rid)).toMatchObject({ state: 'agreed', prepay_missing_fen: total_fen });
  expect((await detail(company, second.rid)).state).toBe('awaiting_sample');
});

test('the data is expected so many working days after the receipt of the sample, in the calendar of the lab', async () => {
  const student = await member(t.db);
  const { rid, code } = await order(t, student);
  expect(await detail(student, rid)).toMatchObject({ expected: null, signed: false, open_question: false });
  await desk.acts(code, 'confirm', 'receive');
  const { expected, turnaround_days } = await detail(student, rid);
  const calendar = (await t.db.read((tx) => findSettings(tx))).samplingSetting;
  const today = t.clock.now().toISOString().slice(0, 10);
  expect(expected).toBe(workingDayAfter(today, turnaround_days, calendar));
  expect(turnaround_days).toBeGreaterThan(0);
});

test('the default limit is a setting; a member who has an account keeps its limit', async () => {
  const student = await member(t.db);
  const { token } = await lab(t);
  await t.call('staff/setting/update', { key: 'defaultCreditFen', value: 1 }, { token });
  expect((await add(student)).error).toBe('credit_short');
  await t.call('staff/setting/update', { key: 'defaultCreditFen', value: 500_000 }, { token });
  const other = await member(t.db);
  expect((await add(other)).code).toBe(1);
});

test('a quote says what is free on credit: nothing for enterprises and while another order is overdue', async () => {
  const free = async (who: TestMember) => {
    const item = await plan(t, who);
    const { data } = await t.call('auth/order/quote', { plan_rids: [item.rid] }, { token: who.token });
    return data.credit_free_fen;
  };
  const student = await member(t.db, { organization: 0 });
  const before = await free(student);
  const { rid } = await order(t, student);
  const { total_fen } = await detail(student, rid);
  expect(before).toBe(500_000);
  expect(await free(student)).toBe(500_000 - total_fen);
  expect(await free(await member(t.db, { organization: 2 }))).toBe(0);
  const changed = new Date(t.clock.now().getTime() - 40 * 24 * 3600_000);
  await t.db.transaction((tx) =>
    tx.update(orders).set({ state: 'unpaid', changed }).where(eq(orders.rid, rid)),
  );
  expect(await free(student)).toBe(0);
});
