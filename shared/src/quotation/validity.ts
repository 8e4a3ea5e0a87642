import { serverNow } from '@portal/shared/api';
import { labClock } from '@portal/shared/rules';

const dayMs = 24 * 3600_000;

/** Returns the days until the last day of a quotation in the lab's time zone; 0 on that day, negative afterwards. */
export function daysLeft(valid_until: string, now = serverNow()): number {
  return Math.round((Date.parse(valid_until) - Date.parse(labClock(now).today)) / dayMs);
}

/** Returns the last day of a quotation and how many days are left, for people. */
export function validityText(valid_until: string): string {
  const days = daysLeft(valid_until);
  const left = days < 0 ? '已过期' : days === 0 ? '今天是最后一天' : `还剩 ${days} 天`;
  return `有效期至 ${valid_until}（${left}）`;
}
