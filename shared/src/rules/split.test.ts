/** @jest-environment node */
import fc from 'fast-check';
import { splitAmount } from './index';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const amount = fc.oneof(fc.nat(100_000), fc.nat(Number.MAX_SAFE_INTEGER));

/** Integers that add up to `whole`: the distances between sorted cuts. */
const adding = (whole: number) =>
  fc.array(fc.nat(whole), { maxLength: 9 }).map((cuts) => {
    const sorted = [0, ...cuts.sort((a, b) => a - b), whole];
    return sorted.slice(1).map((cut, i) => cut - (sorted[i] ?? 0));
  });

describe('a bill that several payers pay', () => {
  test('10.50 by 33.34 %, 33.33 % and 33.33 % is 3.50 each', () => {
    // Exactly 350.07, 349.965 and 349.965 fen: the two fen left over go to the larger remainders.
    expect(splitAmount(1050, { by: 'percent', shares: [3334, 3333, 3333] })).toEqual([350, 350, 350]);
  });

  test.each([
    ['the larger remainder gets the fen left over', 1, [3000, 7000], [0, 1]],
    ['the earlier one of two equal remainders gets it', 1, [5000, 5000], [1, 0]],
    ['whoever pays 0 % pays nothing', 101, [0, 5000, 0, 5000], [0, 51, 0, 50]],
    ['one payer pays all', 1050, [10_000], [1050]],
    ['nothing is split into nothing', 0, [5000, 5000], [0, 0]],
    [
      'an amount near the largest safe integer is exact',
      9_007_199_254_740_991,
      [1, 9999],
      [900_719_925_474, 9_006_298_534_815_517],
    ],
  ])('by percentages: %s', (_case, amount_fen, shares, parts) => {
    expect(splitAmount(amount_fen, { by: 'percent', shares })).toEqual(parts);
  });

  test('by amounts each payer pays the given amount', () => {
    expect(splitAmount(1050, { by: 'amount', shares: [1000, 0, 50] })).toEqual([1000, 0, 50]);
  });

  test.each([
    ['99.99 %', 1050, 'percent', [3333, 3333, 3333]],
    ['100.01 %', 1050, 'percent', [3334, 3334, 3333]],
    ['a negative percentage', 1050, 'percent', [-1, 10_001]],
    ['a part of a hundredth of a percent', 1050, 'percent', [3333.5, 6666.5]],
    ['no payer', 0, 'amount', []],
    ['amounts below the bill', 1050, 'amount', [1000, 49]],
    ['amounts above the bill', 1050, 'amount', [1000, 51]],
    ['a negative amount', 1050, 'amount', [1051, -1]],
    ['a negative bill', -1, 'percent', [10_000]],
    ['half a fen', 0.5, 'percent', [10_000]],
  ] as const)('%s cannot be split', (_case, amount_fen, by, shares) => {
    expect(splitAmount(amount_fen, { by, shares })).toBeUndefined();
  });

  test('the parts of percentages add up, none is below zero, each is within a fen of its exact part', () => {
    fc.assert(
      fc.property(amount, adding(10_000), (amount_fen, shares) => {
        const parts = splitAmount(amount_fen, { by: 'percent', shares }) ?? [];
        expect(sum(parts)).toBe(amount_fen);
        for (const [payer, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          // In integers: |part * 10,000 - amount * share| < 10,000.
          const distance = BigInt(part) * 10_000n - BigInt(amount_fen) * BigInt(shares[payer] ?? 0);
          expect(distance < 10_000n && distance > -10_000n).toBe(true);
        }
      }),
    );
  });

  test('no payer with a smaller remainder gets a fen before one with a larger remainder', () => {
    fc.assert(
      fc.property(amount, adding(10_000), (amount_fen, shares) => {
        const parts = splitAmount(amount_fen, { by: 'percent', shares }) ?? [];
        const payers = parts.map((part, payer) => {
          const exact = BigInt(amount_fen) * BigInt(shares[payer] ?? 0);
          return { remainder: Number(exact % 10_000n), up: BigInt(part) > exact / 10_000n };
        });
        const smallestUp = Math.min(...payers.filter(({ up }) => up).map(({ remainder }) => remainder));
        const largestDown = Math.max(...payers.filter(({ up }) => !up).map(({ remainder }) => remainder));
        expect(smallestUp).toBeGreaterThanOrEqual(largestDown);
      }),
    );
  });

  test('amounts that add up are taken as they are', () => {
    fc.assert(
      fc.property(amount.chain(adding), (shares) => {
        expect(splitAmount(sum(shares), { by: 'amount', shares })).toEqual(shares);
      }),
    );
  });
});
