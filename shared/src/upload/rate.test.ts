/** @jest-environment node */
import { durationText, Rate } from './rate';

test('the speed is that of the last seconds, and zero when nothing is sent', () => {
  const rate = new Rate();
  expect(rate.perSecond(0)).toBe(0);
  rate.record(0, 0);
  rate.record(1000, 1000);
  expect(rate.perSecond(1000)).toBe(1000);
  expect(rate.perSecond(4000)).toBe(250);
  expect(rate.perSecond(20_000)).toBe(0);
  rate.record(2000, 20_000);
  rate.record(6000, 21_000);
  expect(rate.perSecond(21_000)).toBe(4000);
  rate.reset();
  expect(rate.perSecond(21_000)).toBe(0);
});

test('a duration is formatted in its largest units', () => {
  expect([0.2, 45, 150, 3600, 3900].map(durationText)).toEqual([
    '1 秒',
    '45 秒',
    '3 分钟',
    '1 小时',
    '1 小时 5 分钟',
  ]);
});
