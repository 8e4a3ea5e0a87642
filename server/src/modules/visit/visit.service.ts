import type { Data, Settings } from '@portal/shared/contract';
import { isPickupDayDisabled, type PickupClock, pickupSlots } from '@portal/shared/rules';
import { and, between, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { visitSlots } from '../sampling/sampling.table';

/** A day, YYYY-MM-DD, and one of its slots. */
export interface Visit {
  readonly date: string;
  readonly time: string;
}

/** What decides which slots are open. */
export interface VisitRules {
  readonly settings: Pick<Settings, 'samplingSetting' | 'slotCapacity'>;
  readonly clock: PickupClock;
}

/**
 * Refuses with pickup_slot_unavailable, at `date` or `time` below `prefix`, a day or a slot that is closed.
 * How many visits the slot still takes is asked by `takeVisit`.
 */
export function requireOpen({ date, time }: Visit, { settings, clock }: VisitRules, prefix = ''): void {
  if (isPickupDayDisabled(settings.samplingSetting, { day: date, today: clock.today })) {
    throw refuse('pickup_slot_unavailable', {
      fields: { [`${prefix}date`]: '[取样日期]该日期不可预约，请重新选择' },
    });
  }
  const slot = pickupSlots(settings.samplingSetting, date, clock).find((one) => one.time === time);
  if (!slot || slot.disabled) {
    throw refuse('pickup_slot_unavailable', {
      fields: { [`${prefix}time`]: '[取样时间]该时段不可预约，请重新选择' },
    });
  }
}

/**
 * Takes one visit of a slot in one statement, so that however many ask at once, through however many servers,
 * no more than the slot holds are taken. Refuses with pickup_slot_unavailable at `time` when it is full.
 */
export async function takeVisit(
  tx: Tx,
  { date, time }: Visit,
  { settings }: Pick<VisitRules, 'settings'>,
  prefix = '',
): Promise<void> {
  const taken = await tx
    .insert(visitSlots)
    .values({ date, time, taken: 1 })
    .onConflictDoUpdate({
      target: [visitSlots.date, visitSlots.time],
      set: { taken: sql`${visitSlots.taken} + 1` },
      setWhere: sql`${visitSlots.taken} < ${settings.slotCapacity}`,
    })
    .returning();
  if (taken.length > 0) return;
  throw refuse('pickup_slot_unavailable', {
    fields: { [`${prefix}time`]: '[取样时间]该时段已约满，请选择其他时段' },
  });
}

/** Gives a visit back. */
export async function freeVisit(tx: Tx, { date, time }: Visit): Promise<void> {
  await tx
    .update(visitSlots)
    .set({ taken: sql`${visitSlots.taken} - 1` })
    .where(and(eq(visitSlots.date, date), eq(visitSlots.time, time), gt(visitSlots.taken, 0)));
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Every day, both ends included. */
function daysOf({ from, to }: Days): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return Array.from({ length: count }, (_, step) =>
    new Date(Date.parse(from) + step * 86_400_000).toISOString().slice(0, 10),
  );
}

/** The slots of some days with what each still takes. */
export async function freeSlots(
  tx: Tx,
  days: Days,
  { settings, clock }: VisitRules,
): Promise<Data<'open/sampling/slots'>> {
  const rows = await tx
    .select()
    .from(visitSlots)
    .where(between(visitSlots.date, days.from, days.to));
  const taken = new Map(rows.map((row) => [`${row.date} ${row.time}`, row.taken]));
  return daysOf(days).map((date) => {
    const closed = isPickupDayDisabled(settings.samplingSetting, { day: date, today: clock.today });
    const slots = pickupSlots(settings.samplingSetting, date, clock).map(({ time, disabled }) => {
      const free = Math.max(settings.slotCapacity - (taken.get(`${date} ${time}`) ?? 0), 0);
      const left = closed || disabled ? 0 : free;
      return { time, left, disabled: left === 0 };
    });
    return { date, slots };
  });
}
