import { dueText, leftText } from './clockText';

const calendar = { disabled_date: [], disabled_week: [0], invalid_disabled_date: [] };
const at = (text: string) => new Date(`${text}:00+08:00`);
const due = (text: string) => ({ kind: 'call' as const, due: at(text).toISOString() });

test.each([
  ['2026-11-28T16:20', '2026-11-28T10:00', '今天 16:20', '还剩 6 小时 20 分'],
  ['2026-11-30T10:20', '2026-11-28T18:00', '2026-11-30 10:20', '还剩 2 小时 20 分'],
  ['2026-11-28T09:00', '2026-11-27T20:00', '明天 09:00', '还剩 30 分钟'],
  ['2026-11-28T09:00', '2026-11-28T09:00', '今天 09:00', '还剩 0 分钟'],
  ['2026-11-28T18:00', '2026-11-30T09:00', '2026-11-28 18:00', '已超时 1 小时'],
])('due at %s, seen at %s: %s, %s', (until, now, text, left) => {
  expect(dueText(due(until), at(now))).toBe(text);
  expect(leftText(due(until), at(now), calendar)).toBe(left);
});
