import { z } from 'zod';
import { formatMessage } from '../rules';
import { available, example, key } from './clusterField';
import { components } from './component';
import { endpoint } from './endpoint';
import { amountFen, exportLink, fen, happened, month, paging, sheetFormat } from './field';
import { shows } from './shows';
import { spending, spendingMonths, spent } from './spending';

const account = z.enum(['cash', 'bonus'], formatMessage('账户'));

const entry = z
  .object({
    id: z.int(),
    /** What happened, such as 预存划转. */
    label: z.string(),
    /** Code of the statement or prepayment that caused it; null when it has none. */
    code: z.string().nullable(),
    /** Codes of the orders that the statement bills; empty without one. */
    orders: z.array(z.string()),
    /** Projects of these orders, joined; empty when none names one. */
    fund_codes: z.string(),
    /** The member who deposited, withdrew or paid; of a refund, who had paid. Null for a prepayment. */
    member: z.string().nullable(),
    /** Positive when it came in, negative when it went out. */
    amount_fen: fen,
    /** The account's balance after the entry. */
    balance_fen: fen,
    at: happened,
  })
  .register(components, { id: 'ClusterEntry' });
export type ClusterEntry = z.infer<typeof entry>;

const entryMonth = z
  .object({ opening_fen: fen, in_fen: fen, out_fen: fen, closing_fen: fen })
  .register(components, { id: 'ClusterEntryMonth' });

const clusterSpending = spending
  .extend({ members: z.array(spent) })
  .register(components, { id: 'ClusterSpending' });
export type ClusterSpending = z.infer<typeof clusterSpending>;

/** One amount for each month from January to December. */
const months = z.array(fen);
const comparedMonths = z
  .object({ this_fen: months, last_fen: months })
  .register(components, { id: 'ComparedMonths' });
export type ComparedMonths = z.infer<typeof comparedMonths>;

const comparedPart = comparedMonths
  .extend({
    /** Unique in its list: key of a member, or a project however it is typed; empty for orders without a project. */
    key: z.string(),
    name: z.string(),
  })
  .register(components, { id: 'ComparedPart' });
export type ComparedPart = z.infer<typeof comparedPart>;

/** Calls of the money of a group. */
export const clusterMoneyEndpoints = {
  'auth/cluster/deposit': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.groups, ...shows.groupMoney, ...shows.money],
    idempotent: true,
    errors: ['not_found', 'forbidden', 'cluster_act_refused', 'balance_short', 'account_closed'],
    summary: "Moves cash of the member to a group of theirs; answers the group's balances to managers",
    input: key.extend({ amount_fen: amountFen('金额') }),
    example: { ...example, amount_fen: 500_000 },
    data: z.object({ available: available.nullable() }),
  }),
  'auth/cluster/withdraw': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.groups, ...shows.groupMoney, ...shows.money],
    idempotent: true,
    errors: ['not_found', 'forbidden', 'cluster_act_refused', 'balance_short', 'account_closed'],
    summary: 'Moves cash or bonus of a group to its owner, before the group is dissolved or at any time',
    input: key.extend({ account, amount_fen: amountFen('金额') }),
    example: { ...example, account: 'cash', amount_fen: 500_000 },
    data: z.object({ available }),
  }),
  'auth/cluster/entries': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    errors: ['not_found', 'forbidden'],
    summary:
      'Entries of an account of a group, the newest first, all or those of a month with its opening and closing balance; owner, managers and finance',
    input: key.extend({
      account,
      month: month('月份').optional(),
      /** `next` of the previous page. */
      before: z.int(formatMessage('页码')).min(1, formatMessage('页码')).optional(),
      size: paging.size,
    }),
    example: { ...example, account: 'cash' },
    data: z.object({
      list: z.array(entry),
      next: z.int().nullable(),
      /** Balances and totals of the month, or up to now of the current one; null without a month. */
      month: entryMonth.nullable(),
    }),
  }),
  'auth/cluster/export': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    errors: ['not_found', 'forbidden'],
    summary:
      'A link that downloads the entries of an account of a group as Excel or CSV for a minute: all, or the statement of a month with its opening and closing balance; owner, managers and finance',
    input: key.extend({ account, month: month('月份').optional(), format: sheetFormat }),
    example: { ...example, account: 'cash', month: '2026-11', format: 'xlsx' },
    data: exportLink,
  }),
  'auth/cluster/spending': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    errors: ['not_found', 'forbidden'],
    summary:
      'What a group paid for statements less refunds, by month, member and service; owner, managers and finance',
    input: key.extend({ months: spendingMonths }),
    example: { ...example, months: 12 },
    data: clusterSpending,
  }),
  'auth/cluster/monthsCompared': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    errors: ['not_found', 'forbidden'],
    summary:
      'What a group paid for statements less refunds in each month of this calendar year and of last year: in all, by member and by project; owner, managers and finance',
    input: key,
    example,
    data: z.object({
      year: z.int(),
      /** The current month, 1 to 12: later ones of this year are zero. */
      month: z.int(),
      all: comparedMonths,
      /** Both lists add up to `all`, the largest of both years first. */
      members: z.array(comparedPart),
      projects: z.array(comparedPart),
    }),
  }),
};
