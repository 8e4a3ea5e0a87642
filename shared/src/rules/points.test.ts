/** @jest-environment node */
import fc from 'fast-check';
import { daysAfter } from './calendar';
import { lastExpiredDay, lastPointsDay } from './points';

test.each([
  ['2026-11-18', '2027-11-18'],
  ['2028-02-29', '2029-02-28'],
  ['2027-02-28', '2028-02-28'],
])('points of %s can be spent until %s, that day included', (earned, last) => {
  expect(lastPointsDay(earned)).toBe(last);
  expect(lastExpiredDay(last) < earned).toBe(true);
  expect(lastExpiredDay(daysAfter(last, 1)) >= earned).toBe(true);
});

test('what has expired on a day is exactly what was shown to end before it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const today = daysAfter('2020-01-01', days);
      const expired = lastExpiredDay(today);
      expect(lastPointsDay(expired) < today).toBe(true);
      expect(lastPointsDay(daysAfter(expired, 1)) < today).toBe(false);
    }),
  );
});
