import { daysAfter, weekdayOf } from '@portal/shared/rules';
import fc from 'fast-check';
import { weeksBefore } from './pastWeeks';

test('the days before the running week of the month', () => {
  expect(weeksBefore('2026-11-28')).toEqual({ end: '2026-11-23', days: 22 });
  expect(weeksBefore('2026-11-01')).toEqual({ end: '2026-11-01', days: 0 });
  expect(weeksBefore('2026-12-03')).toEqual({ end: '2026-12-01', days: 0 });
});

test('of any day: its own week and what follows stay', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
      const day = daysAfter('2026-01-01', days);
      const { end, days: folded } = weeksBefore(day);
      expect(end.slice(0, 7)).toBe(day.slice(0, 7));
      expect(end <= day).toBe(true);
      expect(daysAfter(end, 6) >= day).toBe(true);
      expect(weekdayOf(end) === 1 || end.endsWith('-01')).toBe(true);
      expect(daysAfter(`${day.slice(0, 7)}-01`, folded)).toBe(end);
    }),
  );
});
