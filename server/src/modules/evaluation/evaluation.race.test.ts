import { eq } from 'drizzle-orm';
import { describeOnPostgres } from '../../../testing/database';
import { member } from '../../../testing/factories';
import { lab, orderInput, plan, services } from '../../../testing/orders';
import { anotherProcess, type TestApp, testApp } from '../../../testing/testApp';
import { check } from '../ledger/ledger.check.service';
import { evaluations } from './evaluation.table';

let t: TestApp;
let other: TestApp;

/** Returns a member and the items of a delivered order of two services. */
async function delivered() {
  const who = await member(t.db);
  const { token } = who;
  const planned = [await plan(t, who, services.sampled), await plan(t, who, services.other)];
  const { data: order } = await t.call('auth/order/add', orderInput(planned), { token });
  await (await lab(t)).deliver(order.code);
  const { data } = await t.call('auth/web/order/detail', { rid: order.rid }, { token });
  const items = data.items.map(({ rid }) => rid);
  /** Evaluates an item by one of the two processes. */
  const evaluate = (index: number, item: string | undefined) =>
    (index % 2 ? other : t).call('auth/evaluate/add', { item_rid: item ?? '', stars: 5 }, { token });
  const list = async () => (await t.call('auth/evaluate/list4person', {}, { token })).data.list;
  /** Returns the points of each evaluation. */
  const earned = async () => {
    const isOwn = eq(evaluations.user_rid, who.rid);
    const rows = await t.db.read((tx) => tx.select().from(evaluations).where(isOwn));
    return rows.map(({ points }) => points);
  };
  return { items, evaluate, list, earned };
}

describeOnPostgres('evaluations with two processes', () => {
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
    other = await anotherProcess(t);
  });

  test('an item that is evaluated ten times at once has one evaluation', async () => {
    const { items, evaluate, list } = await delivered();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => evaluate(index, items[0])));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set(['evaluation_refused']));
    expect(await list()).toHaveLength(1);
  });

  test('of two items of an order that are evaluated at once, one earns points', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { items, evaluate, earned } = await delivered();
      const answers = await Promise.all(items.map((item, index) => evaluate(index, item)));
      expect(answers.map(({ code }) => code)).toEqual([1, 1]);
      expect((await earned()).map((points) => points > 0).sort()).toEqual([false, true]);
    }
    expect(await t.db.read((tx) => check(tx))).toEqual([]);
  });
});
