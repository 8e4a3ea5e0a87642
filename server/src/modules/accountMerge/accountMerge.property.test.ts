import { type OwnedAccount, ownedAccounts } from '@portal/shared/rules';
import fc from 'fast-check';
import { member, type TestMember } from '../../../testing/factories';
import { mergeAccounts, movingRows } from '../../../testing/merges';
import { fund, setCredit } from '../../../testing/money';
import { type Lab, lab, order, plan, services } from '../../../testing/orders';
import { type Bills, billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';
import { pointsForEvaluation } from '../integration/integration.earn.service';
import { balances } from '../ledger/ledger.balance.service';
import { check } from '../ledger/ledger.check.service';

let t: TestApp;
let desk: Lab;
let bills: Bills;
beforeAll(async () => {
  t = await testApp();
});

const acts = [
  'fund',
  'bonus',
  'points',
  'order',
  'cancelled',
  'delivered',
  'billed',
  'paid',
  'planned',
] as const;

const step = fc.record({
  act: fc.constantFrom(...acts),
  second: fc.boolean(),
  size: fc.integer({ min: 1, max: 9 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Does one act of a member. */
async function run({ act, size }: Step, who: TestMember): Promise<void> {
  if (act === 'fund' || act === 'paid') await fund(t.db, who, size * 100_000);
  if (act === 'bonus') await fund(t.db, who, size * 1000, 'bonus');
  if (act === 'planned') await plan(t, who, services.other, size);
  if (act === 'points')
    await t.db.transaction((tx) =>
      pointsForEvaluation(tx, { user_rid: who.rid, order_rid: `${who.rid}${Math.random()}` }, t.clock.now()),
    );
  if (act === 'order') await order(t, who);
  if (act === 'cancelled') {
    const { rid } = await order(t, who);
    await t.call('auth/order/cancel', { rid, reason: '不再需要' }, { token: who.token });
  }
  if (act !== 'delivered' && act !== 'billed' && act !== 'paid') return;
  const { code } = await bills.delivered(who);
  if (act === 'delivered') return;
  const { rid } = await desk.bill(code);
  await bills.confirm(who, rid);
  if (act === 'paid') await bills.pay(who, rid);
}

/** Returns the balance and what is reserved of each account of a member. */
const moneyOf = (rid: string): Promise<Record<OwnedAccount, readonly [number, number]>> =>
  t.db.read(async (tx) => {
    const found = await balances(tx, { kind: 'member', rid });
    const of = (kind: OwnedAccount) => [found.get(kind)?.balance ?? 0, found.get(kind)?.held ?? 0] as const;
    return {
      cash: of('cash'),
      bonus: of('bonus'),
      credit: of('credit'),
      points: of('points'),
      rebate: of('rebate'),
    };
  });

test('after any acts of two accounts their sums are those of the kept one, and nothing is left', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      t.clock.pass(3600);
      desk = await lab(t);
      bills = billing(t, desk);
      const [from, into] = [await member(t.db), await member(t.db)];
      for (const who of [from, into]) await setCredit(t.db, who, 100_000_000);
      for (const one of steps) await run(one, one.second ? into : from);
      const [given, kept] = [await moneyOf(from.rid), await moneyOf(into.rid)];
      const rows = [await movingRows(t, from.rid), await movingRows(t, into.rid)] as const;
      await mergeAccounts(t, desk, { from, into });
      const [left, all] = [await moneyOf(from.rid), await moneyOf(into.rid)];
      for (const kind of ownedAccounts) {
        expect([kind, left[kind]]).toEqual([kind, [0, 0]]);
        const sum = [0, 1].map((part) => (given[kind][part] ?? 0) + (kept[kind][part] ?? 0));
        expect([kind, all[kind]]).toEqual([kind, sum]);
      }
      const stayed = await movingRows(t, from.rid);
      expect([...stayed].filter(([, count]) => count > 0)).toEqual([]);
      const present = await movingRows(t, into.rid);
      for (const column of [
        'orders.user_rid',
        'order_item.user_rid',
        'statement.user_rid',
        'sample.user_rid',
      ])
        expect([column, present.get(column)]).toEqual([
          column,
          (rows[0].get(column) ?? 0) + (rows[1].get(column) ?? 0),
        ]);
      expect(await t.db.read((tx) => check(tx))).toEqual([]);
    }),
    {
      numRuns: Number(process.env.SOAK_CASES ?? 60) / 10,
      ...(process.env.SOAK_SEED && { seed: Number(process.env.SOAK_SEED) }),
    },
  );
});
