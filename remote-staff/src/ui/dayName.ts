import { weekdayOf } from '@portal/shared/rules';

/** Returns a day with its weekday: 2026-12-01 周二. */
export const dayName = (day: string): string => `${day} 周${'日一二三四五六'[weekdayOf(day)]}`;
