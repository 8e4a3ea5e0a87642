/** @jest-environment node */
import fc from 'fast-check';
import { type CouponTerms, couponConditions, couponFit, couponValue } from './coupon';

const terms = (given: Partial<CouponTerms>): CouponTerms => ({
  amount_fen: null,
  percent: null,
  cap_fen: null,
  minimum_fen: 0,
  type_id: null,
  child_id: null,
  ...given,
});
const item = (total_fen: number, type_id = 1, child_id = 11) => ({ type_id, child_id, total_fen });

test.each<[string, Partial<CouponTerms>, ReturnType<typeof item>[], ReturnType<typeof couponFit>]>([
  ['an amount', { amount_fen: 5000 }, [item(30_000)], { discount_fen: 5000 }],
  ['an amount above the total takes all', { amount_fen: 5000 }, [item(4999)], { discount_fen: 4999 }],
  ['a percentage', { percent: 10 }, [item(30_000)], { discount_fen: 3000 }],
  ['a percentage rounds down', { percent: 33 }, [item(101)], { discount_fen: 33 }],
  ['a percentage below one fen', { percent: 1 }, [item(99)], { discount_fen: 0 }],
  ['a percentage up to its cap', { percent: 50, cap_fen: 2000 }, [item(30_000)], { discount_fen: 2000 }],
  ['a cap above the percentage', { percent: 10, cap_fen: 9000 }, [item(30_000)], { discount_fen: 3000 }],
  ['the minimum exactly', { amount_fen: 100, minimum_fen: 500 }, [item(500)], { discount_fen: 100 }],
  ['a fen below the minimum', { amount_fen: 100, minimum_fen: 500 }, [item(499)], { missing_fen: 1 }],
  [
    'the minimum by several items',
    { amount_fen: 100, minimum_fen: 500 },
    [item(200), item(300)],
    { discount_fen: 100 },
  ],
  ['another type', { amount_fen: 100, type_id: 3 }, [item(500)], { missing_fen: null }],
  ['another child', { amount_fen: 100, type_id: 1, child_id: 12 }, [item(500)], { missing_fen: null }],
  [
    'only items in the scope count for the minimum',
    { amount_fen: 100, minimum_fen: 500, type_id: 1, child_id: 11 },
    [item(400), item(9000, 1, 12)],
    { missing_fen: 100 },
  ],
  [
    'only items in the scope are reduced',
    { percent: 50, type_id: 1, child_id: 11 },
    [item(400), item(9000, 1, 12)],
    { discount_fen: 200 },
  ],
  ['no item', { amount_fen: 100 }, [], { missing_fen: null }],
])('%s', (_, given, items, expected) => expect(couponFit(terms(given), items)).toEqual(expected));

test('a discount is whole fen between 0 and the total, and never above the cap', () => {
  const fen = fc.integer({ min: 1, max: 10 ** 10 });
  const offers = fc.oneof(
    fen.map((amount_fen) => terms({ amount_fen })),
    fc
      .tuple(fc.integer({ min: 1, max: 99 }), fc.option(fen))
      .map(([percent, cap_fen]) => terms({ percent, cap_fen })),
  );
  fc.assert(
    fc.property(offers, fc.array(fen, { minLength: 1, maxLength: 20 }), (offer, totals) => {
      const fit = couponFit(
        offer,
        totals.map((total) => item(total)),
      );
      const off = 'discount_fen' in fit ? fit.discount_fen : Number.NaN;
      expect(Number.isSafeInteger(off)).toBe(true);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThanOrEqual(
        Math.min(
          totals.reduce((sum, one) => sum + one, 0),
          offer.cap_fen ?? Number.POSITIVE_INFINITY,
        ),
      );
    }),
  );
});

test('a coupon as text', () => {
  expect(couponValue(terms({ amount_fen: 5000 }))).toBe('减 ¥50.00');
  expect(couponValue(terms({ percent: 15 }))).toBe('8.5 折');
  expect(couponConditions(terms({ percent: 10, cap_fen: 20_000, minimum_fen: 30_000 }))).toBe(
    '满 ¥300.00 可用，最多减 ¥200.00',
  );
  expect(couponConditions(terms({ amount_fen: 5000 }))).toBe('无门槛');
});
