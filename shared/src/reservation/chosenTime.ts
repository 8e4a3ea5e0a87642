import { limits } from '@portal/shared/rules';
import { type InstrumentTime, minutesOf, type SlotState, type SlotWeek, type WeekSlot } from './slotWeek';

/** The time that the member has chosen on an instrument. */
export interface ChosenTime extends InstrumentTime {
  /** Start of the slot that was chosen first, from which the range is extended. */
  readonly anchor: string;
  /** Whether some of it is taken, so that the member can only wait for it. */
  readonly taken: boolean;
}

/** Returns whether a slot can be part of a chosen range. */
export const isChoosable = ({ state }: WeekSlot): boolean => state === 'free' || state === 'taken';

/** A range that begins with free time consists of free time; one that begins with taken time may contain both. */
const joins = (first: SlotState, next: SlotState): boolean =>
  next === 'free' || (first === 'taken' && next === 'taken');

/** Returns the slots from one towards another one, up to the last that the range can contain. */
function reach(slots: readonly WeekSlot[], from: number, to: number): readonly WeekSlot[] {
  const first = slots[from];
  if (!first) return [];
  const step = to < from ? -1 : 1;
  let reached: WeekSlot[] = [first];
  for (let index = from; index !== to; index += step) {
    const [slot, next] = [slots[index], slots[index + step]];
    const adjacent = step > 0 ? slot?.ends === next?.starts : slot?.starts === next?.ends;
    if (!next || !adjacent || !joins(first.state, next.state)) break;
    const longer = step > 0 ? [...reached, next] : [next, ...reached];
    if (minutesOf(spanOf(longer)) > limits.reservationHours * 60) break;
    reached = longer;
  }
  return reached;
}

const spanOf = (slots: readonly WeekSlot[]) => ({
  starts: slots[0]?.starts ?? '',
  ends: slots.at(-1)?.ends ?? '',
});

const timeOf = (instrument_rid: string, anchor: WeekSlot, slots: readonly WeekSlot[]): ChosenTime => ({
  ...{ instrument_rid, anchor: anchor.starts, ...spanOf(slots) },
  taken: slots.some(({ state }) => state === 'taken'),
});

/** Returns the choice after it is extended from its first slot towards another one, as far as possible. */
export function extended(week: SlotWeek, chosen: ChosenTime | undefined, to: number): ChosenTime | undefined {
  const from = anchorOf(week, chosen);
  if (from < 0) return pressed(week, undefined, to);
  const anchor = week.slots[from];
  return anchor && timeOf(week.instrument_rid, anchor, reach(week.slots, from, to));
}

/**
 * Returns the choice after a slot is pressed: the first press chooses one slot, the second one extends the range to
 * another slot, or removes the choice when it is the same. When there is no continuous range to it, it is chosen instead.
 */
export function pressed(week: SlotWeek, chosen: ChosenTime | undefined, at: number): ChosenTime | undefined {
  const slot = week.slots[at];
  if (!slot || !isChoosable(slot)) return chosen;
  const only = timeOf(week.instrument_rid, slot, [slot]);
  const from = anchorOf(week, chosen);
  const anchor = week.slots[from];
  if (!chosen || !anchor || chosen.ends !== anchor.ends || chosen.starts !== anchor.starts) return only;
  if (from === at) return undefined;
  const slots = reach(week.slots, from, at);
  return slots.includes(slot) ? timeOf(week.instrument_rid, anchor, slots) : only;
}

const anchorOf = ({ instrument_rid, slots }: SlotWeek, chosen: ChosenTime | undefined): number =>
  chosen?.instrument_rid === instrument_rid ? slots.findIndex(({ starts }) => starts === chosen.anchor) : -1;

/** Returns whether a slot is part of the choice. */
export const isChosen = (
  { instrument_rid }: SlotWeek,
  slot: WeekSlot,
  chosen: ChosenTime | undefined,
): boolean =>
  chosen?.instrument_rid === instrument_rid && slot.starts >= chosen.starts && slot.ends <= chosen.ends;
