import { currentVersions } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { codeBySms } from '../../../testing/account';
import { agreeAsSecond } from '../../../testing/approvals';
import { member, staff, testPassword, withSession } from '../../../testing/factories';
import { thingsOf } from '../../../testing/foreign/things';
import { askMerge, mergeAccounts, movingRows } from '../../../testing/merges';
import { fund, moneyOf } from '../../../testing/money';
import { type Lab, lab, order } from '../../../testing/orders';
import { type Bills, billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';
import { audits } from '../audit/audit.table';
import { check } from '../ledger/ledger.check.service';
import { closingJob } from '../personal/personal.closing.job';
import { findUsers } from '../user/user.repo';
import { mergedAccountJob } from './accountMerge.job';

let t: TestApp;
let desk: Lab;
let bills: Bills;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  desk = await lab(t);
  bills = billing(t, desk);
});

const two = async () => ({ from: await member(t.db), into: await member(t.db) });
const preview = async (from: string, into: string) =>
  (await t.call('staff/accountMerge/preview', { account: from, into }, { token: desk.token })).data;
const ledgerFindings = () => t.db.read((tx) => check(tx));
const ordersOf = async ({ token }: { token: string }) =>
  (await t.call('auth/web/order/list4person', {}, { token })).data.list.map(({ rid }) => rid);

test('records of every kind move, and nothing that a rule moves is left', async () => {
  const { from, into } = await two();
  const { withdrawal_rid } = await thingsOf(t, from);
  const present = (await order(t, into)).rid;
  const [given, kept] = [await movingRows(t, from.rid), await movingRows(t, into.rid)];
  expect([...given].filter(([, count]) => count > 0).length).toBeGreaterThan(25);
  expect((await preview(from.phone, into.phone)).obstacles).toEqual([
    expect.stringMatching(/^有返利提现正在处理（/),
  ]);
  await t.call('auth/promoter_rebate_withdraw/cancel', { rid: withdrawal_rid }, { token: from.token });
  await mergeAccounts(t, desk, { from, into });
  const [left, all] = [await movingRows(t, from.rid), await movingRows(t, into.rid)];
  expect([...left].filter(([, count]) => count > 0)).toEqual([]);
  for (const column of ['orders', 'sample', 'quotation', 'requirement', 'reservation', 'file', 'report'].map(
    (table) => `${table}.user_rid`,
  ))
    expect([column, all.get(column)]).toEqual([column, (given.get(column) ?? 0) + (kept.get(column) ?? 0)]);
  const now = await withSession(t.db, into, t.clock.now());
  expect(await ordersOf(now)).toContain(present);
  expect(await ledgerFindings()).toEqual([]);
});

test('an order, its statement and its money go on in the kept account', async () => {
  const { from, into } = await two();
  const open = await order(t, from);
  const delivered = await bills.delivered(from);
  const { rid } = await desk.bill(delivered.code);
  await bills.confirm(from, rid);
  await fund(t.db, from, 500_000);
  const before = await moneyOf(t.db, from);
  await mergeAccounts(t, desk, { from, into });
  expect(await moneyOf(t.db, from)).toEqual({
    cash: { balance: 0, held: 0 },
    bonus: { balance: 0, held: 0 },
    credit: { balance: 0, held: 0 },
  });
  expect(await moneyOf(t.db, into)).toEqual(before);
  const now = await withSession(t.db, into, t.clock.now());
  expect(new Set(await ordersOf(now))).toEqual(new Set([open.rid, delivered.rid]));
  const { owed_fen } = await bills.read(now, rid);
  expect((await bills.pay(now, rid)).data).toMatchObject({ state: 'paid', owed_fen: 0 });
  expect((await moneyOf(t.db, into)).cash.balance).toBe(500_000 - owed_fen);
  expect(
    (await t.call('auth/order/cancel', { rid: open.rid, reason: '不再需要' }, { token: now.token })).code,
  ).toBe(1);
  expect((await moneyOf(t.db, into)).credit).toEqual({ balance: 0, held: 0 });
  expect(await ledgerFindings()).toEqual([]);
});

test('the given-up account has no sessions, and every login says where its things are', async () => {
  const { from, into } = await two();
  await mergeAccounts(t, desk, { from, into });
  expect(await t.call('auth/user/info', {}, { token: from.token })).toMatchObject({ error: 'token_invalid' });
  const login = await t.call('open/login', { account: from.phone, password: testPassword });
  const shown = `${into.phone.slice(0, 3)}****${into.phone.slice(-4)}`;
  expect(login).toMatchObject({ status: 403, error: 'account_merged', msg: expect.stringContaining(shown) });
  expect(login.msg).toContain('2026-11-18');
  expect(login.msg).not.toContain(into.phone);
  const code = await codeBySms(t, from.phone, 3);
  const byCode = await t.call('open/loginForCode', { phone: from.phone, code, consent: currentVersions() });
  expect(byCode.error).toBe('account_merged');
});

test('both persons are told, and the log says who asked and who agreed', async () => {
  const { from, into } = await two();
  const [first, second] = [await staff(t.db), await staff(t.db)];
  const approval = await askMerge(t, first, { from, into });
  const own = await t.call('staff/approval/agree', { code: approval }, { token: first.token });
  expect(own.error).toBe('approval_own');
  await t.call('staff/approval/agree', { code: approval }, { token: second.token });
  const { list } = (await t.call('auth/message/list', {}, { token: into.token })).data;
  expect(list[0]).toMatchObject({ title: '账户已合并' });
  const rows = await t.db.read((tx) => tx.select().from(audits).where(eq(audits.target, from.rid)));
  expect(rows).toMatchObject([
    { act: 'accountMerge.ask', staff_rid: first.rid, note: '同一人用两个手机号注册' },
    { act: 'accountMerge.run', staff_rid: second.rid, after: { into: into.rid, asked_by: first.rid } },
  ]);
});

test('staff who look for the given-up account find the kept one', async () => {
  const { from, into } = await two();
  await mergeAccounts(t, desk, { from, into });
  const read = async (account: string) =>
    (await t.call('staff/accountMerge/account', { account }, { token: desk.token })).data;
  expect(await read(from.phone)).toMatchObject({
    merged_into: { rid: into.rid, phone: into.phone },
    joined: [],
  });
  expect(await read(into.phone)).toMatchObject({ merged_into: null, joined: [{ rid: from.rid }] });
});

test('only an admin may ask', async () => {
  const { from, into } = await two();
  const { token } = await staff(t.db, { roles: ['manager', 'finance'] });
  const input = { account: from.phone, into: into.phone, reason: '同一人' };
  expect((await t.call('staff/accountMerge/ask', input, { token })).error).toBe('role_required');
  expect(
    (await t.call('staff/accountMerge/preview', { account: from.phone, into: into.phone }, { token })).error,
  ).toBe('role_required');
});

test('a second request waits for the first one, and what came since is in the preview of the second admin', async () => {
  const { from, into } = await two();
  const approval = await askMerge(t, desk, { from, into });
  const input = { account: from.phone, into: into.phone, reason: '同一人' };
  expect((await t.call('staff/accountMerge/ask', input, { token: desk.token })).error).toBe(
    'approval_waiting',
  );
  const back = { account: into.phone, into: from.phone, reason: '同一人' };
  expect(await t.call('staff/accountMerge/ask', back, { token: desk.token })).toMatchObject({
    error: 'account_merge_refused',
    msg: expect.stringContaining(approval),
  });
  await order(t, from);
  const asked = await t.call('staff/accountMerge/asked', { code: approval }, { token: desk.token });
  expect(asked.data.records).toContainEqual({ label: '订单', moving: 1, present: 0 });
  expect(asked.data.obstacles).toEqual([]);
  expect((await agreeAsSecond(t, approval)).code).toBe(1);
});

test('what came to the given-up account after the merge is moved by the job', async () => {
  const { from, into } = await two();
  await mergeAccounts(t, desk, { from, into });
  await fund(t.db, from, 700);
  await mergedAccountJob.run(t.deps, t.app.log);
  expect((await moneyOf(t.db, into)).cash.balance).toBe(700);
  expect(await ledgerFindings()).toEqual([]);
});

test('when the kept account is closed, nothing is left of who the given-up one was', async () => {
  const { from, into } = await two();
  await mergeAccounts(t, desk, { from, into });
  const { token } = await withSession(t.db, into, t.clock.now());
  await t.call('auth/user/close', { old: testPassword }, { token });
  for (const days of [14.1, 1]) {
    t.clock.pass(days * 24 * 3600);
    await closingJob.run(t.deps, t.app.log);
  }
  const users = await t.db.read((tx) => findUsers(tx, [from.rid, into.rid]));
  expect(users).toHaveLength(2);
  for (const { phone, company, name } of users)
    expect([phone, company, name]).toEqual([null, '', '已注销用户']);
});

test('nobody gives anything to an account that was merged', async () => {
  const { from, into } = await two();
  await mergeAccounts(t, desk, { from, into });
  const gift = await t.call(
    'staff/credit/set',
    { account: from.phone, amount_fen: 0, reason: '长期逾期' },
    { token: desk.token },
  );
  expect(gift).toMatchObject({ status: 404, error: 'not_found' });
});
