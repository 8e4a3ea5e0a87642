import { grownParts } from './partBudget.mjs';

const budget = { build: 100, jest: 1000, journeys: 1000, lint: 10 };
const run = (seconds, failed = 0) =>
  Object.entries(seconds).map(([name, took]) => ({ name, seconds: took, failed }));

test('a slow machine slows all parts and nothing is named; a part that grew beside the others is', () => {
  expect(grownParts(run({ build: 300, jest: 3100, journeys: 2900, lint: 200 }), budget)).toEqual([]);
  expect(grownParts(run({ build: 100, jest: 1000, journeys: 1300 }), budget)).toEqual([
    'journeys：比预算多 30%（scripts/partBudget.json）',
  ]);
});

test('failed parts, and runs with few parts, say nothing', () => {
  expect(grownParts(run({ build: 100, jest: 1000, journeys: 1300 }, 1), budget)).toEqual([]);
  expect(grownParts(run({ build: 100, journeys: 1300 }), budget)).toEqual([]);
});
