import { z } from 'zod';
import { formatMessage, limits, reservationActs, reservationStates, texts } from '../rules';
import { across } from './across';
import { components } from './component';
import { done, endpoint } from './endpoint';
import {
  day,
  happened,
  instant,
  instantOf,
  optionalText,
  paged,
  paging,
  queued,
  recordCode,
  rid,
  text,
  timePaging,
} from './field';
import { instrument, instrumentCode } from './instrument';
import { shows } from './shows';

export const reservationState = z.enum(reservationStates).register(components, { id: 'ReservationState' });
const reservationAct = z.enum(reservationActs).register(components, { id: 'ReservationAct' });

const usedInstrument = z
  .object({ rid: z.string(), code: z.string(), name: z.string(), place: z.string() })
  .register(components, { id: 'UsedInstrument' });

/** Instrument time of a member. */
export const reservation = z
  .object({
    rid: z.string(),
    /** Code that members use for the reservation, such as M20260102-000123. */
    code: z.string(),
    state: reservationState,
    device: z.object({ rid: z.string(), name: z.string() }),
    instrument: usedInstrument,
    starts: instant,
    ends: instant,
    /** True when the member operates the instrument; false with an operator. */
    alone: z.boolean(),
    /** True when the time was offered from the waiting list. */
    offered: z.boolean(),
    /** When a held reservation expires; null in the other states. */
    until: instant.nullable(),
    order: z.object({ rid: z.string(), code: z.string() }).nullable(),
    /** When the instrument was really used, until null while it is in use; null when nobody recorded it. */
    used: z.object({ from: instant, until: instant.nullable() }).nullable(),
    /** Minutes that are charged beyond the booked time; 0 without a record. */
    overtime: z.int(),
    /** Why it was cancelled, or what staff wrote about it. */
    note: z.string(),
    created: happened,
    /** Acts that the caller may do now. */
    can: z.array(reservationAct),
  })
  .register(components, { id: 'Reservation' });
export type Reservation = z.infer<typeof reservation>;

/** A range of time that a member waits for. */
export const reservationWait = z
  .object({
    rid: z.string(),
    device: z.object({ rid: z.string(), name: z.string() }),
    instrument: usedInstrument,
    starts: instant,
    ends: instant,
    created: happened,
  })
  .register(components, { id: 'ReservationWait' });
export type ReservationWait = z.infer<typeof reservationWait>;

const range = { starts: instantOf('开始时间'), ends: instantOf('结束时间') };
type Range = z.output<z.ZodObject<typeof range>>;
const isForward = ({ starts, ends }: Range): boolean => Date.parse(starts) < Date.parse(ends);
const backward = { path: ['ends'], message: '[结束时间]须晚于开始时间', ...across('starts', 'ends') };

const wished = z
  .strictObject({
    device_rid: rid('device'),
    instrument_rid: rid('instrument'),
    ...range,
    /** True when the member operates the instrument without an operator. */
    alone: z.boolean(formatMessage('自主上机')).default(false),
  })
  .refine(isForward, backward)
  .register(components, { id: 'ReservationInput' });

const wish = {
  device_rid: 'onsite-tem',
  instrument_rid: 'tem-1',
  starts: '2026-12-01T09:00:00+08:00',
  ends: '2026-12-01T11:00:00+08:00',
};

const code = recordCode('预约号');

/** The code at the door of an instrument, as its QR code gives it. */
const door = z.string(formatMessage('门口码')).regex(/^[0-9a-f]{32}$/, formatMessage('门口码'));
const atDoor = z.strictObject({ rid: rid('reservation'), door });
const doorExample = '5f0c2d9a4b7e41d68a3c9e1f7b2d4a60';

/** When an instrument was really used. */
const usedTime = z
  .strictObject({ from: instantOf('实际开始'), until: instantOf('实际结束') })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
    path: ['until'],
    message: '[实际结束]须晚于实际开始',
    ...across('from', 'until'),
  })
  .register(components, { id: 'UsedTimeInput' });
const note = optionalText('备注', limits.messageLength);
const staffReservation = reservation.extend({ member: z.string() }).register(components, {
  id: 'StaffReservation',
});

export const reservationEndpoints = {
  'auth/reservation/add': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.times,
    idempotent: true,
    errors: [
      'not_found',
      'account_closing',
      'profile_incomplete',
      'operation_not_permitted',
      'reservation_unavailable',
      'reservation_limit',
    ],
    summary: 'Holds instrument time of a certified member for ten minutes, in which it can be ordered',
    input: wished,
    example: wish,
    data: reservation,
  }),
  'auth/reservation/move': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.times, ...shows.orders, ...shows.notices],
    errors: ['not_found', 'reservation_unavailable', 'reservation_act_refused'],
    summary:
      'Moves a held reservation, or a booked one until 24 hours before it, to a time of the same length',
    input: z
      .strictObject({ rid: rid('reservation'), instrument_rid: rid('instrument').optional(), ...range })
      .refine(isForward, backward),
    example: { rid: 'k3v9x0q2', starts: wish.starts, ends: wish.ends },
    data: reservation,
  }),
  'auth/reservation/rebook': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.times, ...shows.orders, ...shows.notices],
    idempotent: true,
    errors: [
      'not_found',
      'operation_not_permitted',
      'reservation_unavailable',
      'reservation_act_refused',
      'order_act_refused',
    ],
    summary: 'Books other time of the same length for the order of a cancelled reservation',
    input: z
      .strictObject({ rid: rid('reservation'), instrument_rid: rid('instrument').optional(), ...range })
      .refine(isForward, backward),
    example: { rid: 'k3v9x0q2', starts: wish.starts, ends: wish.ends },
    data: reservation,
  }),
  'auth/reservation/cancel': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.times, ...shows.orders, ...shows.notices],
    unrestricted: true,
    errors: ['not_found', 'reservation_act_refused'],
    summary: 'Cancels a held reservation or declines an offered one; a booked one until 24 hours before it',
    input: z.strictObject({ rid: rid('reservation') }),
    example: { rid: 'k3v9x0q2' },
    data: done,
  }),
  'auth/reservation/wait': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.times,
    errors: [
      'not_found',
      'account_closing',
      'profile_incomplete',
      'operation_not_permitted',
      'reservation_unavailable',
      'reservation_limit',
      'wait_not_needed',
    ],
    summary:
      'Waits for a taken time; when it becomes free it is offered for 30 minutes, first come first served',
    input: wished,
    example: wish,
    data: reservationWait,
  }),
  'auth/reservation/unwait': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.times,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'Stops waiting',
    input: z.strictObject({ rid: rid('reservationWait') }),
    example: { rid: 'k3v9x0q2' },
    data: done,
  }),
  'auth/web/reservation/list4person': endpoint({
    access: 'member',
    scope: 'reservation:read',
    reads: true,
    unrestricted: true,
    summary:
      "The member's reservations, those to come first and then the latest, with the count of each state, what the member waits for and which instruments the member operates alone",
    input: z.strictObject({
      states: z
        .array(reservationState, formatMessage('预约状态'))
        .max(reservationStates.length, formatMessage('预约状态'))
        .default([]),
      ...paging,
    }),
    data: paged(reservation).extend({
      counts: z.partialRecord(reservationState, z.int()),
      waits: z.array(reservationWait),
      /** Keys of the instruments that the member may operate without an operator. */
      alone_rids: z.array(z.string()),
      /** Keys of the services of these instruments: the member may order them without an operator. */
      alone_device_rids: z.array(z.string()),
      /** The server's time, by which holds expire; the clock of the member's device may be wrong. */
      now: instant,
    }),
  }),
  'auth/reservation/door': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: "The instrument behind a code at a door, with the caller's booked time there of today",
    input: z.strictObject({ door }),
    example: { door: doorExample },
    data: z.object({
      instrument: usedInstrument,
      /** Why the instrument is out of service; null while it is in service. */
      out_of_service: z.string().nullable(),
      /** By time; also what ended today, and what began before today and is not ended. */
      list: z.array(reservation),
      /** The server's time. */
      now: instant,
    }),
  }),
  'auth/reservation/begin': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.times, 'auth/reservation/door'],
    idempotent: true,
    unrestricted: true,
    errors: ['not_found', 'reservation_act_refused'],
    summary: 'Records, at the door, that the member begins to use booked time',
    input: atDoor,
    example: { rid: 'k3v9x0q2', door: doorExample },
    data: reservation,
  }),
  'auth/reservation/finish': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.times, 'auth/reservation/door'],
    idempotent: true,
    unrestricted: true,
    errors: ['not_found', 'reservation_act_refused'],
    summary: 'Records, at the door, that the member has finished',
    input: atDoor,
    example: { rid: 'k3v9x0q2', door: doorExample },
    data: reservation,
  }),
  'auth/order/relateEquipment': endpoint({
    access: 'member',
    scope: 'order:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: "The instruments of an order's services, with their manuals and the order's reservations",
    input: z.strictObject({ rid: rid('order') }),
    example: { rid: 'k3v9x0q2' },
    data: z.array(
      instrument.extend({
        /** Services of the order that the instrument is used for. */
        devices: z.array(z.object({ rid: z.string(), name: z.string() })),
        manuals: z.array(z.string()),
        reservations: z.array(reservation),
      }),
    ),
  }),
  'staff/reservation/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    errors: ['not_found'],
    summary: 'Reservations of all members on a day, by time',
    input: z.strictObject({
      day: day('日期'),
      /** Only those of this instrument. */
      instrument: instrumentCode.optional(),
      ...timePaging,
    }),
    data: queued(staffReservation),
  }),
  'staff/reservation/waits': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    errors: ['not_found'],
    summary:
      'Who waits for taken times of an instrument that begin in the seven days from a day on, by time and then first come; what becomes free is offered to the first by itself',
    input: z.strictObject({ instrument: instrumentCode, from: day('日期') }),
    example: { instrument: 'TEM-1', from: '2026-12-01' },
    data: z.object({
      /** The first 200. */
      list: z.array(
        reservationWait.extend({
          member: z.string(),
          member_rid: z.string(),
          /** Empty when the account has none. */
          phone: z.string(),
        }),
      ),
    }),
  }),
  'staff/reservation/endWait': endpoint({
    access: 'staff',
    roles: ['manager', 'lab'],
    errors: ['not_found'],
    summary: 'Takes a member off the waiting list of a time; the member is told why',
    input: z.strictObject({ rid: rid('reservationWait'), note: text(...texts.decisionReason) }),
    example: { rid: 'w1', note: '该时段仪器改作维护' },
    data: done,
  }),
  'staff/reservation/begin': endpoint({
    access: 'staff',
    roles: ['manager', 'lab'],
    errors: ['not_found', 'reservation_act_refused'],
    summary: 'Records that the use of booked time begins',
    input: z.strictObject({ code, note }),
    example: { code: 'M20261201-000123' },
    data: staffReservation,
  }),
  'staff/reservation/finish': endpoint({
    access: 'staff',
    roles: ['manager', 'lab'],
    errors: ['not_found', 'reservation_act_refused'],
    summary:
      'Records that a reservation was used: when, until now if its beginning was recorded, or without times',
    input: z.strictObject({ code, note, used: usedTime.optional() }),
    example: { code: 'M20261201-000123' },
    data: staffReservation,
  }),
  'staff/reservation/correct': endpoint({
    access: 'staff',
    roles: ['manager', 'lab'],
    errors: ['not_found', 'reservation_act_refused'],
    summary: 'Corrects when the instrument was really used',
    input: z.strictObject({ code, used: usedTime, note: text('备注', limits.messageLength) }),
    example: {
      code: 'M20261201-000123',
      used: { from: wish.starts, until: wish.ends },
      note: '忘记在门口结束',
    },
    data: staffReservation,
  }),
  'staff/reservation/miss': endpoint({
    access: 'staff',
    roles: ['manager', 'lab'],
    errors: ['not_found', 'reservation_act_refused'],
    summary: 'Records that the member did not come; the member is told',
    input: z.strictObject({ code, note }),
    example: { code: 'M20261201-000123' },
    data: staffReservation,
  }),
  'staff/reservation/cancel': endpoint({
    access: 'staff',
    roles: ['manager', 'lab'],
    errors: ['not_found', 'reservation_act_refused'],
    summary: 'Cancels a reservation at any time; the member is told why',
    input: z.strictObject({ code, note: text('备注', limits.messageLength) }),
    example: { code: 'M20261201-000123', note: '仪器故障' },
    data: staffReservation,
  }),
  'staff/reservation/move': endpoint({
    access: 'staff',
    roles: ['manager', 'lab'],
    errors: ['not_found', 'reservation_act_refused', 'reservation_unavailable'],
    summary: 'Moves a reservation to a time of the same length; the member is told',
    input: z
      .strictObject({ code, instrument: instrumentCode.optional(), ...range, note })
      .refine(isForward, backward),
    example: { code: 'M20261201-000123', starts: wish.starts, ends: wish.ends },
    data: staffReservation,
  }),
  'staff/reservation/book': endpoint({
    access: 'staff',
    roles: ['manager', 'lab'],
    errors: ['not_found', 'reservation_unavailable', 'order_act_refused'],
    summary: 'Books a time that was arranged by phone for an order; the member is told',
    input: z
      .strictObject({
        order: recordCode('订单号'),
        device_rid: rid('device'),
        instrument: instrumentCode,
        ...range,
        alone: z.boolean(formatMessage('自主上机')).default(false),
      })
      .refine(isForward, backward),
    example: {
      order: 'D20261121-000123',
      device_rid: 'onsite-tem',
      instrument: 'TEM-1',
      starts: wish.starts,
      ends: wish.ends,
    },
    data: staffReservation,
  }),
};
