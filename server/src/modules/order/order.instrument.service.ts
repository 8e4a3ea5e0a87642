import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { presentInstrument } from '../instrument/instrument.present';
import { findInstruments, findUses } from '../instrument/instrument.repo';
import { instrumentByCode } from '../instrument/instrument.service';
import type { By } from '../instrument/instrument.staff.service';
import { presentAll } from '../reservation/reservation.list.service';
import { bookArranged, isHourly } from '../reservation/reservation.order.service';
import { reservationsOfOrder } from '../reservation/reservation.repo';
import { showToStaff } from '../reservation/reservation.staff.service';
import { itemsOf } from './order.repo';
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
  const booked = await bookArranged(tx, order, wish, at);
  const note = `${order.code} ${instrument.code}`;
  await audit(tx, { staff_rid, act: 'reservation.book', target: booked.code, note, at });
  return showToStaff(tx, booked, at);
}
