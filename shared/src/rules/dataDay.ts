import { daysAfter, spokenDay } from './calendar';
import { labClock } from './clock';
import { type Closures, isWorkingDay, workingDayAfter } from './sampleKeeping';

/** Time of the day until which a parcel goes out on that day, at the lab's clock. */
export const sentBefore = '16:00';

/** What the days of a test depend on. */
interface Tested {
  /** Working days from the sample, or from the order without one, to the data. */
  readonly days: number;
  readonly needs_sample: boolean;
}

/** Begin of a test and its data; days are YYYY-MM-DD in the lab's time zone. */
interface Expected {
  /** Day on which the sample is sent, or the order placed when none is needed. */
  readonly begins: string;
  /** Day of the data. It is an estimate: the parcel takes one working day, and the plan is checked on the day of its arrival. */
  readonly data: string;
}

/** Returns when data can be expected of a sample that is sent as soon as possible, in the lab's calendar. */
export function expectedData(now: Date, { days, needs_sample }: Tested, closures: Closures): Expected {
  const { today, time } = labClock(now);
  const goesToday = isWorkingDay(today, closures) && time < sentBefore;
  const begins = goesToday ? today : workingDayAfter(today, 1, closures);
  const arrived = needs_sample ? workingDayAfter(begins, 1, closures) : begins;
  return { begins, data: workingDayAfter(arrived, days, closures) };
}

/** Returns the estimate as one sentence: 今天 16:00 前寄出，预计 12 月 1 日前后出数据. */
export function expectedText(now: Date, tested: Tested, closures: Closures): string {
  const { begins, data } = expectedData(now, tested, closures);
  const act = tested.needs_sample ? '寄出' : '下单';
  return `${beginText(labClock(now).today, begins)}${act}，预计 ${spokenDay(data)}前后出数据`;
}

function beginText(today: string, begins: string): string {
  if (begins === today) return `今天 ${sentBefore} 前`;
  return begins === daysAfter(today, 1) ? '明天' : spokenDay(begins);
}
