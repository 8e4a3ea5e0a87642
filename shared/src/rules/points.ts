import { daysAfter, monthsAfter } from './calendar';
import { grouped } from './grouped';

/** Months after which points expire. */
export const pointsMonths = 12;

/** Days before points expire on which the member is notified. */
export const pointsNoticeDays = 30;

/** States of an exchange of points. Coupons are issued at once, goods are sent by the lab. */
export const exchangeStateLabels = {
  waiting: '待发货',
  sent: '已发货',
  issued: '已发放',
  refused: '已退回积分',
} as const;
export type ExchangeState = keyof typeof exchangeStateLabels;
export const exchangeStates = Object.keys(exchangeStateLabels) as [ExchangeState, ...ExchangeState[]];

/** Returns a number of points with thousands separators: 7,360. */
export const formatPoints = (points: number): string => grouped(points);

/** Returns the points for an amount paid: whole yuan count. */
export const pointsFor = (paid_fen: number, perYuan: number): number => Math.floor(paid_fen / 100) * perYuan;

/** Returns the last day on which points that were earned on a day can be spent; both days are the lab's. */
export const lastPointsDay = (earned: string): string => monthsAfter(earned, pointsMonths);

/** Returns the last day whose points have expired when `today` begins: the reverse of `lastPointsDay`. */
export function lastExpiredDay(today: string): string {
  // Months differ in length: the reverse of monthsAfter is up to three days later.
  let day = daysAfter(monthsAfter(today, -pointsMonths), 3);
  while (lastPointsDay(day) >= today) day = daysAfter(day, -1);
  return day;
}
