import type { Reservation } from '@portal/shared/contract';

/** Maximum bytes of a line, without its end (RFC 5545, section 3.1). */
const lineBytes = 75;

const encoder = new TextEncoder();

/** Escapes a text value (RFC 5545, section 3.3.11). */
export const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

/** Folds a line into lines of at most 75 bytes, the following ones with a space in front; characters stay whole. */
export function folded(line: string): string {
  let [result, bytes] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > lineBytes) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}

/** Formats an instant in UTC: 20261201T010000Z. Calendars show it in their own time zone. */
const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * Returns a reservation as a calendar file (RFC 5545) with a reminder a day before. The event keeps its identifier, and
 * its sequence number grows, so that importing the file again after a move replaces the event.
 */
export function calendarFile(reservation: Reservation, { now, page }: { now: number; page: string }): string {
  const { code, device, instrument, starts, ends, alone, order, created } = reservation;
  const { hostname } = new URL(page);
  const place = `${instrument.name}${instrument.place && `，${instrument.place}`}`;
  const facts = [
    `预约号 ${code}`,
    ...(order ? [`订单 ${order.code}`] : []),
    alone ? '自主上机' : '工程师协助',
    '请携带样品准时到场',
  ];
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//portal//reservation//ZH', 'CALSCALE:GREGORIAN'],
    ...['METHOD:PUBLISH', 'BEGIN:VEVENT', `UID:${code}@${hostname}`, `DTSTAMP:${utc(now)}`],
    `SEQUENCE:${Math.max(0, Math.floor((now - Date.parse(created)) / 60_000))}`,
    ...[`DTSTART:${utc(Date.parse(starts))}`, `DTEND:${utc(Date.parse(ends))}`],
    ...[`SUMMARY:${escaped(device.name)}`, `LOCATION:${escaped(place)}`],
    ...[`DESCRIPTION:${escaped(facts.join('\n'))}`, `URL:${page}`],
    ...[
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(device.name)}`,
      'TRIGGER:-P1D',
      'END:VALARM',
    ],
    ...['END:VEVENT', 'END:VCALENDAR'],
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
