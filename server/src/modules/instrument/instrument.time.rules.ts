import { labClock, weekdayOf } from '@portal/shared/rules';
import { dayStart } from '../../kit/time';

/** Opening hours on a weekday (0 is Sunday); times are HH:mm, at most 24:00. */
export interface OpeningHours {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}

/** A range of time; the end is not part of it. */
export interface TimeRange {
  readonly starts: Date;
  readonly ends: Date;
}

/** When an instrument is open, and in slots of which length. */
export interface Timetable {
  readonly hours: readonly OpeningHours[];
  readonly slot_minutes: number;
  /** Closed days, both ends included. */
  readonly closures: readonly { readonly from: string; readonly to: string; readonly reason: string }[];
}

const minuteMs = 60_000;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Returns why the instrument is closed on a day (YYYY-MM-DD); undefined when no closure contains it. */
export const closedOn = ({ closures }: Timetable, day: string): string | undefined =>
  closures.find(({ from, to }) => from <= day && day <= to)?.reason;

/** Returns the slots of a day in the lab's time zone, in their order, ignoring closures. A rest of the hours is no slot. */
export function slotsOf({ hours, slot_minutes }: Timetable, day: string): TimeRange[] {
  const start = dayStart(day).getTime();
  const at = (minutes: number) => new Date(start + minutes * minuteMs);
  return hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .toSorted((a, b) => minutesOf(a.from) - minutesOf(b.from))
    .flatMap(({ from, to }) => {
      const count = Math.floor((minutesOf(to) - minutesOf(from)) / slot_minutes);
      return Array.from({ length: Math.max(count, 0) }, (_, index) => ({
        starts: at(minutesOf(from) + index * slot_minutes),
        ends: at(minutesOf(from) + (index + 1) * slot_minutes),
      }));
    });
}

/** Returns true when the range consists of slots that follow each other, none of them on a closed day. */
export function isOpen(timetable: Timetable, { starts, ends }: TimeRange): boolean {
  const open = daysBetween({ starts, ends })
    .filter((day) => closedOn(timetable, day) === undefined)
    .flatMap((day) => slotsOf(timetable, day));
  let reached = starts.getTime();
  for (const slot of open)
    if (reached < ends.getTime() && slot.starts.getTime() === reached) reached = slot.ends.getTime();
  return starts < ends && reached === ends.getTime();
}

/** Returns every day (YYYY-MM-DD) of the lab that the range touches. */
export function daysBetween({ starts, ends }: TimeRange): string[] {
  const days: string[] = [];
  for (let at = dayStart(labClock(starts).today).getTime(); at < ends.getTime(); at += 24 * 60 * minuteMs)
    days.push(labClock(new Date(at)).today);
  return days;
}

/** Minutes of a range. */
export const minutesBetween = ({ starts, ends }: TimeRange): number =>
  (ends.getTime() - starts.getTime()) / minuteMs;
