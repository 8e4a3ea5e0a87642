import { formatInstant, formatRange } from '@portal/shared/rules';
import { reservationsLink } from '../instrument/instrument.notice';
import type { InstrumentRow } from '../instrument/instrument.repo';
import type { TimeRange } from '../instrument/instrument.time.rules';
import type { Notice } from '../message/message.service';
import type { ReservationRow } from './reservation.repo';

type Place = Pick<InstrumentRow, 'name' | 'place'>;

/** Returns a range as 2026-12-01 09:00–11:00, with both days when they differ. */
export const rangeText = ({ starts, ends }: TimeRange): string =>
  formatRange({ starts: starts.toISOString(), ends: ends.toISOString() });

const where = ({ name, place }: Place): string => (place ? `${name}，${place}` : name);

const subject = (row: ReservationRow, instrument: Place): string =>
  `您的机时预约 ${row.code}（${row.device_name}，${rangeText(row)}，${where(instrument)}）`;

const linkOf = ({ order_rid }: ReservationRow): string =>
  order_rid === null ? reservationsLink : `/member/order/${order_rid}`;

const because = (note: string): string => (note ? `说明：${note}` : '');

export const timeOffered = (row: ReservationRow, instrument: Place): Notice => ({
  kind: 'reservation',
  title: '候补的机时有空了',
  text: `您候补的机时（${row.device_name}，${rangeText(row)}，${where(instrument)}）已为您保留到 ${formatInstant((row.until ?? row.starts).toISOString())}，请尽快下单，过时将让给下一位。`,
  link: reservationsLink,
});

export const waitEnded = (
  row: Pick<ReservationRow, 'device_name'> & TimeRange,
  instrument: Place,
  note: string,
): Notice => ({
  kind: 'reservation',
  title: '机时候补已取消',
  text: `您候补的机时（${row.device_name}，${rangeText(row)}，${where(instrument)}）已由实验室取消候补。${because(note)}`,
  link: reservationsLink,
});

export const offerEnded = (row: ReservationRow, instrument: Place): Notice => ({
  kind: 'reservation',
  title: '候补机时的保留已过期',
  text: `${subject(row, instrument)}的保留时间已过，未下单，已让给下一位。`,
  link: reservationsLink,
  channels: [],
});

export const timeBooked = (row: ReservationRow, instrument: Place): Notice => ({
  kind: 'reservation',
  title: '机时已预约',
  text: `${subject(row, instrument)}已预约。${row.alone ? '您将自主上机。' : '工程师将协助您上机。'}`,
  link: linkOf(row),
  channels: [],
});

export const timeArranged = (row: ReservationRow, instrument: Place): Notice => ({
  ...timeBooked(row, instrument),
  channels: ['sms'],
});

export const timeMoved = (row: ReservationRow, instrument: Place, note = ''): Notice => ({
  kind: 'reservation',
  title: '机时预约已改期',
  text: `${subject(row, instrument)}已改到上述时间。${because(note)}`,
  link: linkOf(row),
});

export const timeCancelled = (row: ReservationRow, instrument: Place, note = ''): Notice => ({
  kind: 'reservation',
  title: '机时预约已取消',
  text: `${subject(row, instrument)}已取消。${because(note)}`,
  link: linkOf(row),
});

export const timeMissed = (row: ReservationRow, instrument: Place, note = ''): Notice => ({
  kind: 'reservation',
  title: '机时预约未到场',
  text: `${subject(row, instrument)}已记为未到场，如有疑问请联系客户经理。${because(note)}`,
  link: linkOf(row),
});

export const timeNear = (row: ReservationRow, instrument: Place): Notice => ({
  kind: 'reservation',
  title: '机时即将开始',
  text: `${subject(row, instrument)}即将开始，请按时到场。`,
  link: linkOf(row),
});
