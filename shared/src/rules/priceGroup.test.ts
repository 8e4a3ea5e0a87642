/** @jest-environment node */
import fc from 'fast-check';
import {
  ownUnitPrice,
  type PriceRule,
  priceRuleOf,
  priceSteps,
  ruledPrice,
  ruleInForce,
  rulesOverlap,
  stepPrice,
} from './priceGroup';

const rule = (given: Partial<PriceRule>): PriceRule => ({
  device_rid: null,
  option: null,
  choice: null,
  percent: given.fixed_fen === undefined ? 90 : null,
  fixed_fen: null,
  from_count: 1,
  ...given,
});
const item = { device_rid: 'xrd', chosen: { range: ['wide'] }, count: 5, list_fen: 10_000 };

const all = rule({ percent: 95 });
const service = rule({ device_rid: 'xrd', percent: 90 });
const choice = rule({ device_rid: 'xrd', option: 'range', choice: 'wide', percent: 99 });
const many = rule({ device_rid: 'xrd', fixed_fen: 7000, from_count: 5 });

test.each<[string, PriceRule[], number]>([
  ['no rule is the list price', [], 10_000],
  ['all services', [all], 9500],
  ['a service before all services', [all, service], 9000],
  ['a choice before its service, though it is dearer', [all, service, choice], 9900],
  ['the highest count that is reached', [service, many], 7000],
  ['a count that is not reached', [service, rule({ device_rid: 'xrd', fixed_fen: 1, from_count: 6 })], 9000],
  ['another service', [rule({ device_rid: 'sem', percent: 10 })], 10_000],
  ['another choice', [rule({ device_rid: 'xrd', option: 'range', choice: 'narrow', percent: 10 })], 10_000],
  ['a fixed price above the list', [rule({ device_rid: 'xrd', fixed_fen: 20_000 })], 10_000],
])('%s decides', (_name, rules, price) => {
  expect(ownUnitPrice(rules, item)).toBe(price);
  expect(ownUnitPrice(rules.toReversed(), item)).toBe(price);
});

test('a half fen is rounded up, and no unit is free', () => {
  expect(ruledPrice({ percent: 50, fixed_fen: null }, 101)).toBe(51);
  expect(ruledPrice({ percent: 33, fixed_fen: null }, 101)).toBe(33);
  expect(ruledPrice({ percent: 1, fixed_fen: null }, 10)).toBe(1);
});

test('a rule is in force from its first to its last day', () => {
  const days = { starts: '2026-11-30', ends: '2026-12-31' };
  expect(
    ['2026-11-29', '2026-11-30', '2026-12-31', '2027-01-01'].map((day) => ruleInForce(days, day)),
  ).toEqual([false, true, true, false]);
  expect(ruleInForce({ starts: '2026-11-30', ends: null }, '2099-01-01')).toBe(true);
});

test('prices by count leave out counts that change nothing', () => {
  const same = rule({ device_rid: 'xrd', percent: 90, from_count: 3 });
  expect(priceSteps([service, same, many, all], item)).toEqual([
    { from_count: 1, unit_fen: 9000 },
    { from_count: 5, unit_fen: 7000 },
  ]);
  expect(priceSteps([many], item)).toEqual([
    { from_count: 1, unit_fen: 10_000 },
    { from_count: 5, unit_fen: 7000 },
  ]);
});

const some = fc.record({
  device_rid: fc.constantFrom(null, 'xrd', 'sem'),
  option: fc.constant(null),
  choice: fc.constant(null),
  from_count: fc.integer({ min: 1, max: 6 }),
  percent: fc.integer({ min: 1, max: 100 }),
  fixed_fen: fc.constant(null),
});
const fixed = fc
  .integer({ min: 1, max: 30_000 })
  .map((fixed_fen) => rule({ device_rid: 'xrd', fixed_fen, percent: null, from_count: 2 }));
const chosen = fc
  .constantFrom('wide', 'narrow')
  .map((key) => rule({ device_rid: 'xrd', option: 'range', choice: key, percent: 70, from_count: 2 }));
const rules = fc.array(fc.oneof(some, fixed, chosen), { maxLength: 8 });

test('whatever the rules and their order, a price is above zero, not above the list, and that of a rule for the item', () => {
  fc.assert(
    fc.property(
      rules,
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 20_000 }),
      (given, count, list_fen) => {
        const one = { ...item, count, list_fen };
        const price = ownUnitPrice(given, one);
        expect(price).toBeGreaterThan(0);
        expect(price).toBeLessThanOrEqual(list_fen);
        expect(ownUnitPrice(given.toReversed(), one)).toBe(price);
        const decides = priceRuleOf(given, one);
        expect(price).toBe(decides ? ruledPrice(decides, list_fen) : list_fen);
        expect(decides?.from_count ?? 1).toBeLessThanOrEqual(count);
      },
    ),
  );
});

test('the prices by count are those of each count', () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: 1, max: 9 }), (given, count) => {
      expect(stepPrice(priceSteps(given, item), count)).toBe(ownUnitPrice(given, { ...item, count }));
    }),
  );
});

const day = fc.integer({ min: 10, max: 28 }).map((date) => `2026-12-${date}`);
const days = fc
  .tuple(day, fc.option(day))
  .map(([starts, ends]) => ({ starts, ends: ends !== null && ends < starts ? starts : ends }));

test('two rules of one scope overlap exactly when both are in force on some day', () => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      const meet = Array.from({ length: 19 }, (_, at) => `2026-12-${10 + at}`).some(
        (today) => ruleInForce(one, today) && ruleInForce(other, today),
      );
      expect(rulesOverlap({ ...service, ...one }, { ...service, ...other })).toBe(meet);
      expect(rulesOverlap({ ...service, ...one }, { ...many, ...other })).toBe(false);
    }),
  );
});
