import { describeOnPostgres } from '../../../testing/database';
import { member, staff, type TestMember } from '../../../testing/factories';
import { payee, promoter } from '../../../testing/promoters';
import { type TestApp, testApp } from '../../../testing/testApp';
import { newRid } from '../../db/rid';
import { check } from '../ledger/ledger.check.service';
import { rebateForOrder, takeBackRebate } from './rebate.order.service';

let t: TestApp;
let who: TestMember;
let desk: TestMember;

describeOnPostgres('at the same time', () => {
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
  });
  beforeEach(async () => {
    who = await member(t.db, {}, t.clock.now());
    desk = await staff(t.db, {}, t.clock.now());
  });

  test('twenty withdrawals of all that is there reserve it once', async () => {
    const by = await promoter(t, desk, who);
    await by.earn(1_000_000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => by.withdraw(50_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set(['balance_short']));
    expect(await by.promotion()).toMatchObject({ balance_fen: 50_000, held_fen: 50_000 });
  });

  test('one withdrawal is either paid or cancelled', async () => {
    const by = await promoter(t, desk, who);
    await by.earn(1_000_000);
    const { rid, code } = (await by.withdraw(50_000)).data;
    const payment = { code, account: payee.account, reference: 'BT1' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0
          ? t.call('staff/rebate/pay', payment, { token: desk.token })
          : t.call('auth/promoter_rebate_withdraw/cancel', { rid }, { token: who.token }),
      ),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    const balance_fen = done[0]?.data.state === 'paid' ? 0 : 50_000;
    expect(await by.promotion()).toMatchObject({ balance_fen, held_fen: 0 });
  });

  test('orders paid, refunds and withdrawals leave what stays paid, less what was withdrawn', async () => {
    const by = await promoter(t, desk, who);
    const { rid: user_rid } = await by.refer();
    const orders = Array.from({ length: 10 }, newRid);
    const at = t.clock.now();
    const pay = (order_rid: string) =>
      t.db.transaction((tx) => rebateForOrder(tx, { user_rid, order_rid, paid_fen: 400_000 }, at));
    const refund = (order_rid: string) =>
      t.db.transaction((tx) =>
        takeBackRebate(tx, { order_rid, refund_rid: `of-${order_rid}`, refunded_fen: 400_000 }, at),
      );
    await Promise.all([...orders, ...orders].map(pay));
    const [withdrawn] = await Promise.all([
      by.withdraw(150_000),
      ...orders.flatMap((order) => [refund(order), refund(order)]),
    ]);
    if (withdrawn.status === 200)
      await t.call('auth/promoter_rebate_withdraw/cancel', { rid: withdrawn.data.rid }, { token: who.token });
    expect(await by.promotion()).toMatchObject({ balance_fen: 0, held_fen: 0, owed_fen: 0 });
    expect(await t.db.read((tx) => check(tx))).toEqual([]);
  });
});
