import { labState, nextHoliday } from './labHours';

const calendar = {
  disabled_date: ['2027-01-01', '2027-01-02', '2027-01-03'],
  disabled_week: [0],
  invalid_disabled_date: ['2027-01-10'],
};
const at = (time: string) => new Date(`${time}:00+08:00`);

test.each([
  ['2026-11-30T08:29', false, '现在休息，今天 08:30 开放'],
  ['2026-11-30T08:30', true, '现在开放，今天到 18:30'],
  ['2026-11-30T18:30', false, '现在休息，明天 08:30 开放'],
  // Saturday evening: Sunday is closed.
  ['2026-11-28T20:00', false, '现在休息，11 月 30 日（周一）08:30 开放'],
  // The evening before the holidays, which end on a Sunday.
  ['2026-12-31T19:00', false, '现在休息，1 月 4 日（周一）08:30 开放'],
  // A Sunday that makes up for a holiday.
  ['2027-01-10T12:00', true, '现在开放，今天到 18:30'],
])('at %s the lab says whether it is open', (time, open, text) => {
  expect(labState(at(time), calendar)).toEqual({ open, text });
});

test('the next holiday has the Sundays around it, and begins today when it has begun', () => {
  expect(nextHoliday(at('2026-12-20T09:00'), calendar)).toEqual({ from: '2027-01-01', to: '2027-01-03' });
  expect(nextHoliday(at('2027-01-02T09:00'), calendar)).toEqual({ from: '2027-01-02', to: '2027-01-03' });
  expect(nextHoliday(at('2027-01-04T09:00'), calendar)).toBeUndefined();
});
