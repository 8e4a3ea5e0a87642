import { daysAfter } from './calendar';
import { labClock } from './clock';
import { type PromiseKind, promiseHours } from './promise';
import { type Closures, isWorkingDay } from './sampleKeeping';
import { openingTimes } from './workingHours';

/** The time of a day during which the hours of a promise count, in the lab's time zone. */
interface Span {
  readonly from: string;
  readonly to: string;
}

const wholeDay: Span = { from: '00:00', to: '24:00' };

/**
 * The hours of a call and of the delivery are those in which the lab is open; those of the return are the hours of working days,
 * since two days of opening times would be a week.
 */
const spans: Readonly<Record<PromiseKind, Span>> = {
  call: openingTimes,
  deliver: openingTimes,
  return: wholeDay,
};

const hourMs = 3_600_000;

/** Days in which open hours are searched, so that a calendar without them ends the search. */
const searchedDays = 366;

const at = (day: string, time: string): number =>
  Date.parse(`${day}T00:00:00+08:00`) + minutesOf(time) * 60_000;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * Returns until when a promise that begins at an instant is to be kept, in the lab's calendar: received on Saturday at 18:20, a call
 * within two hours is due on Monday at 10:20. A calendar that is closed for a year counts plain hours.
 */
export function promiseDue(kind: PromiseKind, begins: Date, closures: Closures): Date {
  let left = promiseHours[kind] * hourMs;
  for (const { opens, closes } of openTimes(kind, begins, closures)) {
    if (left <= closes - opens) return new Date(opens + left);
    left -= closes - opens;
  }
  return new Date(begins.getTime() + promiseHours[kind] * hourMs);
}

/** Returns the milliseconds between two instants that count for a promise; 0 when the second is not later. */
export function labTimeBetween(kind: PromiseKind, from: Date, to: Date, closures: Closures): number {
  let sum = 0;
  for (const { opens, closes } of openTimes(kind, from, closures)) {
    if (opens >= to.getTime()) return sum;
    sum += Math.min(closes, to.getTime()) - opens;
  }
  return sum;
}

/** The times that count for a promise from an instant on, within a year. */
function* openTimes(kind: PromiseKind, begins: Date, closures: Closures) {
  const { from, to } = spans[kind];
  const { today } = labClock(begins);
  for (let ahead = 0; ahead <= searchedDays; ahead++) {
    const day = daysAfter(today, ahead);
    if (!isWorkingDay(day, closures)) continue;
    const closes = at(day, to);
    const opens = Math.min(closes, Math.max(begins.getTime(), at(day, from)));
    if (opens < closes) yield { opens, closes };
  }
}
