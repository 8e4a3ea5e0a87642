import { z } from 'zod';
import { formatMessage, limits, requiredMessage, statementActs, statementStates, texts } from '../rules';
import { across } from './across';
import { components } from './component';
import { endpoint } from './endpoint';
import {
  amountFen,
  exportLink,
  fen,
  happened,
  instant,
  optionalText,
  paged,
  paging,
  queued,
  queuePaging,
  recordCode,
  rid,
  sheetFormat,
  text,
} from './field';
import { orderRow } from './order';
import { seen } from './seen';
import { shows } from './shows';

export const statementState = z.enum(statementStates).register(components, { id: 'StatementState' });
const statementAct = z.enum(statementActs).register(components, { id: 'StatementAct' });

/** A line of a statement. The lines of an order add up to what it costs. */
const statementLine = z
  .object({
    order_rid: z.string(),
    order_code: z.string(),
    kind: z.enum(['item', 'discount', 'adjustment']),
    name: z.string(),
    /** Options of an item, reason of an adjustment. */
    detail: z.string(),
    amount_fen: fen,
  })
  .register(components, { id: 'StatementLine' });

/** From which accounts the orders of a statement are paid, or will be when it is confirmed. */
const statementSources = z
  .object({ cash_fen: fen, bonus_fen: fen, credit_fen: fen })
  .register(components, { id: 'StatementSources' });

const statementRow = z
  .object({
    rid: z.string(),
    /** Code that people use, such as S20260102-000123. */
    code: z.string(),
    state: statementState,
    created: happened,
    /** When it is confirmed automatically; null unless it is open. */
    review_until: instant.nullable(),
    /** `fund_code`: the project or grant that the member named; empty without one. */
    orders: z.array(z.object({ rid: z.string(), code: z.string(), fund_code: z.string() })),
    total_fen: fen,
    /** What was paid, refunds deducted; read from the ledger. */
    paid_fen: fen,
    /** What is still to be paid; 0 before the statement is confirmed. */
    owed_fen: fen,
    /** Part of what is owed that waits for the approval of a group's manager. */
    waiting_fen: fen,
    /** Used up by requests for invoices that wait or are issued. */
    invoiced_fen: fen,
    /** Paid from prepayments that are invoiced, or reserved for that: it isn't invoiced again. */
    invoiced_cash_fen: fen,
    /** Acts of the caller. */
    can: z.array(statementAct),
  })
  .register(components, { id: 'StatementRow' });

const payment = z
  .object({
    at: happened,
    /** How the money moved, such as 结算单付款. */
    label: z.string(),
    /** Name of the group that paid, or to which it was returned; null for the member. */
    group: z.string().nullable(),
    /** Negative for a refund. */
    amount_fen: fen,
  })
  .register(components, { id: 'StatementPayment' });

const statement = statementRow
  .extend({
    lines: z.array(statementLine),
    sources: statementSources,
    /** What the member may pay from now; an invoiced part is paid neither with bonus nor with invoiced cash. */
    available: z.object({ cash_fen: fen, bonus_fen: fen }),
    /** What may still be invoiced: paid in cash or by bank, or owed since the confirmation, and not used up by other requests. */
    invoiceable_fen: fen,
    payments: z.array(payment),
    events: z.array(
      z.object({
        act: statementAct,
        by: z.enum(['member', 'staff', 'system']),
        at: happened,
        note: z.string(),
      }),
    ),
  })
  .register(components, { id: 'Statement' });
export type Statement = z.infer<typeof statement>;

const key = z.strictObject({ rid: rid('statement') });
const code = recordCode('结算单号');
const orderCode = recordCode('订单号');

const adjustments = z
  .array(
    z.strictObject({
      code: orderCode,
      /** Signed: below zero lowers the amount. */
      amount_fen: z
        .int(formatMessage('调整金额'))
        .min(-limits.amountFen, '[调整金额]过大')
        .max(limits.amountFen, '[调整金额]过大')
        .refine((value) => value !== 0, '[调整金额]不能为 0'),
      reason: text('调整原因', 200),
    }),
  )
  .max(100, '[调整]过多')
  .default([]);

const result = z.object({ rid: z.string(), code: z.string(), state: statementState });
const paid = z
  .object({ state: statementState, paid_fen: fen, owed_fen: fen, waiting_fen: fen })
  .register(components, { id: 'StatementPaid' });

/** Hundredths of a percent, or fen. */
const share = z.int(formatMessage('分摊')).min(0, formatMessage('分摊'));

const listedStates = z.array(statementState, formatMessage('状态')).max(statementStates.length).default([]);
const listInput = z.strictObject({ states: listedStates, ...paging });

/** What a payment of statements makes old. */
export const paymentOutdates = [
  ...shows.statements,
  ...shows.orders,
  ...shows.samples,
  ...shows.money,
  ...shows.points,
  ...shows.groups,
  ...shows.groupMoney,
  ...shows.notices,
];

/** Calls of statements (结算单): the bill of delivered orders. Paths of the specification call them `assign`. */
export const statementEndpoints = {
  'auth/assign/settlementList': endpoint({
    access: 'member',
    scope: 'statement:read',
    reads: true,
    unrestricted: true,
    summary: "The member's statements, newest first",
    input: listInput,
    example: { states: ['open', 'unpaid'] },
    data: paged(statementRow),
  }),
  'auth/assign/export': endpoint({
    access: 'member',
    scope: 'statement:read',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    summary: "A link that downloads the member's statements in these states as Excel or CSV for a minute",
    input: z.strictObject({ states: listedStates, format: sheetFormat }),
    example: { states: ['unpaid'], format: 'xlsx' },
    data: exportLink,
  }),
  'auth/assign/statement': endpoint({
    access: 'member',
    scope: 'statement:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'One statement with its lines, payments and history: by its key or by that of one of its orders',
    input: z
      .strictObject({ rid: rid('statement').optional(), order_rid: rid('order').optional() })
      .refine((given) => (given.rid === undefined) !== (given.order_rid === undefined), {
        path: ['rid'],
        message: requiredMessage('结算单'),
        ...across('rid', 'order_rid'),
      }),
    example: { rid: 'k3v9x0q2' },
    data: statement,
  }),
  'auth/assign/right': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.statements, ...shows.orders, ...shows.money, ...shows.notices],
    idempotent: true,
    unrestricted: true,
    errors: ['not_found', 'statement_act_refused', 'account_closed', 'seen_changed'],
    summary: 'Confirms a statement: what was reserved for its orders is taken',
    input: key.extend({ seen: seen.pick({ total_fen: true, review_until: true }) }),
    example: { rid: 'k3v9x0q2', seen: { total_fen: 72_000, review_until: '2026-11-21T02:00:00.000Z' } },
    data: result,
  }),
  'auth/assign/wrong': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.statements, ...shows.orders, ...shows.money, ...shows.notices],
    idempotent: true,
    unrestricted: true,
    errors: ['not_found', 'statement_act_refused'],
    summary: 'Disputes a statement with a reason; the review period stops until staff have answered',
    input: key.extend({ reason: text(...texts.disputeReason) }),
    example: { rid: 'k3v9x0q2', reason: '样品 S2 未检出结果，请核对数量' },
    data: result,
  }),
  'auth/statement/file': endpoint({
    access: 'member',
    scope: 'statement:read',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    errors: ['not_found'],
    summary: 'A link that downloads a statement as PDF for a minute, with what is paid and owed at that time',
    input: key,
    example: { rid: 'k3v9x0q2' },
    data: z.object({ url: z.string() }),
  }),
  'auth/statement/pay': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: paymentOutdates,
    idempotent: true,
    unrestricted: true,
    errors: [
      'not_found',
      'statement_act_refused',
      'amount_invalid',
      'balance_short',
      'account_closed',
      'cluster_act_refused',
      'cluster_limit_exceeded',
      'cluster_budget_exceeded',
      'seen_changed',
    ],
    summary:
      'Pays a confirmed statement, or a part of it, from the own balance and those of groups: cash first, then bonus. What a group pays above its amount of approval waits for a manager',
    input: key.extend({
      seen: seen.pick({ owed_fen: true, waiting_fen: true }),
      /** All that is owed when it is left out. */
      amount_fen: amountFen('金额').optional(),
      /** Who pays how much of the amount; the member alone when it is left out. */
      split: z
        .strictObject({
          by: z.enum(['percent', 'amount'], formatMessage('分摊方式')),
          payers: z
            .array(
              z.union(
                [
                  z.strictObject({ payer: z.literal('own'), share }),
                  z.strictObject({ cluster_rid: rid('cluster'), share }),
                ],
                formatMessage('付款方'),
              ),
              formatMessage('付款方'),
            )
            .min(1, requiredMessage('付款方'))
            .max(20, '[付款方]过多')
            .refine((payers) => {
              const groups = payers.flatMap((one) => ('cluster_rid' in one ? one.cluster_rid : []));
              return new Set(groups).size === groups.length;
            }, '[付款方]不能重复'),
        })
        .optional(),
      /** Shows the data of its orders to the managers of the groups that pay. */
      show_data: z.boolean(formatMessage('管理员可查看数据')).optional(),
    }),
    example: { rid: 'k3v9x0q2', amount_fen: 100_000, seen: { owed_fen: 200_000, waiting_fen: 0 } },
    data: paid,
  }),
  'auth/web/order/ready2pay': endpoint({
    access: 'member',
    scope: 'statement:read',
    reads: true,
    unrestricted: true,
    summary: "The member's orders that wait for payment, newest first, each with its statement",
    input: z.strictObject({ ...paging }),
    data: paged(orderRow.extend({ statement: statementRow.nullable() })),
  }),
  'staff/statement/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'finance'],
    summary: 'Statements of all members: disputed ones first, then the oldest',
    input: z.strictObject({
      states: listedStates,
      /** True for those that are invoiced, at least a part, and not paid. */
      invoiced_unpaid: z.boolean(formatMessage('已开票未付款')).default(false),
      ...queuePaging,
    }),
    data: queued(
      statementRow.extend({
        member: z.string(),
        /** Time of the last change of state: since when it is unpaid. */
        changed: instant,
      }),
    ),
  }),
  'staff/statement/detail': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'finance'],
    errors: ['not_found'],
    summary: 'One statement by its code',
    input: z.strictObject({ code }),
    example: { code: 'S20261118-000001' },
    data: statement.extend({ member: z.string(), member_rid: z.string() }),
  }),
  'staff/statement/overtime': endpoint({
    access: 'staff',
    reads: true,
    roles: ['finance'],
    summary:
      'What these orders cost beyond their ordered hours, because an instrument was used longer than it was booked',
    input: z.strictObject({
      codes: z.array(orderCode, requiredMessage('订单')).max(limits.pageSizeMax, '[订单]过多'),
    }),
    example: { codes: ['D20261118-000001'] },
    data: z.array(
      z.object({
        code: z.string(),
        minutes: z.int(),
        amount_fen: fen,
        reservations: z.array(z.object({ code: z.string(), minutes: z.int() })),
      }),
    ),
  }),
  'staff/statement/add': endpoint({
    access: 'staff',
    roles: ['finance'],
    idempotent: true,
    errors: [
      'not_found',
      'order_act_refused',
      'question_open',
      'credit_short',
      'prepayment_short',
      'account_closed',
      'seen_changed',
    ],
    summary: 'Bills delivered orders of one member; adjustments change what an order costs',
    input: z.strictObject({
      codes: z
        .array(orderCode, requiredMessage('订单'))
        .min(1, requiredMessage('订单'))
        .max(50, '[订单]过多'),
      adjustments,
      note: optionalText('备注', limits.messageLength),
      /** Bills also orders with a question about their data that is not answered. */
      over_questions: z.boolean(formatMessage('有疑问仍出具')).default(false),
      seen: seen.pick({ total_fen: true }),
    }),
    example: {
      codes: ['D20261118-000001'],
      adjustments: [{ code: 'D20261118-000001', amount_fen: -5000, reason: '一个样品未检出' }],
      seen: { total_fen: 27000 },
    },
    data: result,
  }),
  'staff/statement/answer': endpoint({
    access: 'staff',
    roles: ['finance'],
    idempotent: true,
    errors: ['not_found', 'statement_act_refused', 'credit_short', 'prepayment_short', 'account_closed'],
    summary: 'Answers a dispute, with adjustments or without; a new review period begins',
    input: z.strictObject({ code, adjustments, note: text('答复', limits.messageLength) }),
    example: { code: 'S20261118-000001', note: '已按实际数量调整', adjustments: [] },
    data: result,
  }),
  'staff/statement/refund': endpoint({
    access: 'staff',
    roles: ['finance'],
    idempotent: true,
    errors: ['not_found', 'statement_act_refused', 'amount_invalid', 'account_closed', 'approval_waiting'],
    summary:
      'Returns money of a paid statement to those who paid, in proportion: at most what was paid in cash and is not invoiced. Above the setting `approvalFen` a second person must agree',

    input: z.strictObject({ code, amount_fen: amountFen('金额'), reason: text('退款原因', 200) }),
    example: { code: 'S20261118-000001', amount_fen: 5000, reason: '重复计费' },
    data: paid.extend({
      /** Code of the approval that waits for a second person; null when the money is returned. */
      approval: z.string().nullable(),
    }),
  }),
};
