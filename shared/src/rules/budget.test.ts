/** @jest-environment node */
import fc from 'fast-check';
import {
  type BudgetCharge,
  type BudgetStop,
  budgetLevel,
  budgetPercent,
  budgetStopText,
  budgetUse,
  budgetWarning,
  mostWithin,
  projectShares,
} from './budget';

const fen = fc.integer({ min: -5_000_000, max: 90_000_000 });
const charge: fc.Arbitrary<BudgetCharge> = fc.record({
  user_rid: fc.constantFrom('a', 'b', 'c'),
  paid_fen: fen,
  reserved_fen: fc.nat({ max: 90_000_000 }),
  projects: fc
    .array(fc.tuple(fc.constantFrom('', 'JS-1', 'JS-2', 'JS-3'), fc.nat({ max: 90_000_000 })), {
      minLength: 1,
    })
    .map((pairs) => new Map(pairs)),
});
const sum = (sums: ReadonlyMap<string, number>) => [...sums.values()].reduce((all, one) => all + one, 0);

test('members and projects add up to the same total, whatever is paid, refunded and reserved', () => {
  fc.assert(
    fc.property(fc.array(charge), (charges) => {
      const { total_fen, members, projects } = budgetUse(charges);
      expect(total_fen).toBe(charges.reduce((all, one) => all + one.paid_fen + one.reserved_fen, 0));
      expect(sum(members)).toBe(total_fen);
      expect(sum(projects)).toBe(total_fen);
    }),
  );
});

test('what is paid and refunded in full uses nothing of any project', () => {
  fc.assert(
    fc.property(charge, (one) => {
      const { projects } = budgetUse([{ ...one, paid_fen: -one.reserved_fen }]);
      expect([...projects.values()].filter((used) => used !== 0)).toEqual([]);
    }),
  );
});

test('a statement of two projects is divided by what their orders cost', () => {
  const projects = new Map([
    ['JS-1', 30_000],
    ['', 10_000],
  ]);
  const use = budgetUse([{ user_rid: 'a', paid_fen: 20_000, reserved_fen: 1, projects }]);
  expect([...use.projects]).toEqual([
    ['JS-1', 15_000],
    ['', 5_001],
  ]);
});

test.each([
  [79_999, 79, undefined],
  [80_000, 80, 'near'],
  [99_999, 99, 'near'],
  [100_000, 100, 'used'],
  [101_000, 101, 'above'],
  [-5, 0, undefined],
])('%d fen of 100,000 are %d %%: %p', (used, percent, level) => {
  expect(budgetPercent(used, 100_000)).toBe(percent);
  expect(budgetLevel(percent)).toBe(level);
});

test('a warning says whose budget it is and how far it is used', () => {
  expect(budgetWarning('own', '李敏', 85)).toBe('您今年的预算快用完了（已用 85%）');
  expect(budgetWarning('member', '李敏', 100)).toBe('李敏今年的预算已用完（已用 100%）');
  expect(budgetWarning('project', '21871001', 130)).toBe('课题 21871001 今年的预算已超出（已用 130%）');
});

const stop = (of: BudgetStop['of'], used_fen: number): BudgetStop => ({
  of,
  name: 'ＪＳ－1',
  amount_fen: 100_000,
  used_fen,
});

test('a budget that stops payments says budget, spent and left', () => {
  expect(budgetStopText(stop('project', 98_000))).toBe(
    '课题 ＪＳ－1 今年的预算 ¥1,000.00，已用 ¥980.00，还可用 ¥20.00，超出即停止',
  );
  expect(budgetStopText(stop('own', 130_000))).toBe(
    '您今年的预算 ¥1,000.00，已用 ¥1,300.00，还可用 ¥0.00，超出即停止',
  );
});

test('what is paid at most for several projects uses what is left of the budget of one of them, and not more', () => {
  const billed = fc.integer({ min: 1, max: 9_000_000 });
  fc.assert(
    fc.property(billed, fc.nat({ max: 9_000_000 }), fc.nat({ max: 100_000 }), (own, other, used) => {
      const projects = new Map([
        ['js-1', own],
        ['', other],
      ]);
      const most = mostWithin(stop('project', used), projects) ?? -1;
      const part = projectShares(projects, most).get('js-1') ?? 0;
      expect(part).toBeLessThanOrEqual(100_000 - used);
      expect(projectShares(projects, most + Math.ceil((own + other) / own)).get('js-1')).toBeGreaterThan(
        100_000 - used - 1,
      );
    }),
  );
  expect(mostWithin(stop('project', 0), new Map([['js-2', 5]]))).toBeUndefined();
  expect(mostWithin(stop('member', 0), new Map([['js-1', 5]]))).toBeUndefined();
  expect(mostWithin(stop('own', 99_000), new Map([['js-2', 5]]))).toBe(1_000);
});
