/** @jest-environment node */
import fc from 'fast-check';
import { isGeometric, linearScale, logScale, roundScale } from './chartScale';

const finite = fc.double({ min: -1e6, max: 1e6, noNaN: true });

test('the ticks of a rounded axis enclose any values, ascending and not too many', () => {
  fc.assert(
    fc.property(finite, fc.double({ min: 1e-3, max: 1e6, noNaN: true }), (low, width) => {
      const { ticks, at } = roundScale([low, low + width], [200, 0], 5);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(10);
      expect([...ticks].sort((a, b) => a - b)).toEqual(ticks);
      for (const value of [low, low + width]) {
        expect(at(value)).toBeGreaterThanOrEqual(-0.001);
        expect(at(value)).toBeLessThanOrEqual(200.001);
      }
    }),
  );
});

test('an axis can be descending', () => {
  const { at, ticks } = linearScale([4000, 500], [0, 350], 5);
  expect(at(4000)).toBe(0);
  expect(at(500)).toBe(350);
  expect(ticks).toEqual([500, 1000, 1500, 2000, 2500, 3000, 3500, 4000]);
});

test('values with constant ratios get a logarithmic axis', () => {
  const sizes = Array.from({ length: 41 }, (_, i) => 10 ** (i / 20));
  expect(isGeometric(sizes)).toBe(true);
  expect(isGeometric(sizes.map((_, i) => 1 + i))).toBe(false);
  const { at, ticks } = logScale([1, 100], [0, 200], 6);
  expect(ticks).toEqual([1, 2, 5, 10, 20, 50, 100]);
  expect(at(10)).toBeCloseTo(100);
});

test('equal values still have an axis', () => {
  const { ticks, at } = roundScale([5, 5], [100, 0], 5);
  expect(ticks.length).toBeGreaterThanOrEqual(2);
  expect(Number.isFinite(at(5))).toBe(true);
});
