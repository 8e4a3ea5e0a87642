import { describeOnPostgres } from '../../../testing/database';
import { member } from '../../../testing/factories';
import { lab, order } from '../../../testing/orders';
import { testApp } from '../../../testing/testApp';

describeOnPostgres('retests', () => {
  test('of people who begin the same retest at a time, one has begun it, and one answer of the member counts', async () => {
    const t = await testApp({ database: 'postgres' });
    const desk = await lab(t);
    const who = await member(t.db);
    const { code, rid: order_rid } = await order(t, who);
    await desk.deliver(code);
    const { tests } = (await t.call('staff/retest/list', { code }, { token: desk.token })).data;
    const { item_rid = '', sample_rid = '', fen = 0 } = tests[0] ?? {};
    const add = (cause: 'fault' | 'wish') =>
      t.call(
        'staff/retest/add',
        { code, item_rid, sample_rid, cause, reason: '漂移' },
        { token: desk.token },
      );
    const begun = await Promise.all([add('fault'), add('wish'), add('fault')]);
    expect(begun.map(({ error }) => error ?? 'added').sort()).toEqual([
      'added',
      'retest_refused',
      'retest_refused',
    ]);
    const list = async () =>
      (await t.call('auth/retest/list', { order_rid }, { token: who.token })).data.list;
    const [open] = await list();
    await t.call('staff/retest/withdraw', { rid: open?.rid ?? '', reason: '已核对' }, { token: desk.token });

    const { rid } = (await add('wish')).data;
    const agree = () => t.call('auth/retest/agree', { rid, seen: { amount_fen: fen } }, { token: who.token });
    const answers = await Promise.all([
      agree(),
      t.call('auth/retest/decline', { rid }, { token: who.token }),
      t.call('staff/retest/withdraw', { rid, reason: '已核对' }, { token: desk.token }),
      agree(),
    ]);
    // What was agreed to may be withdrawn by the lab afterwards; nothing else follows an answer.
    const done = answers.filter(({ error }) => error === undefined).length;
    const states = (await list()).map(({ state }) => state);
    expect(states.filter((state) => state === 'testing').length).toBeLessThan(2);
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(3);
  });
});
