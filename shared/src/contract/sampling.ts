import { z } from 'zod';
import { formatMessage, limits, requiredMessage, samplingActs, samplingStates, texts } from '../rules';
import { across } from './across';
import { components } from './component';
import { done, endpoint } from './endpoint';
import {
  day,
  dayPaging,
  happened,
  keyword,
  optionalPhone,
  optionalText,
  paged,
  paging,
  queued,
  recordCode,
  rid,
  text,
} from './field';
import { shows } from './shows';

export const samplingState = z.enum(samplingStates).register(components, { id: 'SamplingState' });
export const samplingAct = z.enum(samplingActs).register(components, { id: 'SamplingAct' });

/** A booking of an on-site sampling. */
export const sampling = z
  .object({
    rid: z.string(),
    /** Code that members use for the booking, such as V20260102-000123. */
    code: z.string(),
    state: samplingState,
    date: z.string(),
    time: z.string(),
    name: z.string(),
    phone: z.string(),
    /** Province, city, district and detail address in one line. */
    place: z.string(),
    message: z.string(),
    /** Day of the work at an instrument that the samples are for; the visit can be moved to days before it only. */
    scene_date: z.string().nullable(),
    created: happened,
    /** Acts that the caller may do now. */
    can: z.array(samplingAct),
  })
  .register(components, { id: 'Sampling' });
export type Sampling = z.infer<typeof sampling>;

/** Fields of an address that is not in the address book, with their messages (specification, section 5). */
const ownPlace = [
  ['name', '姓名'],
  ['phone', '手机'],
  ['address_code', '取样地址'],
  ['address', '详细地址'],
] as const;

/** Fields of a booking in the order of its form, by which the first message is chosen. */
const bookingFields = z.strictObject({
  type: z.literal(1, '[送样方式]格式不正确').default(1),
  sendAddress: rid('address', '取样地址').optional(),
  name: optionalText(...texts.name),
  phone: optionalPhone('手机'),
  address_code: optionalText('取样地址', 6),
  province: optionalText('省份', 40),
  city: optionalText('城市', 40),
  area: optionalText('区县', 40),
  address: optionalText(...texts.address),
  date: day('取样日期'),
  time: text('取样时间', 20),
  /** Day of the work at an instrument that the samples are for: the visit has to be before it. */
  scene_date: day('现场测试日期').optional(),
  message: optionalText(...texts.message),
});

/** A rule about a field of an address that is not in the address book. */
const ofOwnPlace = (
  field: (typeof ownPlace)[number][0],
  message: string,
  isGood: (given: string) => boolean,
) =>
  z.refine<z.output<typeof bookingFields>>(
    (given) => given.sendAddress !== undefined || isGood(given[field]),
    { path: [field], message, ...across('sendAddress', field) },
  );

/** Input of a booking (specification, section 3): a saved address (`sendAddress`), or a complete other address. */
const booking = bookingFields
  .check(
    ...ownPlace.map(([field, label]) => ofOwnPlace(field, requiredMessage(label), (given) => given !== '')),
    ofOwnPlace('address_code', formatMessage('取样地址'), (given) => /^(?:\d{6})?$/.test(given)),
  )
  .register(components, { id: 'SamplingInput' });

const days = z
  .strictObject({ from: day('开始日期'), to: day('结束日期') })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: '[结束日期]不能早于开始日期',
    ...across('from', 'to'),
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < limits.slotDays * 86_400_000, {
    path: ['to'],
    message: `[结束日期]一次最多查询 ${limits.slotDays} 天`,
    ...across('from', 'to'),
  });

const slot = z
  .object({
    time: z.string(),
    /** Number of free visits of the slot; 0 when it is closed. */
    left: z.int(),
    /** Closed by the settings or begun, whatever is booked. */
    closed: z.boolean(),
    /** True for what can't be booked: closed or full. */
    disabled: z.boolean(),
  })
  .register(components, { id: 'SamplingSlot' });

export const samplingEndpoints = {
  'open/sampling/slots': endpoint({
    access: 'open',
    reads: true,
    summary: 'The slots of some days, both ends included, with what is still free',
    input: days,
    data: z.array(z.object({ date: z.string(), slots: z.array(slot) })),
  }),
  'auth/sampling/add': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.visits, ...shows.notices, 'auth/address/list'],
    idempotent: true,
    errors: [
      'not_found',
      'account_closing',
      'pickup_unavailable',
      'pickup_slot_unavailable',
      'sampling_limit',
      'visit_limit',
    ],
    summary: 'Books an on-site sampling',
    input: booking,
    data: sampling,
  }),
  'auth/sampling/list': endpoint({
    access: 'member',
    scope: 'reservation:read',
    reads: true,
    unrestricted: true,
    summary:
      "The member's bookings in these states, or in all, newest first, or only the visits at which samples were taken; with the count of each state",
    input: z.strictObject({
      states: z.array(samplingState, formatMessage('预约状态')).max(samplingStates.length).default([]),
      sampled: z.boolean('[已取样]格式不正确').default(false),
      ...paging,
    }),
    example: { states: ['booked', 'confirmed'] },
    data: paged(sampling).extend({ counts: z.partialRecord(samplingState, z.int()) }),
  }),
  'auth/sampling/reschedule': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.visits, ...shows.notices],
    errors: ['not_found', 'pickup_slot_unavailable', 'sampling_act_refused'],
    summary: 'Moves a booking to another day or slot; staff confirm it again',
    input: z.strictObject({ rid: rid('sampling'), date: day('取样日期'), time: text('取样时间', 20) }),
    data: sampling,
  }),
  'auth/sampling/cancel': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.visits, ...shows.notices],
    unrestricted: true,
    errors: ['not_found', 'sampling_act_refused'],
    summary: 'Cancels a booking, whose slot becomes free',
    input: z.strictObject({ rid: rid('sampling') }),
    data: done,
  }),
  'staff/sampling/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    summary:
      'Bookings of all members in these states, by day and slot, or the one with this code whatever its state is',
    input: z.strictObject({
      states: z.array(samplingState).default(['booked', 'confirmed']),
      code: keyword('预约号', 40),
      ...dayPaging,
    }),
    data: queued(sampling),
  }),
  'staff/sampling/move': endpoint({
    access: 'staff',
    roles: ['manager', 'lab'],
    errors: ['not_found', 'sampling_act_refused'],
    summary: 'Confirms, finishes or cancels a booking; the member is told, of a cancellation with its reason',
    input: z
      .strictObject({
        code: recordCode('预约号'),
        act: samplingAct,
        note: optionalText('备注', limits.messageLength),
      })
      .refine(({ act, note }) => act !== 'cancel' || note !== '', {
        path: ['note'],
        message: requiredMessage('备注'),
        ...across('act', 'note'),
      }),
    example: { code: 'V20260102-000001', act: 'confirm' },
    data: sampling,
  }),
};
