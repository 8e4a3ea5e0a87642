import { z } from 'zod';
import { orderStates, texts } from '../rules';
import { coupon } from './coupon';
import { done, endpoint } from './endpoint';
import { fen, keyword, paged, paging, rid, text } from './field';
import { order, orderRow, orderState } from './order';
import { coupon_rid, isWanted, orderInput, wanted, wantedMissing } from './orderInput';
import { orderQuote } from './orderQuote';
import { orderReady } from './orderReady';
import { parcelInput } from './parcel';
import { shows } from './shows';

export const orderEndpoints = {
  'auth/order/add': endpoint({
    access: 'member',
    scope: 'order:write',
    outdates: [
      ...shows.orders,
      ...shows.files,
      ...shows.samples,
      ...shows.times,
      ...shows.visits,
      ...shows.coupons,
      ...shows.plan,
      ...shows.money,
      ...shows.notices,
      'auth/address/list',
      'auth/order/draft/get',
      'auth/upload/list',
      'auth/invite/init',
    ],
    idempotent: true,
    errors: [
      'not_found',
      'account_closing',
      'profile_incomplete',
      'plan_changed',
      'operation_not_permitted',
      'pickup_unavailable',
      'pickup_slot_unavailable',
      'visit_limit',
      'credit_short',
      'credit_overdue',
      'account_closed',
      'coupon_unusable',
      'reservation_unusable',
      'raw_limit',
      'seen_changed',
    ],
    summary:
      'Places an order of a certified member: of items of the plan, which leave the plan, or of one service directly',
    input: orderInput,
    example: {
      plan_rids: ['k3v9x0q2'],
      seen: { total_fen: 12_000, due_fen: 12_000, times: [] },
      sample_source: -1,
    },
    data: z.object({ rid: z.string(), code: z.string() }),
  }),
  'auth/order/quote': endpoint({
    access: 'member',
    scope: 'order:read',
    reads: true,
    errors: ['not_found', 'plan_changed', 'coupon_unusable'],
    summary:
      'What an order would cost, line by line: list price, quoted price, discount of a coupon, what is left to pay, and by what it can be paid',
    input: z
      .strictObject({
        ...wanted,
        coupon_rid,
        /** Uses the coupon that takes off most, instead of `coupon_rid`. */
        best_coupon: z.boolean('[优惠券]格式不正确').default(false),
      })
      .refine(isWanted, wantedMissing),
    example: { item: { device_rid: 'xrd' }, coupon_rid: 'k3v9x0q2' },
    data: orderQuote,
  }),
  'auth/order/ready': endpoint({
    access: 'member',
    scope: 'order:read',
    reads: true,
    errors: ['plan_changed'],
    summary:
      'Whether items of the plan can be ordered without further answers, and how: price, coupon, held time, stored samples, and what the last order said about their return and materials',
    input: z.strictObject({ plan_rids: wanted.plan_rids }),
    example: { plan_rids: ['k3v9x0q2'] },
    data: orderReady,
  }),
  'auth/discount4user': endpoint({
    access: 'member',
    scope: 'order:read',
    reads: true,
    errors: ['plan_changed'],
    summary:
      "The member's usable coupons for an order: those that fit, the best first, and the others with the reason",
    input: z.strictObject(wanted).refine(isWanted, wantedMissing),
    example: { plan_rids: ['k3v9x0q2'] },
    data: z.object({
      total_fen: fen,
      fitting: z.array(z.object({ coupon, discount_fen: fen })),
      others: z.array(z.object({ coupon, reason: z.string() })),
    }),
  }),
  'auth/order/cancel': endpoint({
    access: 'member',
    scope: 'order:write',
    outdates: [
      ...shows.orders,
      ...shows.files,
      ...shows.samples,
      ...shows.times,
      ...shows.visits,
      ...shows.coupons,
      ...shows.prices,
      ...shows.money,
      ...shows.quotations,
      ...shows.notices,
    ],
    unrestricted: true,
    errors: ['not_found', 'order_act_refused'],
    summary: 'Cancels an order that has not been received',
    input: z.strictObject({ rid: rid('order'), reason: text(...texts.cancelReason) }),
    data: done,
  }),
  'auth/order/send': endpoint({
    access: 'member',
    scope: 'order:write',
    outdates: [...shows.orders, ...shows.samples],
    errors: ['not_found', 'order_act_refused'],
    summary:
      'Stores the express number of the parcel with the sample; it can be changed until the lab has it',
    input: parcelInput.extend({ rid: rid('order') }),
    data: done,
  }),
  'auth/order/reportOrderFeedback': endpoint({
    access: 'member',
    scope: 'order:write',
    outdates: [...shows.orders, ...shows.notices],
    idempotent: true,
    errors: ['not_found', 'order_act_refused'],
    summary: 'Asks the account manager a question about the data',
    input: z.strictObject({ rid: rid('order'), question: text(...texts.dataQuestion) }),
    data: done,
  }),
  'auth/order/again': endpoint({
    access: 'member',
    scope: 'order:write',
    outdates: shows.plan,
    errors: ['not_found', 'plan_limit'],
    summary: "Puts an order's items into the plan, as far as they are still offered",
    input: z.strictObject({ rid: rid('order') }),
    data: z.object({
      /** Items that are in the plan now. */
      added: z.int(),
      /** Keys of these items in the plan. */
      rids: z.array(z.string()),
      /** Services whose unit costs something else now; `agreed` when a quotation had set the price of the order. */
      prices: z.array(z.object({ name: z.string(), before_fen: fen, now_fen: fen, agreed: z.boolean() })),
      /** Services that were in the plan with the same options already, with the count that is there now. */
      merged: z.array(z.object({ name: z.string(), count: z.int() })),
      /** Names of services that are no longer offered. */
      gone: z.array(z.string()),
      /** Names of services with an option that is no longer offered and was replaced or left out. */
      changed: z.array(z.string()),
      cartNum: z.int(),
    }),
  }),
  'auth/web/order/list4person': endpoint({
    access: 'member',
    scope: 'order:read',
    reads: true,
    unrestricted: true,
    summary: "The member's orders, newest first, with the count of each state",
    input: z.strictObject({
      kw: keyword(),
      states: z.array(orderState, '[订单状态]格式不正确').max(orderStates.length).default([]),
      raw_missing: z
        .boolean('[待分析数据]格式不正确')
        .default(false)
        .describe('Only data analyses that take data and have none yet'),
      ...paging,
    }),
    data: paged(orderRow).extend({ counts: z.partialRecord(orderState, z.int()) }),
  }),
  'auth/web/order/detail': endpoint({
    access: 'member',
    scope: 'order:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'One order with its items, pick-up, timeline and promises',
    input: z.strictObject({ rid: rid('order') }),
    data: order,
  }),
};
