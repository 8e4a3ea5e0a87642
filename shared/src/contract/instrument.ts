import { z } from 'zod';
import { bareAccount, formatMessage, limits, tooLongMessage } from '../rules';
import { across } from './across';
import { components } from './component';
import { done, endpoint, nothing } from './endpoint';
import { etag, startedFrom } from './etag';
import {
  day,
  exportLink,
  happened,
  instant,
  optionalText,
  paged,
  paging,
  recordCode,
  rid,
  text,
} from './field';

const grid = limits.instrumentGrid;

/** A time of day on the grid; 24:00 is the end of the day. */
const gridTime = (label: string) =>
  z.string(formatMessage(label)).regex(/^(([01]\d|2[0-3]):(00|30)|24:00)$/, formatMessage(label));

/** Opening hours on a weekday; 0 is Sunday. A weekday may have several. */
const openingHours = z
  .strictObject({
    weekday: z.int(formatMessage('星期')).min(0, formatMessage('星期')).max(6, formatMessage('星期')),
    from: gridTime('开始时间'),
    to: gridTime('结束时间'),
  })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    message: '[结束时间]须晚于开始时间',
    ...across('from', 'to'),
  })
  .register(components, { id: 'OpeningHours' });

/** Returns true when no two opening hours of a weekday overlap: their slots would be offered twice. */
const areApart = (hours: readonly z.infer<typeof openingHours>[]): boolean =>
  hours.every((one, index) =>
    hours
      .slice(0, index)
      .every((other) => other.weekday !== one.weekday || other.to <= one.from || one.to <= other.from),
  );

/** Days on which an instrument is closed, both ends included. */
const closure = z
  .object({ from: z.string(), to: z.string(), reason: z.string() })
  .register(components, { id: 'InstrumentClosure' });

const terms = {
  name: text('仪器名称', 100),
  /** Where the instrument stands. */
  place: optionalText('位置', 100),
  slot_minutes: z
    .int(formatMessage('时段长度'))
    .multipleOf(grid, `[时段长度]须为 ${grid} 分钟的倍数`)
    .min(grid, `[时段长度]不能少于 ${grid} 分钟`)
    .max(24 * 60, '[时段长度]不能超过 24 小时'),
  capacity: z
    .int(formatMessage('同时预约数'))
    .min(1, '[同时预约数]不能小于 1')
    .max(50, '[同时预约数]不能超过 50'),
  self_operated: z.boolean(formatMessage('自主上机')),
};

/** What members see of an instrument. */
export const instrument = z
  .object({
    rid: z.string(),
    code: z.string(),
    name: z.string(),
    place: z.string(),
    slot_minutes: z.int(),
    /** Number of reservations at the same time. */
    capacity: z.int(),
    /** True when members with a permission may operate the instrument without an operator. */
    self_operated: z.boolean(),
    /** Why the instrument is out of service; null while it is in service. */
    out_of_service: z.string().nullable(),
  })
  .register(components, { id: 'Instrument' });
export type Instrument = z.infer<typeof instrument>;

/** What visitors see of an instrument: where it stands and what it is used for. */
const shownInstrument = z
  .object({
    code: z.string(),
    name: z.string(),
    place: z.string(),
    self_operated: z.boolean(),
    services: z.array(z.object({ rid: z.string(), name: z.string() })),
  })
  .register(components, { id: 'ShownInstrument' });
export type ShownInstrument = z.infer<typeof shownInstrument>;

/** What staff see of an instrument. */
const staffInstrument = instrument
  .extend({
    device_rids: z.array(z.string()),
    hours: z.array(openingHours),
    manuals: z.array(z.string()),
    closures: z.array(closure),
    /** Of what `staff/instrument/save` replaces. */
    etag,
  })
  .register(components, { id: 'StaffInstrument' });
export type StaffInstrument = z.infer<typeof staffInstrument>;

const freeSlot = z
  .object({
    starts: instant,
    ends: instant,
    /** Number of reservations that the slot still takes; 0 when it has begun or is closed. */
    left: z.int(),
  })
  .register(components, { id: 'InstrumentSlot' });

const freeDay = z
  .object({
    date: z.string(),
    /** Why the instrument is closed on this day; null when it is not closed, or has no opening hours. */
    closed: z.string().nullable(),
    slots: z.array(freeSlot),
  })
  .register(components, { id: 'InstrumentDay' });

/** Code by which staff identify an instrument, such as TEM-1. */
export const instrumentCode = recordCode('仪器编号')
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/, formatMessage('仪器编号'))
  .toUpperCase();
const reason = text('原因', 200);
const account = text('客户账号', 40).overwrite(bareAccount);

/** What became of the reservations in a time that staff closed. */
const cleared = z
  .object({ moved: z.int(), cancelled: z.int() })
  .register(components, { id: 'ClearedReservations' });

const example = {
  code: 'TEM-1',
  name: 'FEI Talos F200X',
  place: '材料楼 B1-03',
  device_rids: ['onsite-tem'],
  hours: [{ weekday: 1, from: '08:30', to: '18:30' }],
  slot_minutes: 60,
  capacity: 1,
  self_operated: true,
  manuals: ['Talos F200X 上机手册'],
};

export const instrumentEndpoints = {
  'open/web/instrument/free': endpoint({
    access: 'open',
    reads: true,
    errors: ['not_found'],
    summary: "Slots of a service's instruments on some days, both ends included, with what is still free",
    input: z
      .strictObject({ device_rid: rid('device'), from: day('开始日期'), to: day('结束日期') })
      .refine(({ from, to }) => from <= to, {
        path: ['to'],
        message: '[结束日期]不能早于开始日期',
        ...across('from', 'to'),
      })
      .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < limits.slotDays * 86_400_000, {
        path: ['to'],
        message: `[结束日期]一次最多查询 ${limits.slotDays} 天`,
        ...across('from', 'to'),
      }),
    example: { device_rid: 'onsite-tem', from: '2026-12-01', to: '2026-12-07' },
    data: z.array(instrument.extend({ days: z.array(freeDay) })),
  }),
  'open/web/instrument/list': endpoint({
    access: 'open',
    reads: true,
    summary: "The lab's instruments that are in service, by place, with the services on sale that use them",
    input: nothing,
    data: z.array(shownInstrument),
  }),
  'staff/instrument/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    summary: 'Instruments by code, with opening hours and closed days from today on',
    input: z.strictObject({ ...paging }),
    data: paged(staffInstrument),
  }),
  'staff/instrument/save': endpoint({
    access: 'staff',
    roles: ['lab'],
    edits: staffInstrument,
    summary: 'Adds the instrument with this code, or replaces it; reservations stay as they are',
    input: z.strictObject({
      code: instrumentCode,
      ...terms,
      device_rids: z
        .array(rid('device'), formatMessage('服务项目'))
        .min(1, '[服务项目]不能为空')
        .max(50, '[服务项目]过多'),
      hours: z
        .array(openingHours, formatMessage('开放时间'))
        .max(50, '[开放时间]过多')
        .refine(areApart, '[开放时间]不能重复或重叠'),
      manuals: z
        .array(text('手册', 100), formatMessage('手册'))
        .max(20, tooLongMessage('手册', 20))
        .default([]),
      etag: startedFrom,
    }),
    example,
    data: staffInstrument,
  }),
  'staff/instrument/close': endpoint({
    access: 'staff',
    roles: ['lab'],
    errors: ['not_found'],
    summary: 'Closes an instrument on some days; its reservations are moved to another one or cancelled',
    input: z.strictObject({
      code: instrumentCode,
      from: day('开始日期'),
      to: day('结束日期'),
      reason,
    }),
    example: { code: 'TEM-1', from: '2026-12-07', to: '2026-12-08', reason: '更换灯丝' },
    data: cleared,
  }),
  'staff/instrument/reopen': endpoint({
    access: 'staff',
    roles: ['lab'],
    errors: ['not_found'],
    summary: 'Removes the closures of an instrument that contain this day',
    input: z.strictObject({ code: instrumentCode, day: day('日期') }),
    example: { code: 'TEM-1', day: '2026-12-07' },
    data: staffInstrument,
  }),
  'staff/instrument/outOfService': endpoint({
    access: 'staff',
    roles: ['lab'],
    errors: ['not_found'],
    summary: 'Takes an instrument out of service; its reservations are moved to another one or cancelled',
    input: z.strictObject({ code: instrumentCode, reason }),
    example: { code: 'TEM-1', reason: '真空故障' },
    data: cleared,
  }),
  'staff/instrument/inService': endpoint({
    access: 'staff',
    roles: ['lab'],
    errors: ['not_found'],
    summary: 'Puts an instrument back into service',
    input: z.strictObject({ code: instrumentCode }),
    example: { code: 'TEM-1' },
    data: staffInstrument,
  }),
  'staff/instrument/doorSign': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    errors: ['not_found'],
    summary:
      'A link that downloads the sign for the door of an instrument as PDF: members begin and finish there by its QR code',
    input: z.strictObject({ code: instrumentCode }),
    example: { code: 'TEM-1' },
    /** `page`: the address that the QR code contains, for a sign of the lab's own. */
    data: exportLink.extend({ page: z.string() }),
  }),
  'staff/instrument/permissions': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    errors: ['not_found'],
    summary: 'Members who may operate an instrument alone',
    input: z.strictObject({ code: instrumentCode, ...paging }),
    data: paged(z.object({ account: z.string(), member: z.string(), granted: happened })),
  }),
  'staff/instrument/permit': endpoint({
    access: 'staff',
    roles: ['lab'],
    errors: ['not_found'],
    summary: 'Permits a member to operate an instrument alone; the member is told',
    input: z.strictObject({ code: instrumentCode, account }),
    example: { code: 'TEM-1', account: '13800000000' },
    data: done,
  }),
  'staff/instrument/revoke': endpoint({
    access: 'staff',
    roles: ['lab'],
    errors: ['not_found'],
    summary: 'Takes the permission back; reservations to come of the member are with an operator',
    input: z.strictObject({ code: instrumentCode, account }),
    example: { code: 'TEM-1', account: '13800000000' },
    data: done,
  }),
};
