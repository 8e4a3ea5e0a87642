/** @jest-environment node */
import type { Reservation } from '@portal/shared/contract';
import fc from 'fast-check';
import { calendarFile, escaped, folded } from './calendarFile';

const reservation: Reservation = {
  rid: 'r1',
  code: 'M20261121-000001',
  state: 'booked',
  alone: false,
  offered: false,
  used: null,
  overtime: 0,
  until: null,
  device: { rid: 'onsite-tem', name: '透射电镜机时; 低温, 原位' },
  instrument: { rid: 'tem-1', code: 'TEM-1', name: 'Talos', place: '材料楼 B1-03' },
  starts: '2026-12-01T09:00:00+08:00',
  ends: '2026-12-01T11:00:00+08:00',
  note: '',
  order: { rid: 'order-1', code: 'D1' },
  created: '2026-11-20T02:00:00Z',
  can: ['move', 'cancel'],
};
const page = 'https://portal.example/member/order?kind=reservation';
const fileAt = (now: string, part: Partial<Reservation> = {}) =>
  calendarFile({ ...reservation, ...part }, { now: Date.parse(now), page });
const unfold = (file: string) => file.replace(/\r\n /g, '');

test('the event has its time in UTC, its place and a reminder', () => {
  const lines = unfold(fileAt('2026-11-21T02:00:00Z')).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['BEGIN:VCALENDAR', 'UID:M20261121-000001@portal.example', 'DTSTAMP:20261121T020000Z'],
      ...['DTSTART:20261201T010000Z', 'DTEND:20261201T030000Z', 'LOCATION:Talos，材料楼 B1-03'],
      ...['SUMMARY:透射电镜机时\\; 低温\\, 原位', 'TRIGGER:-P1D'],
      'DESCRIPTION:预约号 M20261121-000001\\n订单 D1\\n工程师协助\\n请携带样品准时到场',
    ]),
  );
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
});

test('a later file has the same identifier and a higher sequence number, so that it replaces the event', () => {
  const sequence = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]);
  const [one, two] = [fileAt('2026-11-21T02:00:00Z'), fileAt('2026-11-21T02:05:00Z', { alone: true })];
  expect(sequence(two)).toBeGreaterThan(sequence(one));
  expect(/UID:.*/.exec(two)?.[0]).toBe(/UID:.*/.exec(one)?.[0]);
});

test('no line has more than 75 bytes, and unfolded it is what it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const line = `SUMMARY:${escaped(text)}`;
      const lines = folded(line).split('\r\n');
      for (const one of lines) expect(new TextEncoder().encode(one).length).toBeLessThanOrEqual(75);
      expect(lines.map((one, index) => (index === 0 ? one : one.slice(1))).join('')).toBe(line);
    }),
  );
});

test('an escaped text has no line break and no unescaped sign, and can be read again', () => {
  const read = (text: string) =>
    text.replace(/\\([\\;,n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('\\', ';', ',', '\n', 'n', '样'), maxLength: 30 }),
      (text) => {
        expect(escaped(text)).not.toContain('\n');
        expect(read(escaped(text))).toBe(text);
      },
    ),
  );
});
