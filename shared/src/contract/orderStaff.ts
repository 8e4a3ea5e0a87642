import { z } from 'zod';
import { bareAccount, formatMessage, limits, orderStates, texts } from '../rules';
import { done, endpoint, nothing } from './endpoint';
import { day, happened, keyword, optionalText, queued, queuePaging, recordCode, text } from './field';
import { order, orderAct, orderRow, orderState, promise } from './order';
import { orderFile } from './orderFile';
import { protocolSignature } from './protocol';
import { seen } from './seen';

/** Code by which staff identify an order. */
const orderCode = recordCode('订单号');

/** A person of the lab. */
const colleague = z.object({ account: z.string(), name: z.string() });

/** Who looks after the order; null for nobody. */
const assignee = colleague.nullable();

/** Account of a person of the lab; empty for nobody. */
const accountOrNobody = (label: string) => optionalText(label, texts.account[1]).overwrite(bareAccount);

/** True when the member has changed the order since staff last acted on it. */
const revised = z.boolean();
/** Number of the member's changes. */
const revision = z.int();

/** Filters of the list; an order has to fit all that are given. */
const filter = {
  states: z.array(orderState, formatMessage('订单状态')).max(orderStates.length).default([]),
  /** The beginning of the number, with or without its letter. */
  code: keyword('订单号', 40),
  /** The beginning of the member's name, company or phone, or the member's key. */
  member: keyword('客户'),
  /** Part of the name of a service. */
  service: keyword('服务名称'),
  /** Days on which the order was placed, both included. */
  from: day('开始日期').optional(),
  to: day('结束日期').optional(),
  /** Only orders with a promise that is overdue. */
  late: z.boolean(formatMessage('只看超时')).default(false),
  /** Only orders that the caller looks after. */
  mine: z.boolean(formatMessage('只看我负责的')).default(false),
};

/**
 * `waiting`: open questions first, then open orders, then done ones, the longest waiting first. `newest`: by the time of the order.
 * `due`: orders with an open promise alone, the one that is due first at the top.
 */
const sort = z.enum(['waiting', 'newest', 'due'], formatMessage('排序')).default('waiting');

/** What the person saw of an order that is moved. */
const moveSeen = seen.pick({ state: true, due_fen: true, revision: true });

/** What became of one order of a batch: its state, or why it was refused. */
const batchResult = z.object({
  code: z.string(),
  /** The state afterwards; null when the act was refused. */
  state: orderState.nullable(),
  /** Id and message of the refusal; null when the act was done. */
  refused: z.object({ error: z.string(), msg: z.string() }).nullable(),
});

/** An order in a list of staff. */
const staffOrderRow = orderRow.extend({
  /** Name, company and phone of the member. */
  member: z.string(),
  member_rid: z.string(),
  assignee,
  /** True when a promise is overdue. */
  late: z.boolean(),
  open_question: z.boolean(),
  revised,
  revision,
  /** The promise that has to be kept next; null when none is open. */
  promise: promise.pick({ kind: true, due: true, late: true }).nullable(),
  /** When something last happened to the order. */
  updated: happened,
});

export const orderStaffEndpoints = {
  'staff/order/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab', 'finance'],
    summary:
      'Orders of all members by state, number, member, service, day and lateness, the longest waiting first unless `sort` says otherwise, with what may be done and the promise that is to be kept next',
    input: z.strictObject({
      ...filter,
      /** A cursor belongs to the sort that it was made with. */
      sort,
      ...queuePaging,
    }),
    example: { states: ['submitted'], sort: 'newest', size: 20 },
    data: queued(staffOrderRow),
  }),
  'staff/order/export': endpoint({
    access: 'staff',
    roles: ['manager', 'lab', 'finance'],
    summary:
      'A link that downloads the orders that fit the same filters, in the same order, as Excel or CSV for a minute; the audit log keeps who asked',
    input: z.strictObject({
      ...filter,
      sort,
      format: z.enum(['xlsx', 'csv'], formatMessage('格式')).default('xlsx'),
    }),
    example: { states: ['submitted'], format: 'csv' },
    data: z.object({ url: z.string() }),
  }),
  'staff/order/detail': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab', 'finance'],
    errors: ['not_found'],
    summary: 'One order with its timeline, promises and files; `can` is what staff may do',
    input: z.strictObject({ code: orderCode }),
    data: order.extend({
      member: z.string(),
      member_rid: z.string(),
      late: z.boolean(),
      open_question: z.boolean(),
      revised,
      revision,
      files: z.array(orderFile),
      assignee,
      /** Who of the lab wrote down for the member what is ordered; empty for what the member chose. */
      prepared_by: z.string(),
      /** What staff told each other, the newest first. Members never see it. */
      notes: z.array(z.object({ by: z.string(), text: z.string(), at: happened })),
      /** Signatures of the agreement on the page, with the origin of the call. */
      signatures: z.array(protocolSignature.extend({ ip: z.string(), user_agent: z.string() })),
    }),
  }),
  'staff/order/colleagues': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    summary: 'People of the lab to whom an order can be handed',
    input: nothing,
    data: z.object({ list: z.array(colleague) }),
  }),
  'staff/order/assign': endpoint({
    access: 'staff',
    roles: ['manager', 'lab'],
    errors: ['not_found', 'order_assigned'],
    summary:
      'Takes an order, hands it over, or gives it to nobody; refused when another person has it by now',
    input: z.strictObject({
      code: orderCode,
      /** Who looks after it from now on. */
      to: accountOrNobody('负责人'),
      /** Who looked after it when it was shown. */
      from: accountOrNobody('原负责人'),
    }),
    example: { code: 'D20261118-000001', to: 'lin', from: '' },
    data: z.object({ code: z.string(), assignee }),
  }),
  'staff/order/note': endpoint({
    access: 'staff',
    roles: ['manager', 'lab', 'finance'],
    idempotent: true,
    errors: ['not_found'],
    summary: 'Keeps a note about an order for colleagues; the member never sees it',
    input: z.strictObject({ code: orderCode, text: text(...texts.orderNote) }),
    example: { code: 'D20261118-000001', text: '电话无人接听，15:00 再打' },
    data: done,
  }),
  'staff/order/move': endpoint({
    access: 'staff',
    roles: ['manager', 'lab'],
    errors: [
      'not_found',
      'order_act_refused',
      'delivery_unchecked',
      'prepayment_short',
      'account_closed',
      'seen_changed',
    ],
    summary: 'Does one act on an order: it moves on, its timeline says who and why, the member is told',
    input: z.strictObject({
      code: orderCode,
      act: orderAct,
      note: optionalText('备注', limits.messageLength),
      seen: moveSeen,
    }),
    example: {
      code: 'D20261118-000001',
      act: 'confirm',
      seen: { state: 'submitted', due_fen: 32000, revision: 0 },
    },
    data: z.object({ code: z.string(), state: orderState, can: z.array(orderAct) }),
  }),
  'staff/order/moveMany': endpoint({
    access: 'staff',
    roles: ['manager', 'lab'],
    idempotent: true,
    summary:
      'Does one act on several orders, each in a transaction of its own: a result or a refusal for each, in their order',
    input: z.strictObject({
      rows: z
        .array(z.strictObject({ code: orderCode, seen: moveSeen }), formatMessage('订单'))
        .min(1, '[订单]不能为空')
        .max(limits.batchRows, `[订单]不能超过 ${limits.batchRows} 个`)
        .refine((rows) => new Set(rows.map(({ code }) => code)).size === rows.length, '[订单]有重复'),
      act: orderAct,
      note: optionalText('备注', limits.messageLength),
    }),
    example: {
      rows: [{ code: 'D20261118-000001', seen: { state: 'submitted', due_fen: 32000, revision: 0 } }],
      act: 'confirm',
    },
    data: z.object({ list: z.array(batchResult) }),
  }),
};
