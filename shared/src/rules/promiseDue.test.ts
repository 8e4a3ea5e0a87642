/** @jest-environment node */
import fc from 'fast-check';
import { formatInstant, labTimeBetween, promiseDue, promiseHours } from '.';

const calendar = {
  disabled_date: ['2026-12-31'],
  disabled_week: [0],
  invalid_disabled_date: ['2026-12-06'],
};
const due = (kind: 'call' | 'deliver' | 'return', begins: string) =>
  formatInstant(promiseDue(kind, new Date(`${begins}:00+08:00`), calendar).toISOString());

test.each([
  ['within a working day', 'call', '2026-11-27T10:00', '2026-11-27 12:00'],
  ['from a Saturday evening to Monday', 'call', '2026-11-28T18:20', '2026-11-30 10:20'],
  ['from before the opening', 'call', '2026-11-27T06:00', '2026-11-27 10:30'],
  ['from a Sunday', 'deliver', '2026-11-29T12:00', '2026-11-30 10:30'],
  ['to the very end of the day', 'call', '2026-11-27T16:30', '2026-11-27 18:30'],
  ['over a holiday', 'call', '2026-12-30T17:30', '2027-01-01 09:30'],
  ['on a Sunday that makes up for a holiday', 'call', '2026-12-06T09:00', '2026-12-06 11:00'],
  ['of a return on working days', 'return', '2026-11-23T10:00', '2026-11-25 10:00'],
  ['of a return over a Sunday', 'return', '2026-11-27T20:00', '2026-11-30 20:00'],
] as const)('hours count %s', (_, kind, begins, ends) => {
  expect(due(kind, begins)).toBe(ends);
});

test('a later beginning is never due earlier, and a calendar without working days counts plain hours', () => {
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, instant, (one, two) => {
      const [first, second] = one < two ? [one, two] : [two, one];
      const [a, b] = [promiseDue('call', first, calendar), promiseDue('call', second, calendar)];
      expect(a <= b && a > first).toBe(true);
    }),
  );
  const never = { ...calendar, disabled_week: [0, 1, 2, 3, 4, 5, 6], invalid_disabled_date: [] };
  const begins = new Date('2026-11-27T10:00:00+08:00');
  expect(promiseDue('call', begins, never).getTime() - begins.getTime()).toBe(2 * 3_600_000);
});

test.each([
  ['over a night', 'call', '2026-11-27T18:00', '2026-11-28T09:00', 60],
  ['over a Sunday', 'deliver', '2026-11-28T18:20', '2026-11-30T10:20', 120],
  ['at night', 'call', '2026-11-27T20:00', '2026-11-27T23:00', 0],
  ['backwards', 'call', '2026-11-27T12:00', '2026-11-27T10:00', 0],
  ['of a return', 'return', '2026-11-27T20:00', '2026-11-30T08:00', 36 * 60],
] as const)('the lab has time %s', (_, kind, from, to, minutes) => {
  const [begins, ends] = [new Date(`${from}:00+08:00`), new Date(`${to}:00+08:00`)];
  expect(labTimeBetween(kind, begins, ends, calendar)).toBe(minutes * 60_000);
});

test('between the beginning of a promise and its due time are exactly its hours', () => {
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, fc.constantFrom('call', 'deliver', 'return'), (begins, kind) =>
      expect(labTimeBetween(kind, begins, promiseDue(kind, begins, calendar), calendar)).toBe(
        promiseHours[kind] * 3_600_000,
      ),
    ),
  );
});
