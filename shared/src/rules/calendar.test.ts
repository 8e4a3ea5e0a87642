/** @jest-environment node */
import dayjs from 'dayjs';
import fc from 'fast-check';
import { isDay, monthsAfter, weekdayOf } from './calendar';

const someDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-11-21', 6, '2027-05-21'],
])('%s and %i months is %s', (day, months, later) => {
  expect(monthsAfter(day, months)).toBe(later);
});

test('both functions agree with dayjs', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 0, max: 24 }), (day, months) => {
      expect(monthsAfter(day, months)).toBe(dayjs(day).add(months, 'month').format('YYYY-MM-DD'));
      expect(weekdayOf(day)).toBe(dayjs(day).day());
    }),
  );
});

const two = (number: number): string => String(number).padStart(2, '0');

test('a day is one that its month has, in its whole form', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 2099 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
      (year, month, day) => {
        const last = dayjs(`${year}-${two(month)}-01`).daysInMonth();
        expect(isDay(`${year}-${two(month)}-${two(day)}`)).toBe(day <= last);
      },
    ),
  );
  for (const other of ['', '2026-1-1', '2026-13-01', '1999-01-01', '2026-01-01T00:00', '明天'])
    expect(isDay(other)).toBe(false);
});
