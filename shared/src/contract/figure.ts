import { z } from 'zod';
import { daysAfter, formatMessage, limits, type promiseHours } from '../rules';
import { across } from './across';
import { endpoint, nothing } from './endpoint';
import { day, exportLink, fen, wholePeriod } from './field';

const days = { from: day('开始日期'), to: day('结束日期') };

/** Returns the input with the rule that its period is not longer than a leap year. */
const yearAtMost = <Schema extends z.ZodType<{ readonly from: string; readonly to: string }>>(
  schema: Schema,
) =>
  wholePeriod(schema).refine(({ from, to }) => to < daysAfter(from, limits.figureDays), {
    path: ['to'],
    message: `[结束日期]距开始日期不能超过 ${limits.figureDays} 天`,
    ...across('from', 'to'),
  });

const period = yearAtMost(z.strictObject(days));
const example = { from: '2026-11-01', to: '2026-11-30' };

const kinds = ['call', 'deliver', 'return'] as const satisfies readonly (keyof typeof promiseHours)[];

/** Promises of a kind that were due in a week, as far as it is in the period. Those that are neither kept nor late are still in time. */
const promiseWeek = z.object({
  /** Monday of the week, in the lab's time zone. */
  week: z.string(),
  kind: z.enum(kinds),
  due: z.int(),
  /** Kept in time. */
  kept: z.int(),
  /** Kept after its due time. */
  late: z.int(),
  /** Overdue and not kept yet. */
  open_late: z.int(),
});

/** How long a service took from the receipt of the samples to the delivery, in working days of the lab's calendar. */
const turnaround = z.object({
  device_rid: z.string(),
  name: z.string(),
  /** Orders that were delivered in the period. */
  orders: z.int(),
  /** Half of the orders were delivered within so many days. */
  median_days: z.int(),
  /** Nine of ten orders were. */
  most_days: z.int(),
});

/** Time of an instrument in minutes: of all its seats together. */
const load = z.object({
  code: z.string(),
  name: z.string(),
  /** By its timetable, without closed days. */
  open_minutes: z.int(),
  /** Reservations that begin in the period: booked, done and missed ones. */
  reserved_minutes: z.int(),
  /** Those that are done. */
  used_minutes: z.int(),
});

/** A member by name, company and phone; `phone` finds their orders. */
const customer = { member: z.string(), phone: z.string() };

const incomeService = z.object({
  /** A discount and an adjustment belong to no service. */
  kind: z.enum(['item', 'discount', 'adjustment']),
  name: z.string(),
  billed_fen: fen,
});

const incomeCustomer = z.object({ ...customer, billed_fen: fen, paid_fen: fen });

/** What is owed by the days since the statement was confirmed. */
const owed = {
  to30_fen: fen,
  to60_fen: fen,
  to90_fen: fen,
  beyond_fen: fen,
};

const owedCustomer = z.object({ ...customer, ...owed });

/** Calls of the figures (统计): what the lab promised, did, earned and is owed. */
export const figureEndpoints = {
  'staff/figure/promises': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager'],
    summary:
      'Promises that were due in the period, at most 366 days, by week and kind: kept in time, late, open and late',
    input: period,
    example,
    data: z.object({ list: z.array(promiseWeek) }),
  }),
  'staff/figure/turnaround': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager'],
    summary:
      'Working days from the receipt of the samples to the delivery, by service: median and 90th percentile of the orders that were delivered in the period; orders without samples are left out',
    input: period,
    example,
    data: z.object({ list: z.array(turnaround) }),
  }),
  'staff/figure/load': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager'],
    summary: 'Time of the instruments in service: open, reserved and used in the period',
    input: period,
    example,
    data: z.object({ list: z.array(load) }),
  }),
  'staff/figure/income': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'finance'],
    summary:
      'What the statements of the period bill, by service and by customer, and what was paid in the period less refunds, by customer. The customers with most come first, at most 50; `rest` is what the others add',
    input: period,
    example,
    data: z.object({
      billed_fen: fen,
      paid_fen: fen,
      services: z.array(incomeService),
      customers: z.array(incomeCustomer),
      rest: z.object({ customers: z.int(), billed_fen: fen, paid_fen: fen }),
    }),
  }),
  'staff/figure/open': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'finance'],
    summary:
      'What members owe now, by the days since their statement was confirmed: up to 30, 60, 90 and more. The customers who owe most come first, at most 50; `rest` is what the others owe',
    input: nothing,
    data: z.object({
      ...owed,
      customers: z.array(owedCustomer),
      rest: z.object({ customers: z.int(), ...owed }),
    }),
  }),
  'staff/figure/export': endpoint({
    access: 'staff',
    roles: ['manager', 'finance'],
    summary:
      'A link that downloads the figures of the period that the roles may see as Excel for a minute, each on a sheet of its own with all customers; the audit log keeps who asked',
    input: yearAtMost(
      z.strictObject({ ...days, format: z.enum(['xlsx'], formatMessage('格式')).default('xlsx') }),
    ),
    example,
    data: exportLink,
  }),
};
