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
 * Returns the day on which the data of an order is expected, as the agreement says it: so many working days after the sample was
 * received and the plan was locked, whichever came later; without a sample, after the plan was locked; of a retest, after it was begun. Null until then, after the delivery, and for instrument time, whose
 * data the member takes along.
 */
export function expectedDay(
  { state, needs_sample, type_id }: Pick<OrderRow, 'state' | 'needs_sample' | 'type_id'>,
  { timeline, turnaround_days, calendar }: Known,
): string | null {
  if (type_id === serviceType.onSite || turnaround_days === 0) return null;
  if (!undelivered.includes(state)) return null;
  const [first] = timeline;
  if (first?.act === 'retest') return workingDayAfter(labClock(first.at).today, turnaround_days, calendar);
  const last = (act: EventRow['act']) => timeline.findLast((event) => event.act === act)?.at;
  const locked = last('confirm');
  const complete = needs_sample ? last('receive') : locked;
  if (!locked || !complete) return null;
  const from = locked > complete ? locked : complete;
  return workingDayAfter(labClock(from).today, turnaround_days, calendar);
}
