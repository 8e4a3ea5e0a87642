import { limits, type PickupClosure, weekdayOf } from '@portal/shared/rules';

const reasons: Readonly<Record<PickupClosure, (day: string) => string>> = {
  past: () => '日期已过',
  tooFar: () => `只能预约 ${limits.pickupMonths} 个月内的日期`,
  scene: () => '须早于现场测试日期',
  weekday: (day) => `每周${'日一二三四五六'[weekdayOf(day)]}不取样`,
  date: () => '当日暂停取样',
};

/** Returns the text that tells a reader why a day (YYYY-MM-DD) has no pick-up. */
export const closedDayReason = (closure: PickupClosure, day: string): string => reasons[closure](day);
