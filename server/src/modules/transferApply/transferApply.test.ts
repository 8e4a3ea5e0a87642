import type { TransferApplyState } from '@portal/shared/rules';
import { agreeAsSecond, approvalAbove } from '../../../testing/approvals';
import { member, type TestMember } from '../../../testing/factories';
import { moneyOf } from '../../../testing/money';
import { type Lab, lab, send } from '../../../testing/orders';
import { type Bills, billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';

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
afterEach(() => approvalAbove(t, desk));

/** Reports a bank transfer for a statement, or as a prepayment. */
const report = async (who: TestMember, amount_fen: number, statement_rid: string | null) =>
  (await tryReport(who, { amount_fen, statement_rid })).data;

const tryReport = async (
  who: TestMember,
  given: { amount_fen: number; statement_rid: string | null; paid_on?: string; another?: boolean },
) => {
  const picture = { name: '凭证.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
  const { data: file } = await send(t, 'auth/upload4file', {}, picture, who.token);
  const input = {
    payer: '示例大学',
    paid_on: '2026-11-18',
    file_rid: file.file_rid,
    ...given,
  };
  return t.call('auth/transferApply', input, { token: who.token });
};
const match = (code: string, amount_fen: number) =>
  t.call('staff/transferApply/match', { code, amount_fen }, { token: desk.token });
const listOf = async (who: TestMember, input: { states?: TransferApplyState[] } = {}) =>
  (await t.call('auth/transferApply/list', input, { token: who.token })).data;
const cancel = (who: TestMember, rid: string) =>
  t.call('auth/transferApply/cancel', { rid }, { token: who.token });

describe('a bank transfer', () => {
  test('of a day to come or of long ago is refused', async () => {
    const who = await member(t.db);
    const on = async (paid_on: string) => {
      const answer = await tryReport(who, { amount_fen: 5_000, statement_rid: null, paid_on });
      return answer.code === 1 ? 'ok' : [answer.status, answer.fields?.paid_on];
    };
    expect(await on('2099-01-01')).toEqual([422, '[转账日期]不能晚于今天']);
    expect(await on('2026-11-19')).toEqual([422, '[转账日期]不能晚于今天']);
    expect(await on('1999-12-31')).toEqual([422, '[转账日期]不能早于 12 个月前']);
    expect(await on('2025-11-18')).toBe('ok');
  });

  test('that staff match pays its statement; what is above goes to cash; it is booked once', async () => {
    const { who, rid, total_fen } = await bills.billed();
    await bills.confirm(who, rid);
    const { code } = await report(who, total_fen + 5_000, rid);
    expect((await bills.read(who, rid)).paid_fen).toBe(0);
    expect((await match(code, total_fen + 5_000)).data).toMatchObject({
      state: 'matched',
      statement: { rid },
    });
    expect(await bills.read(who, rid)).toMatchObject({ state: 'paid', paid_fen: total_fen });
    expect((await moneyOf(t.db, who)).cash.balance).toBe(5_000);
    expect(await match(code, total_fen)).toMatchObject({
      error: 'transfer_apply_refused',
      msg: expect.stringMatching(/^该转账凭证已到账（2026-11-18/),
    });
    const { data } = await t.call('auth/transferApply/list', { statement_rid: rid }, { token: who.token });
    expect(data).toMatchObject({ total: 1, list: [{ code, state: 'matched' }] });
  });

  test('without a statement is a prepayment; staff book what arrived, and read the voucher', async () => {
    const who = await member(t.db);
    const { code } = await report(who, 5_000, null);
    const { data } = await t.call('staff/transferApply/list', {}, { token: desk.token });
    const listed = data.list.find((one) => one.code === code);
    const file = await t.app.inject(listed?.link ?? '');
    expect(file.statusCode).toBe(200);
    expect(file.body).toContain('%PDF');
    expect((await match(code, 4_000)).data).toMatchObject({ amount_fen: 5_000, arrived_fen: 4_000 });
    expect((await moneyOf(t.db, who)).cash.balance).toBe(4_000);
    const { data: messages } = await t.call('auth/message/list', {}, { token: who.token });
    expect(messages.list[0]?.text).toContain('已到账 ¥40.00，¥10.00 少于申报');
  });

  test('that is refused moves nothing, and the member reads why', async () => {
    const who = await member(t.db);
    const { code } = await report(who, 5_000, null);
    const reason = '未查到该笔到账';
    await t.call('staff/transferApply/refuse', { code, reason }, { token: desk.token });
    const { data } = await t.call('auth/transferApply/list', {}, { token: who.token });
    expect(data.list).toMatchObject([{ state: 'refused', reason }]);
    expect((await moneyOf(t.db, who)).cash.balance).toBe(0);
    const { data: messages } = await t.call('auth/message/list', {}, { token: who.token });
    expect(messages.list[0]?.text).toContain(reason);
  });
});

test('staff list reported transfers by state, or find one by its code, with what waits for a second person', async () => {
  const who = await member(t.db);
  await approvalAbove(t, desk, 4_000);
  const [booked, large] = [await report(who, 3_000, null), await report(who, 5_000, null)];
  await match(booked.code, 3_000);
  const { approval } = (await match(large.code, 5_000)).data;
  const listed = async (input: { states?: TransferApplyState[]; code?: string }) =>
    (await t.call('staff/transferApply/list', { size: 100, ...input }, { token: desk.token })).data.list;
  const codesOf = async (state: TransferApplyState) =>
    (await listed({ states: [state] })).map(({ code }) => code);
  expect(await codesOf('waiting')).toContain(large.code);
  expect(await codesOf('waiting')).not.toContain(booked.code);
  expect(await codesOf('matched')).toContain(booked.code);
  expect(await listed({ code: booked.code.toLowerCase() })).toMatchObject([
    { code: booked.code, state: 'matched', approval: null },
  ]);
  expect(await listed({ code: large.code })).toMatchObject([
    { code: large.code, state: 'waiting', approval: { code: approval, amount_fen: 5_000 } },
  ]);
  expect(await listed({ code: 'Z20200101-000001' })).toEqual([]);
});

describe('a reported transfer that waits', () => {
  const pdf = { name: '新凭证.pdf', bytes: '%PDF-1.4\n%%EOF\n' };

  test('is withdrawn by its member: it moves nothing, and staff read that and can neither book nor refuse it', async () => {
    const who = await member(t.db);
    const { rid, code } = await report(who, 5_000, null);
    expect((await listOf(who)).waiting).toEqual({ count: 1, amount_fen: 5_000 });
    expect((await cancel(who, rid)).data).toMatchObject({ state: 'cancelled', arrived_fen: null });
    expect(await listOf(who, { states: ['waiting'] })).toEqual({
      total: 0,
      list: [],
      waiting: { count: 0, amount_fen: 0 },
    });
    const refused = { status: 409, error: 'transfer_apply_refused' };
    expect(await match(code, 5_000)).toMatchObject(refused);
    const refusal = { code, reason: '未到账' };
    expect(await t.call('staff/transferApply/refuse', refusal, { token: desk.token })).toMatchObject(refused);
    expect(await cancel(who, rid)).toMatchObject({ ...refused, msg: expect.stringContaining('已撤回') });
    expect((await moneyOf(t.db, who)).cash.balance).toBe(0);
    const { data } = await t.call('staff/transferApply/list', {}, { token: desk.token });
    expect(data.list.find((one) => one.code === code)).toMatchObject({ state: 'cancelled' });
  });

  test('is changed, and staff book what it says then; what a second person was asked about it is withdrawn', async () => {
    await approvalAbove(t, desk, 100);
    const who = await member(t.db);
    const { rid, code, etag } = await report(who, 5_000, null);
    const { approval } = (await match(code, 5_000)).data;
    const { file_rid } = (await send(t, 'auth/upload4file', {}, pdf, who.token)).data;
    const input = { rid, etag, amount_fen: 7_000, payer: '另一所大学', paid_on: '2026-11-17', file_rid };
    const changed = await t.call('auth/transferApply/edit', input, { token: who.token });
    expect(changed.data).toMatchObject({ code, amount_fen: 7_000, voucher: { name: pdf.name } });
    expect(await agreeAsSecond(t, approval)).toMatchObject({ error: 'approval_decided' });
    const { url } = (await t.call('auth/transferApply/voucher', { rid }, { token: who.token })).data;
    expect((await t.app.inject(url)).headers['content-disposition']).toContain(encodeURIComponent(pdf.name));
    await approvalAbove(t, desk);
    await match(code, 7_000);
    expect(await t.call('auth/transferApply/edit', input, { token: who.token })).toMatchObject({
      error: 'transfer_apply_refused',
    });
  });

  test('is asked about when another one of the same amount for the same purpose is reported', async () => {
    const who = await member(t.db);
    const { code } = await report(who, 5_000, null);
    const again = await tryReport(who, { amount_fen: 5_000, statement_rid: null });
    expect(again).toMatchObject({ status: 409, error: 'transfer_apply_equal' });
    expect(again.fields?.another).toContain(code);
    expect((await tryReport(who, { amount_fen: 5_001, statement_rid: null })).code).toBe(1);
    expect((await tryReport(who, { amount_fen: 5_000, statement_rid: null, another: true })).code).toBe(1);
    const [first] = (await listOf(who)).list.filter((one) => one.code === code);
    await cancel(who, first?.rid ?? '');
    const waiting = (await listOf(who)).list.filter(({ state }) => state === 'waiting');
    await cancel(who, waiting.find(({ amount_fen }) => amount_fen === 5_000)?.rid ?? '');
    expect((await tryReport(who, { amount_fen: 5_000, statement_rid: null })).code).toBe(1);
  });
});

test('above the amount of the setting a second person must agree; a refused transfer needs no agreement any more', async () => {
  await approvalAbove(t, desk, 100);
  const who = await member(t.db);
  const first = await report(who, 5_000, null);
  const { approval } = (await match(first.code, 5_000)).data;
  expect((await moneyOf(t.db, who)).cash.balance).toBe(0);
  expect((await agreeAsSecond(t, approval)).status).toBe(200);
  expect((await moneyOf(t.db, who)).cash.balance).toBe(5_000);
  const second = await report(who, 6_000, null);
  const waiting = (await match(second.code, 6_000)).data.approval;
  const refusal = { code: second.code, reason: '未到账' };
  await t.call('staff/transferApply/refuse', refusal, { token: desk.token });
  expect(await agreeAsSecond(t, waiting)).toMatchObject({ error: 'approval_decided' });
});
