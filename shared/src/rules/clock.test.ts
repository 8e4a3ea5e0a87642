/** @jest-environment node */
import fc from 'fast-check';
import { formatDay, formatInstant, formatLastDay, labClock } from './clock';

test('an evening in UTC is already the next day at the lab', () => {
  expect(labClock(new Date('2026-11-20T16:05:00Z'))).toEqual({ today: '2026-11-21', time: '00:05' });
  expect(formatDay('2026-11-20T16:05:00Z')).toBe('2026-11-21');
});

test('what ends at midnight at the lab has the day before as its last day', () => {
  expect(formatLastDay('2026-12-31T16:00:00Z')).toBe('2026-12-31');
  expect(formatLastDay('2026-12-31T16:00:00.001Z')).toBe('2027-01-01');
});

test('an instant with another offset reads in the lab’s zone', () => {
  expect(formatInstant('2026-01-02T03:04:05+00:00')).toBe('2026-01-02 11:04');
});

test('every instant reads as in Asia/Shanghai', () => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [min, max] = [new Date('1992-01-01'), new Date('2200-01-01')];
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (at) => {
      expect(formatInstant(at.toISOString())).toBe(format.format(at));
    }),
  );
});
