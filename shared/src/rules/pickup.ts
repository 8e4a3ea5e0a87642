import { daysAfter, monthsAfter, weekdayOf } from './calendar';
import { limits } from './limits';

/**
 * Visits to come of a member: pick-ups of orders and open bookings together. Not in `limits`, which the first visit of each
 * page loads: only the server needs it.
 */
export const visitsHeld = 30;

/** Has the shape of the contract's samplingSetting; declared here because rules do not import the contract. */
export interface PickupSetting {
  readonly disabled_date: readonly string[];
  readonly disabled_date_time: Readonly<Record<string, readonly string[]>>;
  readonly disabled_time: readonly string[];
  readonly disabled_week: readonly number[];
  readonly invalid_disabled_date: readonly string[];
  readonly sampling_time_arr: readonly string[];
}

/** A day to check. Days are YYYY-MM-DD in the lab's time zone, so that they compare as text. */
export interface PickupDay {
  readonly day: string;
  readonly today: string;
  /** Day of the on-site work that the sample is for: pick-up has to be before it. */
  readonly sceneDate?: string | undefined;
}

/** Why a day has no pick-up. `scene`: the on-site work is on that day or before it. */
export type PickupClosure = 'past' | 'tooFar' | 'scene' | 'weekday' | 'date';

/** Returns why no sample can be picked up on the day (specification, section 5); undefined when the day is open. */
export function pickupClosure(
  setting: PickupSetting,
  { day, today, sceneDate }: PickupDay,
): PickupClosure | undefined {
  if (day < today) return 'past';
  if (day > monthsAfter(today, limits.pickupMonths)) return 'tooFar';
  if (sceneDate !== undefined && day >= sceneDate) return 'scene';
  if (setting.disabled_week.includes(weekdayOf(day))) return 'weekday';
  return setting.disabled_date.includes(day) && !setting.invalid_disabled_date.includes(day)
    ? 'date'
    : undefined;
}

/** Returns true when no sample can be picked up on the day. */
export function isPickupDayDisabled(setting: PickupSetting, day: PickupDay): boolean {
  return pickupClosure(setting, day) !== undefined;
}

/** Current time at the lab: day as YYYY-MM-DD and time as HH:mm in its zone. */
export interface PickupClock {
  readonly today: string;
  readonly time: string;
}

/** Returns the slots of the settings and whether each is closed on the day; with `now`, today's begun slots are closed too. */
export function pickupSlots(
  setting: PickupSetting,
  day: string,
  now?: PickupClock,
): { time: string; disabled: boolean; begun: boolean }[] {
  return setting.sampling_time_arr.map((time) => {
    const begun = now !== undefined && day === now.today && time.slice(0, 5) <= now.time;
    const closed =
      setting.disabled_time.includes(time) || (setting.disabled_date_time[day]?.includes(time) ?? false);
    return { time, disabled: closed || begun, begun };
  });
}

/** Returns the wanted slot while it is open, otherwise the first open one; undefined when all are closed. */
export function chooseSlot(
  setting: PickupSetting,
  day: string,
  wanted: string | undefined,
  now?: PickupClock,
): string | undefined {
  const open = pickupSlots(setting, day, now).filter((slot) => !slot.disabled);
  return open.find((slot) => slot.time === wanted)?.time ?? open[0]?.time;
}

/** Returns true when some slot can be booked in the months for which members book visits. */
export function hasOpenSlot(setting: PickupSetting, today: string): boolean {
  const last = monthsAfter(today, limits.pickupMonths);
  for (let day = today; day <= last; day = daysAfter(day, 1))
    if (!isPickupDayDisabled(setting, { day, today }) && chooseSlot(setting, day, undefined)) return true;
  return false;
}
