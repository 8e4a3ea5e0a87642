import { daysIn, textOfDays } from './days';

test('days are read by day and range as holidays are announced, and written back as ranges', () => {
  const days = ['2026-10-01', '2026-10-02', '2026-10-03', '2027-01-01'];
  expect(daysIn('2027年1月1日\n２０２６-10-01 至 2026-10-03')).toEqual({ days, wrong: undefined });
  expect(textOfDays(days)).toBe('2026-10-01 至 2026-10-03\n2027-01-01');
  expect(daysIn(textOfDays(days)).days).toEqual(days);
});

test.each(['2026-02-30', '国庆', '2026-10-07 至 2026-10-01', '2026-10-01 至 2996-10-07'])(
  '%s is no day and is named',
  (line) => expect(daysIn(`2026-10-01\n${line}`).wrong).toBe(line),
);
