import { type Data, reasons, type Settings } from '@portal/shared/contract';
import {
  isPickupDayDisabled,
  type PickupClock,
  pickupClosure,
  pickupSlots,
  visitsHeld,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findTaken, freeVisit, takeSlot, type Visit } from './visit.repo';

/** The settings and the clock, which decide which slots are open. */
export interface VisitRules {
  readonly settings: Pick<Settings, 'samplingSetting' | 'slotCapacity'>;
  readonly clock: PickupClock;
}

/**
 * Refuses a closed day or slot with pickup_slot_unavailable, at the field `date` or `time` below `prefix`. The
 * capacity is checked by `takeVisit`.
 */
export function requireOpen(
  { date, time, scene_date }: Visit & { readonly scene_date?: string | null | undefined },
  { settings, clock }: VisitRules,
  prefix = '',
): void {
  const day = { day: date, today: clock.today, sceneDate: scene_date ?? undefined };
  const closure = pickupClosure(settings.samplingSetting, day);
  if (closure) {
    throw refuse('pickup_slot_unavailable', {
      fields: { [`${prefix}date`]: closure === 'scene' ? reasons.beforeScene : reasons.dayClosed },
    });
  }
  const slot = pickupSlots(settings.samplingSetting, date, clock).find((one) => one.time === time);
  if (!slot || slot.disabled) {
    throw refuse('pickup_slot_unavailable', {
      fields: { [`${prefix}time`]: reasons.slotClosed },
    });
  }
}

/** Takes one visit of a slot; refuses with pickup_slot_unavailable at `time` when it is full. */
export async function takeVisit(
  tx: Tx,
  visit: Visit,
  { settings }: Pick<VisitRules, 'settings'>,
  prefix = '',
): Promise<void> {
  if (await takeSlot(tx, visit, settings.slotCapacity)) return;
  throw refuse('pickup_slot_unavailable', {
    fields: { [`${prefix}time`]: reasons.slotFull },
  });
}

const keyOf = ({ date, time }: Visit): string => `${date} ${time}`;

/**
 * Takes a visit in place of another one, either of which may be missing. The slots are changed in the order of their keys, so that two
 * members who exchange slots do not deadlock. Refuses with pickup_slot_unavailable at `time` when the new slot is full.
 */
export async function exchangeVisit(
  tx: Tx,
  { from, to }: { readonly from: Visit | null; readonly to: Visit | null },
  rules: Pick<VisitRules, 'settings'>,
  prefix = '',
): Promise<void> {
  if (from && to && keyOf(from) === keyOf(to)) return;
  const free = async () => {
    if (from) await freeVisit(tx, from);
  };
  const takesFirst = from && to && keyOf(to) < keyOf(from);
  if (!takesFirst) await free();
  if (to) await takeVisit(tx, to, rules, prefix);
  if (takesFirst) await free();
}

/** Visits to come of a member. */
export interface HeldVisits {
  /** Of orders. */
  readonly pickups: number;
  /** Open bookings. */
  readonly bookings: number;
}

/**
 * Refuses with visit_limit at `date` when a member holds as many visits as one may, of both kinds together. The caller has locked
 * the member, so that of two concurrent calls one counts the visit of the other.
 */
export function requireFewer(held: HeldVisits, prefix = ''): void {
  if (held.pickups + held.bookings < visitsHeld) return;
  throw refuse('visit_limit', { fields: { [`${prefix}date`]: reasons.visitsHeld(held) } });
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Returns every day of a range, both ends included. */
function daysOf({ from, to }: Days): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return Array.from({ length: count }, (_, step) =>
    new Date(Date.parse(from) + step * 86_400_000).toISOString().slice(0, 10),
  );
}

/** Returns the slots of some days with their free visits. */
export async function freeSlots(
  tx: Tx,
  days: Days,
  { settings, clock }: VisitRules,
): Promise<Data<'open/sampling/slots'>> {
  const rows = await findTaken(tx, days);
  const taken = new Map(rows.map((row) => [`${row.date} ${row.time}`, row.taken]));
  return daysOf(days).map((date) => {
    const closed = isPickupDayDisabled(settings.samplingSetting, { day: date, today: clock.today });
    const slots = pickupSlots(settings.samplingSetting, date, clock).map(({ time, disabled }) => {
      const free = Math.max(settings.slotCapacity - (taken.get(`${date} ${time}`) ?? 0), 0);
      const isClosed = closed || disabled;
      const left = isClosed ? 0 : free;
      return { time, left, closed: isClosed, disabled: left === 0 };
    });
    return { date, slots };
  });
}
