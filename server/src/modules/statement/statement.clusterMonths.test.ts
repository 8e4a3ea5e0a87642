import type { Data } from '@portal/shared/contract';
import { labClock } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { grouping } from '../../../testing/clusters';
import { staff } from '../../../testing/factories';
import { fund } from '../../../testing/money';
import { lab, order } from '../../../testing/orders';
import { pick, tried } from '../../../testing/sequence';
import { billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';
import { ledger_entry } from '../ledger/ledger.table';
import { clusterUse } from './statement.clusterBudget.service';
import { clusterEntryPage } from './statement.clusterEntry.service';
import { monthsOfCluster } from './statement.clusterMonths.service';
import { payOwnStatement } from './statement.pay.service';
import { refundStatement } from './statement.refund.service';
import { owedOf } from './statement.service';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** A group whose owner and member have statements of two projects, delivered at the start of 2025. */
async function scene() {
  t.clock.set('2025-01-02T02:00:00Z');
  const desk = await lab(t);
  const bills = billing(t, desk);
  const group = await grouping(t).full();
  await fund(t.db, group.owner, 9_000_000, 'deposit', t.clock.now());
  await grouping(t).as(group.owner, 'auth/cluster/deposit', { rid: group.rid, amount_fen: 9_000_000 });
  const statements = [];
  for (const who of [group.owner, group.member]) {
    const codes = [];
    for (const fund_code of ['JS-2026 001', '', 'ＪＳ－2026001']) {
      const { code } = await order(t, who, undefined, { fund_code });
      await desk.deliver(code);
      codes.push(code);
    }
    const { data } = await t.call('staff/statement/add', { codes }, { token: desk.token });
    await bills.confirm(who, data.rid);
    statements.push({ ...data, who });
  }
  return { ...group, staff_rid: (await staff(t.db)).rid, statements };
}

const step = fc.record({
  /** Months after January 2025. */
  month: fc.nat(22),
  day: fc.integer({ min: 3, max: 28 }),
  act: fc.constantFrom('pay', 'pay', 'pay', 'refund'),
  of: fc.nat(1),
  amount_fen: fc.integer({ min: 1, max: 9_999 }),
});

/** Returns the statement of each month since January 2025, all of its entries, and checks that its numbers add up. */
async function statementsOf(rid: string, user_rid: string, months: readonly string[]) {
  let carried_fen = 0;
  const amounts = [];
  for (const month of months) {
    const list = [];
    let before: number | undefined;
    let sums: Data<'auth/cluster/entries'>['month'] = null;
    do {
      const input = { rid, account: 'cash' as const, month, before, size: 5 };
      const page = await t.db.read((tx) => clusterEntryPage(tx, input, user_rid));
      list.push(...page.list);
      before = page.next ?? undefined;
      sums = page.month;
    } while (before !== undefined);
    expect(list.every(({ at }) => labClock(new Date(at)).today.startsWith(month))).toBe(true);
    // The newest first: each balance follows from the one below it, the last one from that of the month before.
    for (const entry of list.toReversed()) {
      carried_fen += entry.amount_fen;
      expect(entry.balance_fen).toBe(carried_fen);
    }
    const came = list.map(({ amount_fen }) => amount_fen);
    const opening_fen = carried_fen - sum(came);
    expect(sums).toEqual({
      opening_fen,
      in_fen: sum(came.filter((amount) => amount > 0)),
      out_fen: sum(came.filter((amount) => amount < 0).map(Math.abs)),
      closing_fen: carried_fen,
    });
    amounts.push(...came);
  }
  return { amounts, carried_fen };
}

test('any payments and refunds of two years are compared by month as the ledger has them, and stated month by month without a gap', async () => {
  const steps = fc.array(step, { minLength: 25, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(steps, async (generated) => {
      const { rid, owner, statements, staff_rid } = await scene();
      const split = { by: 'percent' as const, payers: [{ cluster_rid: rid, share: 10_000 }] };
      let done = 0;
      for (const { act, of, amount_fen, ...when } of generated.sort(
        (a, b) => a.month - b.month || a.day - b.day,
      )) {
        const at = new Date(Date.UTC(2025, when.month, when.day));
        const bill = pick(statements, of);
        if (!bill) throw new Error('there are two statements');
        const acted = await tried(t.db, async (tx) =>
          act === 'refund'
            ? refundStatement(tx, { code: bill.code, amount_fen, reason: '重复计费' }, { staff_rid, at })
            : payOwnStatement(
                tx,
                { rid: bill.rid, amount_fen, split, seen: await owedOf(tx, { rid: bill.rid }) },
                { user_rid: bill.who.rid, at },
              ),
        );
        done += Number(acted);
      }
      expect(done).toBeGreaterThan(3);

      const at = new Date('2026-11-29T02:00:00Z');
      const { compared, entries, use } = await t.db.read(async (tx) => ({
        compared: await monthsOfCluster(tx, rid, { user_rid: owner.rid, at }),
        entries: await tx
          .select()
          .from(ledger_entry)
          .where(eq(ledger_entry.account_rid, `group:${rid}:cash`)),
        use: await clusterUse(tx, rid, at),
      }));
      const lastMonths = Array.from({ length: 23 }, (_, index) =>
        new Date(Date.UTC(2025, index, 1)).toISOString().slice(0, 7),
      );
      const stated = await statementsOf(rid, owner.rid, lastMonths);
      expect(stated.amounts.sort()).toEqual(entries.map(({ amount }) => amount).sort());
      expect(stated.carried_fen).toBe(sum(entries.map(({ amount }) => amount)));

      const { year, all, members, projects } = compared;
      expect([year, compared.month]).toEqual([2026, 11]);
      // The first entry is the deposit.
      const paidIn = (month: string) =>
        sum(
          entries
            .filter(({ amount }) => amount !== 9_000_000)
            .filter((entry) => labClock(entry.at).today.startsWith(month))
            .map(({ amount }) => -amount),
        );
      const months = (of: number) =>
        Array.from({ length: 12 }, (_, index) => paidIn(`${of}-${String(index + 1).padStart(2, '0')}`));
      expect(all).toEqual({ this_fen: months(2026), last_fen: months(2025) });
      const added = (parts: typeof members) => ({
        this_fen: all.this_fen.map((_, index) => sum(parts.map((part) => part.this_fen[index] ?? 0))),
        last_fen: all.last_fen.map((_, index) => sum(parts.map((part) => part.last_fen[index] ?? 0))),
      });
      expect(added(members)).toEqual(all);
      expect(added(projects)).toEqual(all);
      // What budgets count of this year is the same to the fen; the project has one name however it is typed.
      const used = (parts: typeof members) =>
        parts
          .map((part) => [part.key, sum(part.this_fen)])
          .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
      const known = (parts: ReadonlyMap<string, number>, of: typeof members) =>
        of.map(({ key }) => [key, parts.get(key) ?? 0]).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
      expect(used(members)).toEqual(known(use.members, members));
      expect(used(projects)).toEqual(known(use.projects, projects));
      expect(projects.map(({ name }) => name).sort()).toEqual(['', 'JS-2026 001']);
    }),
    { numRuns: 1, endOnFailure: true },
  );
}, 600_000);
