/** @jest-environment node */
import fc from 'fast-check';
import { formatFen } from './money';
import { formatPoints } from './points';

const yuan = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('zh-CN');

test('points and amounts read as the Chinese format has them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), (number) => {
      expect(formatPoints(number)).toBe(whole.format(number));
      expect(formatFen(number)).toBe(`¥${yuan.format(number / 100)}`);
    }),
  );
  expect([formatFen(-5), formatFen(-123_456_789), formatPoints(-7360)]).toEqual([
    '-¥0.05',
    '-¥1,234,567.89',
    '-7,360',
  ]);
});
