import { rebateFor } from '@portal/shared/rules';
import { agreeAsSecond, approvalAbove } from '../../../testing/approvals';
import { member, type TestMember } from '../../../testing/factories';
import { fund, moneyOf } from '../../../testing/money';
import { type Lab, lab } from '../../../testing/orders';
import { promoter } from '../../../testing/promoters';
import { type Bills, billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';
import { settingSeed } from '../../seed/setting';
import { refer } from '../promoter/promoter.service';

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

test('staff refund at most what was paid in cash; the order stays paid', async () => {
  const { who, rid, code, total_fen } = await bills.billed();
  await bills.confirm(who, rid);
  await fund(t.db, who, total_fen - 100);
  await fund(t.db, who, 100, 'bonus');
  await bills.pay(who, rid);
  expect((await bills.refund(code, total_fen - 99)).error).toBe('amount_invalid');
  const refunded = { state: 'paid', paid_fen: total_fen - 300, owed_fen: 0, waiting_fen: 0, approval: null };
  expect((await bills.refund(code, 300)).data).toEqual(refunded);
  expect((await bills.refund(code, total_fen - 399)).error).toBe('amount_invalid');
  expect((await moneyOf(t.db, who)).cash.balance).toBe(300);
  expect((await bills.read(who, rid)).events.at(-1)).toMatchObject({ act: 'refund', note: '重复计费' });
});

test('above the amount of the setting a second person must agree', async () => {
  await approvalAbove(t, desk, 100);
  const { who, rid, code, total_fen } = await bills.billed();
  await fund(t.db, who, total_fen);
  await bills.confirm(who, rid);
  await bills.pay(who, rid);
  const requested = (await bills.refund(code, 101)).data;
  expect(requested).toMatchObject({ paid_fen: total_fen, approval: expect.stringMatching(/^F/) });
  expect((await moneyOf(t.db, who)).cash.balance).toBe(0);
  expect((await agreeAsSecond(t, requested.approval)).status).toBe(200);
  expect((await moneyOf(t.db, who)).cash.balance).toBe(101);
  expect(await agreeAsSecond(t, requested.approval)).toMatchObject({ error: 'approval_decided' });
});

describe('a payment earns', () => {
  const points = async ({ token }: TestMember) =>
    (await t.call('auth/integration/init', {}, { token })).data.balance;

  test('points for what was paid without bonus, once; a refund takes them back', async () => {
    const { who, rid, code, total_fen } = await bills.billed();
    await fund(t.db, who, total_fen);
    await bills.confirm(who, rid);
    await bills.pay(who, rid, 100);
    expect(await points(who)).toBe(0);
    await bills.pay(who, rid);
    const earned = Math.floor(total_fen / 100);
    expect(await points(who)).toBe(earned);
    expect((await bills.refund(code, 1000)).status).toBe(200);
    expect(await points(who)).toBe(earned - 10);
  });

  test('a rebate for the promoter who referred the member, which a refund takes back', async () => {
    const promoting = await promoter(t, desk, await member(t.db, { company: '示例理工大学' }));
    const { who, rid, code, total_fen } = await bills.billed();
    const link = (await promoting.promotion()).link?.code ?? '';
    await t.db.transaction((tx) => refer(tx, { code: link, user_rid: who.rid, at: t.clock.now() }));
    await fund(t.db, who, total_fen);
    await bills.confirm(who, rid);
    await bills.pay(who, rid);
    const rebate = async () => (await promoting.promotion()).balance_fen;
    expect(await rebate()).toBe(rebateFor(total_fen, settingSeed.promotion.rebate_percent));
    await bills.refund(code, total_fen);
    expect(await rebate()).toBe(0);
  });
});
