import { hoursOfMinutes, labClock, limits } from '@portal/shared/rules';
import type { Data, Reservation } from '../contract';

/** An instrument of a service with its slots on some days. */
export type FreeInstrument = Data<'open/web/instrument/free'>[number];

export interface TimeRange {
  readonly starts: string;
  readonly ends: string;
}

/** A range of time on an instrument. */
export interface InstrumentTime extends TimeRange {
  readonly instrument_rid: string;
}

/**
 * `held` and `booked`: by this member. `taken` can be waited for, `full` cannot because a reservation is moved. `short`: free, but a move needs more free time than follows it. `closed`: too far
 * ahead to be reserved.
 */
export type SlotState = 'free' | 'taken' | 'full' | 'held' | 'booked' | 'short' | 'past' | 'closed';

export interface WeekSlot extends TimeRange {
  /** Day (YYYY-MM-DD) and time (HH:mm) of the start at the lab. */
  readonly date: string;
  readonly time: string;
  /** Number of reservations that the slot still takes. */
  readonly left: number;
  readonly state: SlotState;
  /** True for time of the reservation that is moved. */
  readonly current: boolean;
}

/** The slots of an instrument on some days, by time. */
export interface SlotWeek {
  readonly instrument_rid: string;
  readonly days: readonly { readonly date: string; readonly closed: string | null }[];
  readonly slots: readonly WeekSlot[];
  /** Times of day at which a slot begins on any of the days. */
  readonly times: readonly string[];
}

/** What decides about the slots besides the instrument. */
export interface Seen {
  /** The member's reservations. */
  readonly own: readonly Reservation[];
  /** The server's time in Unix milliseconds. */
  readonly now: number;
  /** The reservation that is moved: its time counts as free, and only times of its length can be chosen. */
  readonly moving?: Reservation | undefined;
}

export const minutesOf = ({ starts, ends }: TimeRange): number =>
  (Date.parse(ends) - Date.parse(starts)) / 60_000;

/** Returns the hours that are paid for ranges together. */
export const hoursOf = (ranges: readonly TimeRange[]): number =>
  hoursOfMinutes(ranges.reduce((sum, range) => sum + minutesOf(range), 0));

/** Returns whether both ranges have time in common. */
const overlap = (one: TimeRange, other: TimeRange): boolean =>
  Date.parse(one.starts) < Date.parse(other.ends) && Date.parse(other.starts) < Date.parse(one.ends);

/** Returns the slots of an instrument with their states. */
export function slotWeek({ rid, days }: FreeInstrument, seen: Seen): SlotWeek {
  const slots = days.flatMap((day) =>
    day.slots.map(({ starts, ends, left }): WeekSlot => {
      const { today: date, time } = labClock(new Date(starts));
      const current = seen.moving?.instrument.rid === rid && overlap({ starts, ends }, seen.moving);
      return {
        starts,
        ends,
        date,
        time,
        left,
        current,
        state: stateOf({ starts, ends }, left, { rid, seen }),
      };
    }),
  );
  const { moving } = seen;
  return {
    instrument_rid: rid,
    days: days.map(({ date, closed }) => ({ date, closed })),
    slots: moving ? slots.map((slot, index) => withRoom(slot, { slots, index, rid, moving })) : slots,
    times: [...new Set(slots.map(({ time }) => time))].sort(),
  };
}

function stateOf(slot: TimeRange, left: number, { rid, seen }: { rid: string; seen: Seen }): SlotState {
  const { own, now, moving } = seen;
  const mine = own.find((one) => one.instrument.rid === rid && overlap(one, slot));
  if (mine && mine.rid !== moving?.rid) return mine.state === 'held' ? 'held' : 'booked';
  if (Date.parse(slot.starts) <= now) return 'past';
  if (Date.parse(slot.ends) > now + limits.reservationDays * 24 * 3_600_000) return 'closed';
  if (left > 0 || mine) return 'free';
  return moving ? 'full' : 'taken';
}

interface Room {
  readonly slots: readonly WeekSlot[];
  readonly index: number;
  readonly rid: string;
  readonly moving: Reservation;
}

/** Marks a free slot from which the moved reservation has no room, or which is its own start. */
function withRoom(slot: WeekSlot, { slots, index, rid, moving }: Room): WeekSlot {
  if (slot.state !== 'free') return slot;
  const same = rid === moving.instrument.rid && Date.parse(slot.starts) === Date.parse(moving.starts);
  const fits = freeRange(slots, index, minutesOf(moving)) !== undefined;
  return same || !fits ? { ...slot, state: 'short' } : slot;
}

/** Returns the free range of so many minutes that begins with a slot; undefined when its slots are taken or have a gap. */
export function freeRange(slots: readonly WeekSlot[], first: number, minutes: number): TimeRange | undefined {
  let sum = 0;
  for (let index = first; index < slots.length; index++) {
    const slot = slots[index];
    const before = slots[index - 1];
    if (!slot || !isFree(slot) || (index > first && before?.ends !== slot.starts)) return undefined;
    sum += minutesOf(slot);
    if (sum === minutes) return { starts: slots[first]?.starts ?? slot.starts, ends: slot.ends };
    if (sum > minutes) return undefined;
  }
  return undefined;
}

const isFree = ({ state }: WeekSlot): boolean => state === 'free' || state === 'short';
