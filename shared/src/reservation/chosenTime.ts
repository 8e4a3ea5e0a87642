import { limits } from '@portal/shared/rules';
import { type InstrumentTime, minutesOf, type SlotState, type SlotWeek, type WeekSlot } from './slotWeek';

/** The time that the member has chosen on an instrument. */
export interface ChosenTime extends InstrumentTime {
  /** Start of the slot that was chosen first, from which the range is extended. */
  readonly anchor: string;
  /** Whether some of it is taken, so that the member can only wait for it. */
  readonly taken: boolean;
  /** The slots among which it was chosen, so that it can be extended into the week before or after them. */
  readonly known?: readonly WeekSlot[];
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

/** Returns the slots of the week and those of the weeks in which the choice was made, by time. */
function knownSlots(
  { instrument_rid, slots }: SlotWeek,
  chosen: ChosenTime | undefined,
): readonly WeekSlot[] {
  if (!chosen?.known || chosen.instrument_rid !== instrument_rid) return slots;
  const shown = new Set(slots.map(({ starts }) => starts));
  const others = chosen.known.filter(({ starts }) => !shown.has(starts));
  return [...others, ...slots].sort((one, other) => Date.parse(one.starts) - Date.parse(other.starts));
}

/** Returns the choice of slots, which are some of the known ones. */
function timeOf(
  { instrument_rid }: SlotWeek,
  anchor: WeekSlot,
  { slots, known }: { readonly slots: readonly WeekSlot[]; readonly known: readonly WeekSlot[] },
): ChosenTime {
  return {
    instrument_rid,
    anchor: anchor.starts,
    ...spanOf(slots),
    known,
    taken: slots.some(({ state }) => state === 'taken'),
  };
}

/** Returns the choice after it is extended from its first slot towards another one of the week, as far as possible. */
export function extended(week: SlotWeek, chosen: ChosenTime | undefined, to: number): ChosenTime | undefined {
  const known = knownSlots(week, chosen);
  const from = anchorOf(week, known, chosen);
  const [anchor, slot] = [known[from], week.slots[to]];
  if (!anchor || !slot) return pressed(week, undefined, to);
  return timeOf(week, anchor, { slots: reach(known, from, known.indexOf(slot)), known });
}

/**
 * Returns the choice after a slot of the week is pressed: the first press chooses one slot, the second one extends the range to
 * another slot, or removes the choice when it is the same. When there is no continuous range to it, it is chosen instead.
 */
export function pressed(week: SlotWeek, chosen: ChosenTime | undefined, at: number): ChosenTime | undefined {
  const slot = week.slots[at];
  if (!slot || !isChoosable(slot)) return chosen;
  const only = timeOf(week, slot, { slots: [slot], known: week.slots });
  const known = knownSlots(week, chosen);
  const from = anchorOf(week, known, chosen);
  const anchor = known[from];
  if (!chosen || !anchor || chosen.ends !== anchor.ends || chosen.starts !== anchor.starts) return only;
  if (anchor === slot) return undefined;
  const slots = reach(known, from, known.indexOf(slot));
  return slots.includes(slot) ? timeOf(week, anchor, { slots, known }) : only;
}

const anchorOf = (
  { instrument_rid }: SlotWeek,
  known: readonly WeekSlot[],
  chosen: ChosenTime | undefined,
): number =>
  chosen?.instrument_rid === instrument_rid ? known.findIndex(({ starts }) => starts === chosen.anchor) : -1;

/** Returns whether a slot is part of the choice. */
export const isChosen = (
  { instrument_rid }: SlotWeek,
  slot: WeekSlot,
  chosen: ChosenTime | undefined,
): boolean =>
  chosen?.instrument_rid === instrument_rid && slot.starts >= chosen.starts && slot.ends <= chosen.ends;
