import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { mayRebook, type OrderState, orderActTable } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { presentInstrument } from '../instrument/instrument.present';
import { findInstruments, findUses } from '../instrument/instrument.repo';
import { instrumentByCode } from '../instrument/instrument.service';
import type { By } from '../instrument/instrument.staff.service';
import { minutesBetween } from '../instrument/instrument.time.rules';
import { ownReservation } from '../reservation/reservation.change.service';
import { presentAll } from '../reservation/reservation.list.service';
import { bookArranged, isHourly } from '../reservation/reservation.order.service';
import { type ReservationRow, reservationsOfOrder } from '../reservation/reservation.repo';
import { showToStaff } from '../reservation/reservation.staff.service';
import { itemsOf, lockOrder } from './order.repo';
import { ownOrder } from './order.service';
import { orderByCode } from './order.staff.service';

/** Returns the instruments of an order's services by code, with the order's reservations, the earliest first. */
export async function instrumentsOfOrder(
  tx: Tx,
  user_rid: string,
  { rid, now }: { rid: string; now: Date },
): Promise<Data<'auth/order/relateEquipment'>> {
  const order = await ownOrder(tx, user_rid, rid);
  const items = await itemsOf(tx, [order.rid]);
  const names = new Map(items.map(({ device_rid, name }) => [device_rid, name]));
  const uses = await findUses(tx, [...names.keys()]);
  const booked = await reservationsOfOrder(tx, order.rid);
  const shown = await presentAll(tx, booked, { by: 'member', now });
  const rids = [...uses, ...booked].map(({ instrument_rid }) => instrument_rid);
  const instruments = await findInstruments(tx, [...new Set(rids)]);
  return instruments
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map((instrument) => ({
      ...presentInstrument(instrument),
      manuals: instrument.manuals,
      devices: uses
        .filter(({ instrument_rid }) => instrument_rid === instrument.rid)
        .map(({ device_rid }) => ({ rid: device_rid, name: names.get(device_rid) ?? '' })),
      reservations: shown.filter((one) => one.instrument.rid === instrument.rid),
    }));
}

/**
 * Books a time for an order that was arranged by phone. Refuses closed and cancelled orders, and services that
 * the order does not have in hours; the number of hours is up to staff.
 */
export async function bookByPhone(
  tx: Tx,
  input: Parsed<'staff/reservation/book'>,
  { staff_rid, at }: By,
): Promise<Data<'staff/reservation/book'>> {
  const order = await orderByCode(tx, input.order);
  if (['closed', 'cancelled'].includes(order.state))
    throw refuse('order_act_refused', { msg: reasons.orderEnded });
  const items = await itemsOf(tx, [order.rid]);
  const item = items.find((one) => one.device_rid === input.device_rid && isHourly(order, one));
  if (!item) throw refuse('invalid_input', { fields: { device_rid: reasons.orderWithoutHours } });
  const instrument = await instrumentByCode(tx, input.instrument);
  const range = { starts: new Date(input.starts), ends: new Date(input.ends) };
  const wish = { ...range, instrument_rid: instrument.rid, alone: input.alone, item };
  const booked = await bookArranged(tx, order, wish, { by: 'staff', at });
  const note = `${order.code} ${instrument.code}`;
  await audit(tx, { staff_rid, act: 'reservation.book', target: booked.code, note, at });
  return showToStaff(tx, booked, at);
}

/**
 * Books other time of the same length in place of a cancelled reservation of an order, as long as the order's hours have room for it.
 * The order is locked, so that of two requests one is refused.
 */
export async function rebook(
  tx: Tx,
  user_rid: string,
  input: Parsed<'auth/reservation/rebook'>,
  at: Date,
): Promise<ReservationRow> {
  const before = await ownReservation(tx, user_rid, input.rid);
  const order = await lockOrder(tx, before.order_rid ?? '');
  if (before.state !== 'cancelled' || !order)
    throw refuse('reservation_act_refused', { msg: reasons.reservationNotCancelled });
  if (!underway.includes(order.state)) throw refuse('order_act_refused', { msg: reasons.orderEnded });
  const items = (await itemsOf(tx, [order.rid])).filter((one) => one.device_rid === before.device_rid);
  const [item] = items;
  if (!item) throw refuse('reservation_act_refused', { msg: reasons.reservationHoursBooked });
  await requireRoom(tx, { order_rid: order.rid, items, before });
  const range = { starts: new Date(input.starts), ends: new Date(input.ends) };
  const minutes = minutesBetween(before);
  if (minutesBetween(range) !== minutes)
    throw refuse('invalid_input', { fields: { ends: reasons.reservationLength } });
  const { alone } = before;
  const wish = { ...range, instrument_rid: input.instrument_rid ?? before.instrument_rid, alone, item };
  return bookArranged(tx, order, wish, { by: 'member', at });
}

/** States in which the work on an order is not done. */
const underway: readonly OrderState[] = orderActTable.reprice.from;

interface Room {
  readonly order_rid: string;
  readonly items: readonly { readonly count: number }[];
  readonly before: ReservationRow;
}

async function requireRoom(tx: Tx, { order_rid, items, before }: Room): Promise<void> {
  const all = (await reservationsOfOrder(tx, order_rid)).filter(
    (one) => one.device_rid === before.device_rid,
  );
  const room = mayRebook({
    ordered: items.reduce((sum, { count }) => sum + count, 0),
    reservations: all.map((one) => ({ state: one.state, minutes: minutesBetween(one) })),
    minutes: minutesBetween(before),
  });
  if (!room) throw refuse('reservation_act_refused', { msg: reasons.reservationHoursBooked });
}
