import fc from 'fast-check';
import { daysAfter } from './calendar';
import { labClock } from './clock';
import { expectedData, expectedText } from './dataDay';
import { isWorkingDay } from './sampleKeeping';

/** Closed on Sundays and on Thursday, 2026-12-03; open on Sunday, 2026-12-06. */
const closures = {
  disabled_week: [0],
  disabled_date: ['2026-12-03'],
  invalid_disabled_date: ['2026-12-06'],
};

const at = (time: string) => new Date(`${time}:00+08:00`);
const sample = (days: number) => ({ days, needs_sample: true });

test.each([
  ['a Monday at noon', '2026-11-23T12:00', 3, '今天 16:00 前寄出，预计 11 月 27 日前后出数据'],
  ['at 15:59', '2026-11-23T15:59', 1, '今天 16:00 前寄出，预计 11 月 25 日前后出数据'],
  ['at 16:00', '2026-11-23T16:00', 1, '明天寄出，预计 11 月 26 日前后出数据'],
  [
    'a Saturday night, over the closed Sunday',
    '2026-11-28T23:59',
    1,
    '11 月 30 日寄出，预计 12 月 2 日前后出数据',
  ],
  [
    'over a closed day and an opened Sunday',
    '2026-12-02T10:00',
    2,
    '今天 16:00 前寄出，预计 12 月 6 日前后出数据',
  ],
  ['over the end of a year', '2026-12-31T10:00', 1, '今天 16:00 前寄出，预计 1 月 2 日前后出数据'],
])('%s', (_case, time, days, text) => {
  expect(expectedText(at(time), sample(days), closures)).toBe(text);
});

test('a test of data begins with the order', () => {
  expect(expectedText(at('2026-11-23T12:00'), { days: 3, needs_sample: false }, closures)).toBe(
    '今天 16:00 前下单，预计 11 月 26 日前后出数据',
  );
});

test('midnight is that of the lab, whatever the time zone of the device', () => {
  expect(expectedData(new Date('2026-11-23T15:59:59Z'), sample(1), closures).begins).toBe('2026-11-24');
  expect(expectedData(new Date('2026-11-23T16:00:00Z'), sample(1), closures).begins).toBe('2026-11-24');
  expect(labClock(new Date('2026-11-23T16:00:00Z')).today).toBe('2026-11-24');
});

test('both days are working days, as many as the test takes and the way of the sample lie between them', () => {
  const day = fc.integer({ min: 0, max: 700 }).map((ahead) => daysAfter('2026-01-01', ahead));
  fc.assert(
    fc.property(
      fc.date({ min: at('2026-01-01T00:00'), max: at('2027-06-01T00:00'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 30 }),
      fc.boolean(),
      fc.record({
        disabled_week: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
        disabled_date: fc.array(day, { maxLength: 20 }),
        invalid_disabled_date: fc.array(day, { maxLength: 5 }),
      }),
      (now, days, needs_sample, calendar) => {
        const { begins, data } = expectedData(now, { days, needs_sample }, calendar);
        expect(begins >= labClock(now).today).toBe(true);
        expect(isWorkingDay(begins, calendar)).toBe(true);
        expect(isWorkingDay(data, calendar)).toBe(true);
        let between = 0;
        for (let one = daysAfter(begins, 1); one <= data; one = daysAfter(one, 1))
          if (isWorkingDay(one, calendar)) between += 1;
        expect(between).toBe(days + (needs_sample ? 1 : 0));
      },
    ),
  );
});
