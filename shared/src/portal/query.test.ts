import { dayIn } from './query';

test.each([
  ['2026-11-29', '2026-11-29'],
  ['2028-02-29', '2028-02-29'],
  ['2026-06-31', ''],
  ['2026-13-01', ''],
  ['29.11.2026', ''],
  ['１月', ''],
])('the day %s in a URL is read as %j', (typed, read) => {
  expect(dayIn(new URLSearchParams({ from: typed }), 'from')).toBe(read);
  expect(dayIn(new URLSearchParams(), 'from')).toBe('');
});
