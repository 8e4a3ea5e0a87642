import {
  labClock,
  type OrderState,
  orderActTable,
  type PickupSetting,
  serviceType,
  workingDayAfter,
} from '@portal/shared/rules';
import type { EventRow, ItemRow, OrderRow } from './order.repo';

/** Returns the working days of the service that takes longest. */
export const turnaroundOf = (items: readonly Pick<ItemRow, 'turnaround_days'>[]): number =>
  Math.max(0, ...items.map(({ turnaround_days }) => turnaround_days));

/** The states in which the lab has not delivered: those in which a quotation may still change the price. */
const undelivered: readonly OrderState[] = orderActTable.reprice.from;

interface Known {
  readonly timeline: readonly Pick<EventRow, 'act' | 'at'>[];
  readonly turnaround_days: number;
  readonly calendar: PickupSetting;
}

/**
 * Returns the day on which the data of an order is expected, as the agreement says it: so many working days after the receipt of the
 * sample, or after the plan was locked when there is none. Null until then, after the delivery, and for instrument time, whose
 * data the member takes along.
 */
export function expectedDay(
  { state, needs_sample, type_id }: Pick<OrderRow, 'state' | 'needs_sample' | 'type_id'>,
  { timeline, turnaround_days, calendar }: Known,
): string | null {
  if (type_id === serviceType.onSite || turnaround_days === 0) return null;
  if (!undelivered.includes(state)) return null;
  const from = timeline.findLast(({ act }) => act === (needs_sample ? 'receive' : 'confirm'));
  return from ? workingDayAfter(labClock(from.at).today, turnaround_days, calendar) : null;
}
