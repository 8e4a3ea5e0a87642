/** @jest-environment node */
import fc from 'fast-check';
import { graceMinutes, overtimeFen, overtimeMinutes } from './usedTime';

const ends = new Date('2026-12-01T11:00:00+08:00');
const overBy = (minutes: number): number =>
  overtimeMinutes({ ends, used_until: new Date(ends.getTime() + minutes * 60_000) });

test('begun half hours after the end are charged, the first minutes are not', () => {
  expect([-120, 0, graceMinutes, graceMinutes + 1, 30, 30.02, 60, 61].map(overBy)).toEqual([
    0, 0, 0, 30, 30, 60, 60, 90,
  ]);
});

test('the charge never falls with the time, is a whole number of half hours, and at most a half hour more than was used', () => {
  fc.assert(
    fc.property(fc.integer({ min: -600, max: 3000 }), fc.integer({ min: 0, max: 600 }), (minutes, more) => {
      const charged = overBy(minutes);
      expect(charged % 30).toBe(0);
      expect(charged).toBeLessThan(Math.max(0, minutes) + 30);
      expect(overBy(minutes + more)).toBeGreaterThanOrEqual(charged);
    }),
  );
});

test('overtime costs what the ordered hours cost, for its part of an hour', () => {
  expect(overtimeFen({ total_fen: 60_000, count: 2 }, 30)).toBe(15_000);
  expect(overtimeFen({ total_fen: 100, count: 3 }, 30)).toBe(17);
  expect(overtimeFen({ total_fen: 0, count: 1 }, 90)).toBe(0);
});
