import { payeeConsent } from '@portal/shared/rules';
import { grouping } from '../../../testing/clusters';
import { member, staff, type TestMember } from '../../../testing/factories';
import { agreedPayee, payee, promoter } from '../../../testing/promoters';
import { type TestApp, testApp } from '../../../testing/testApp';
import { newRid } from '../../db/rid';
import { audits } from '../audit/audit.table';
import { deleteOthers } from '../cluster/cluster.member.repo';
import { check } from '../ledger/ledger.check.service';
import { rebateForOrder, takeBackRebate } from './rebate.order.service';

type Promoter = Awaited<ReturnType<typeof promoter>>;

let t: TestApp;
let who: TestMember;
let desk: TestMember;
let by: Promoter;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  who = await member(t.db, {}, t.clock.now());
  desk = await staff(t.db, {}, t.clock.now());
  by = await promoter(t, desk, who);
});

const paid = (user_rid: string, paid_fen: number, order_rid = newRid()) =>
  t.db.transaction((tx) => rebateForOrder(tx, { user_rid, order_rid, paid_fen }, t.clock.now()));
const refund = (order_rid: string, refunded_fen: number, refund_rid = newRid()) =>
  t.db.transaction((tx) => takeBackRebate(tx, { order_rid, refund_rid, refunded_fen }, t.clock.now()));
const own = () => ({ token: who.token });
const list = async () => (await t.call('auth/promoter_rebate/list', {}, own())).data;
const withdrawals = async () => (await t.call('auth/promoter_rebate_withdraw/list', {}, own())).data.list;
const pay = (code: string, account = payee.account) =>
  t.call('staff/rebate/pay', { code, account, reference: 'BT1' }, { token: desk.token });
const cancel = (rid: string) => t.call('auth/promoter_rebate_withdraw/cancel', { rid }, own());

describe('earning', () => {
  test("a referred member's paid order earns the share of the setting, once, and the promoter is told", async () => {
    const { rid } = await by.refer();
    const order_rid = newRid();
    await paid(rid, 12_399, order_rid);
    await paid(rid, 12_399, order_rid);
    expect(await by.promotion()).toMatchObject({ balance_fen: 619, available_fen: 619, referred: 1 });
    expect(await list()).toMatchObject({
      total: 1,
      list: [{ member: '王**', paid_fen: 12_399, percent: 5, amount_fen: 619, returned_fen: 0 }],
    });
    const notices = await t.call('auth/message/list', {}, own());
    expect(notices.data.list.map(({ title }) => title)).toContain('收到一笔返利');
  });

  test('others, amounts below one fen, and a promotion that has ended earn nothing', async () => {
    const { rid } = await by.refer();
    await paid((await member(t.db)).rid, 100_000);
    await paid(rid, 19);
    await t.call('staff/promoter/end', { account: who.phone, note: '到期' }, { token: desk.token });
    await paid(rid, 100_000);
    expect(await by.promotion()).toMatchObject({ balance_fen: 0, link: null, promoter: { state: 'ended' } });
  });

  test('another percentage applies to later orders only, also when an earlier one is refunded', async () => {
    const first = await by.earn(100_000);
    const set = (rebate_percent: number) =>
      t.call(
        'staff/setting/update',
        { key: 'promotion', value: { rebate_percent, withdrawal_min_fen: 10_000 } },
        { token: desk.token },
      );
    await set(10);
    await by.earn(100_000);
    await refund(first, 100_000);
    await set(5);
    expect(await by.promotion()).toMatchObject({ balance_fen: 10_000 });
  });
});

describe('the own group and institution', () => {
  test('orders of the own institution earn nothing, whatever the faculty', async () => {
    const { rid } = await by.refer({ company: '示例大学（北校区）化学学院' });
    await paid(rid, 100_000);
    expect(await by.promotion()).toMatchObject({ balance_fen: 0, referred: 1 });
  });

  test('orders of who is in one group with the promoter earn nothing, until one of them leaves', async () => {
    const referred = await by.refer();
    const groups = grouping(t);
    const { rid: cluster_rid } = await groups.add(who);
    await groups.join(cluster_rid, who, referred);
    await paid(referred.rid, 100_000);
    expect(await by.promotion()).toMatchObject({ balance_fen: 0 });
    await t.db.transaction((tx) => deleteOthers(tx, cluster_rid));
    await paid(referred.rid, 100_000);
    expect(await by.promotion()).toMatchObject({ balance_fen: 5000 });
  });
});

describe('the separate consent to keep the bank account', () => {
  const consents = async () => (await t.call('auth/user/consent/list', {}, own())).data;

  test('is stored with version and time, once, and withdrawn with the account and what waits', async () => {
    await t.call('auth/promoter_rebate_withdraw/update4user', { ...agreedPayee, bank: '另一银行' }, own());
    const given = (await consents()).filter(({ document }) => document === 'payee');
    expect(given).toMatchObject([{ version: payeeConsent.version, source: 'payee', withdrawn: null }]);
    await by.earn(1_000_000);
    const { data } = await by.withdraw(20_000);
    await pay(data.code);
    t.clock.pass(60);
    await by.withdraw(10_000);
    expect((await t.call('auth/promoter_rebate_withdraw/removePayee', {}, own())).status).toBe(200);
    expect(await by.promotion()).toMatchObject({
      payee: null,
      payee_agreed: false,
      held_fen: 0,
      available_fen: 30_000,
    });
    expect((await consents()).find(({ document }) => document === 'payee')?.withdrawn).not.toBeNull();
    expect((await withdrawals()).map(({ state, payee: { account } }) => [state, account])).toEqual([
      ['cancelled', ''],
      ['paid', payee.account],
    ]);
    expect((await by.withdraw(10_000)).data).toMatchObject({ error: 'payee_missing' });
  });
});

describe('refunds', () => {
  test('take back in proportion, once a refund; parts add up to the whole', async () => {
    const order_rid = await by.earn(33_333);
    const first = newRid();
    await refund(order_rid, 11_111, first);
    await refund(order_rid, 11_111, first);
    expect(await by.promotion()).toMatchObject({ balance_fen: 1111 });
    await refund(order_rid, 11_111);
    await refund(order_rid, 11_111);
    expect(await by.promotion()).toMatchObject({ balance_fen: 0, owed_fen: 0 });
    expect((await list()).list).toMatchObject([{ amount_fen: 1666, returned_fen: 1666 }]);
    await refund(newRid(), 500);
  });

  test('what is withdrawn is owed: taken from later rebates, never below zero', async () => {
    const order_rid = await by.earn(400_000);
    await pay((await by.withdraw(15_000)).data.code);
    await refund(order_rid, 400_000);
    expect(await by.promotion()).toMatchObject({ balance_fen: 0, owed_fen: 15_000 });
    await by.earn(200_000);
    expect(await by.promotion()).toMatchObject({ balance_fen: 0, owed_fen: 5000 });
    await by.earn(200_000);
    expect(await by.promotion()).toMatchObject({ balance_fen: 5000, owed_fen: 0 });
  });

  test('a cancelled withdrawal pays what is owed first', async () => {
    const order_rid = await by.earn(400_000);
    const { rid } = (await by.withdraw(20_000)).data;
    await refund(order_rid, 300_000);
    expect(await by.promotion()).toMatchObject({ balance_fen: 20_000, held_fen: 20_000, owed_fen: 15_000 });
    await cancel(rid);
    expect(await by.promotion()).toMatchObject({ balance_fen: 5000, held_fen: 0, owed_fen: 0 });
  });
});

describe('withdrawals', () => {
  test('reserve the amount, are paid to the bank account, and are told and audited', async () => {
    await by.earn(1_000_000);
    const { data } = await by.withdraw(30_000);
    expect(data).toMatchObject({ state: 'waiting', amount_fen: 30_000, payee, can: ['cancel'] });
    expect(await by.promotion()).toMatchObject({
      balance_fen: 50_000,
      available_fen: 20_000,
      held_fen: 30_000,
    });
    expect(await pay(data.code)).toMatchObject({ data: { state: 'paid', approval: null } });
    expect(await pay(data.code)).toMatchObject({ error: 'withdrawal_act_refused' });
    expect(await cancel(data.rid)).toMatchObject({ error: 'withdrawal_act_refused' });
    expect(await by.promotion()).toMatchObject({ balance_fen: 20_000, held_fen: 0 });
    const rows = await t.db.read((tx) => tx.select().from(audits));
    expect(rows.find(({ target }) => target === data.code)).toMatchObject({
      before: { state: 'waiting' },
      after: { state: 'paid', amount_fen: 30_000, payee: '0000', reference: 'BT1' },
    });
    const notices = await t.call('auth/message/list', {}, own());
    expect(notices.data.list.map(({ title }) => title)).toContain('返利提现已打款');
    expect(await t.db.read((tx) => check(tx))).toEqual([]);
  });

  test('a refused one gives the amount back and says why', async () => {
    await by.earn(1_000_000);
    const { code } = (await by.withdraw(50_000)).data;
    const input = { code, note: '户名不符' };
    await t.call('staff/rebate/refuse', input, { token: desk.token });
    expect(await withdrawals()).toMatchObject([{ code, state: 'refused', note: '户名不符', can: [] }]);
    expect(await by.promotion()).toMatchObject({ available_fen: 50_000, held_fen: 0 });
  });

  test('below the minimum or above what is free are refused and reserve nothing', async () => {
    await by.earn(1_000_000);
    expect(await by.withdraw(9999)).toMatchObject({
      status: 422,
      fields: { amount_fen: '[提现金额]不能少于 ¥100.00' },
    });
    expect(await by.withdraw(50_001)).toMatchObject({ error: 'balance_short' });
    expect(await by.promotion()).toMatchObject({ available_fen: 50_000 });
    expect(await withdrawals()).toEqual([]);
  });

  test('those that wait get a new bank account, paid ones keep theirs', async () => {
    await by.earn(1_000_000);
    const paidOne = (await by.withdraw(10_000)).data;
    await pay(paidOne.code);
    const waiting = (await by.withdraw(10_000)).data;
    const account = '6222000000000000999';
    const spaced = { ...agreedPayee, account: '6222 0000 0000 0000 999' };
    await t.call('auth/promoter_rebate_withdraw/update4user', spaced, own());
    expect(await pay(waiting.code)).toMatchObject({ error: 'payee_changed' });
    expect(await pay(waiting.code, account)).toMatchObject({ data: { state: 'paid' } });
    const accounts = new Map((await withdrawals()).map((one) => [one.code, one.payee.account]));
    expect([accounts.get(paidOne.code), accounts.get(waiting.code)]).toEqual([payee.account, account]);
    expect((await by.promotion()).payee).toMatchObject({ account });
  });

  test('above the setting a second person must agree; a cancelled one withdraws the request', async () => {
    await by.earn(300_000_000);
    const [first, second] = [(await by.withdraw(5_000_001)).data, (await by.withdraw(5_000_001)).data];
    const asked = (await pay(first.code)).data;
    expect(asked).toMatchObject({ state: 'waiting', approval: expect.any(String) });
    const approval = { code: asked.approval ?? '' };
    const named = await t.call('staff/rebate/withdrawals', { code: first.code }, { token: desk.token });
    expect(named.data).toMatchObject({ total: 1, list: [{ code: first.code }] });
    const other = await staff(t.db, {}, t.clock.now());
    expect(await t.call('staff/approval/agree', approval, { token: desk.token })).toMatchObject({
      error: 'approval_own',
    });
    expect(await t.call('staff/approval/agree', approval, { token: other.token })).toMatchObject({ code: 1 });
    const late = { code: (await pay(second.code)).data.approval ?? '' };
    await cancel(second.rid);
    expect(await t.call('staff/approval/agree', late, { token: other.token })).toMatchObject({
      error: 'approval_decided',
    });
    const states = new Map((await withdrawals()).map(({ code, state }) => [code, state]));
    expect([states.get(first.code), states.get(second.code)]).toEqual(['paid', 'cancelled']);
  });

  test('are limited to ten a day', async () => {
    await by.earn(100_000_000);
    for (let count = 0; count < 10; count++) expect((await by.withdraw(20_000)).status).toBe(200);
    expect(await by.withdraw(20_000)).toMatchObject({ status: 429 });
  });

  test('ten requests at once of all that is there: one', async () => {
    await by.earn(1_000_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => by.withdraw(50_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await withdrawals()).toHaveLength(1);
    expect(await by.promotion()).toMatchObject({ balance_fen: 50_000, available_fen: 0 });
  });
});
