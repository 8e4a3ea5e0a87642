import { z } from 'zod';
import { formatMessage, orderStates } from '../rules';
import { components } from './component';
import { endpoint } from './endpoint';
import {
  amountOrZero,
  cursor,
  cursorPaged,
  cursorPaging,
  day,
  happened,
  instant,
  keyword,
  rid,
} from './field';
import { orderItem, orderRow, orderState } from './order';
import { orderSample } from './sample';

/** Filters of the page 订单查询; an order has to fit all that are given. Days and amounts include both ends. */
const filter = {
  /** Part of the order's number. */
  code: keyword('订单号', 40),
  /** Part of the name of a service. */
  device: keyword('服务名称'),
  /** Part of the number or the name of a sample. */
  sample: keyword('样品'),
  states: z.array(orderState, formatMessage('订单状态')).max(orderStates.length).default([]),
  from: day('开始日期').optional(),
  to: day('结束日期').optional(),
  /** Of what is to pay, after the discount. */
  amount_min_fen: amountOrZero('最低金额').optional(),
  amount_max_fen: amountOrZero('最高金额').optional(),
  /** A group of the member that pays a part of the order. */
  cluster_rid: rid('cluster').optional(),
};

const sort = z.enum(['newest', 'oldest', 'dearest', 'cheapest'], formatMessage('排序')).default('newest');

const searchedOrder = orderRow
  .extend({
    /** The order's samples that fit the filter `sample`; empty without that filter. */
    samples: z.array(z.object({ rid: z.string(), number: z.string(), name: z.string() })),
  })
  .register(components, { id: 'SearchedOrder' });

/** A service that a member has ordered. */
const historyService = z
  .object({
    device_rid: z.string(),
    name: z.string(),
    img: z.string(),
    /** Number of orders, and of units in them. */
    orders: z.int(),
    count: z.int(),
    unit: z.string(),
    /** The last order of the service, with the options that were chosen. */
    last: z.object({
      order_rid: z.string(),
      code: z.string(),
      state: orderState,
      option_text: z.array(z.string()),
      ordered: happened,
    }),
    /** False when the service is no longer offered. */
    offered: z.boolean(),
  })
  .register(components, { id: 'HistoryService' });
export type HistoryService = z.infer<typeof historyService>;

/** A physical sample and the orders in which it was measured, the newest first. */
const historySample = z
  .object({
    ...orderSample.pick({ rid: true, number: true, name: true, form: true, hazards: true }).shape,
    /** Number of orders; at most the newest ten are listed. */
    orders: z.int(),
    tests: z.array(
      z.object({
        order_rid: z.string(),
        code: z.string(),
        state: orderState,
        ordered: happened,
        /** Null until the data is delivered. */
        delivered: instant.nullable(),
        items: z.array(orderItem.pick({ device_rid: true, name: true, option_text: true })),
      }),
    ),
  })
  .register(components, { id: 'HistorySample' });
export type HistorySample = z.infer<typeof historySample>;

export const orderListEndpoints = {
  'auth/web/orderList/list': endpoint({
    access: 'member',
    scope: 'order:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary:
      "Search in the member's orders by number, service, sample, day, state, amount and the group that pays, the newest first unless `sort` says otherwise",
    input: z.strictObject({
      ...filter,
      /** A cursor belongs to the sort that it was made with. */
      sort,
      ...cursorPaging,
    }),
    example: { sample: 'S1', states: ['delivered'], from: '2026-01-01', amount_min_fen: 10_000 },
    data: cursorPaged(searchedOrder).extend({
      /** Number of orders that fit, counted up to 1000; null on later pages. */
      total: z.int().nullable(),
    }),
  }),
  'auth/web/orderList/export': endpoint({
    access: 'member',
    scope: 'order:read',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    errors: ['not_found'],
    summary:
      'A link that downloads the orders that fit the same filters, in the same order, as Excel or CSV for a minute',
    input: z.strictObject({
      ...filter,
      sort,
      format: z.enum(['xlsx', 'csv'], formatMessage('格式')).default('xlsx'),
    }),
    example: { from: '2026-01-01', to: '2026-12-31', format: 'xlsx' },
    data: z.object({ url: z.string() }),
  }),
  'auth/web/order/history4user': endpoint({
    access: 'member',
    scope: 'order:read',
    reads: true,
    unrestricted: true,
    summary:
      'What the member has ordered, by service or by physical sample, the last ordered first, so that it can be ordered again',
    input: z.strictObject({
      by: z.enum(['service', 'sample'], formatMessage('分组')).default('service'),
      /** Part of the name of a service, or of the number or name of a sample. */
      kw: keyword(),
      before: cursor.optional(),
      size: cursorPaging.size,
    }),
    example: { by: 'sample', kw: 'S1' },
    data: z.object({
      /** Empty unless `by` is `service`. */
      services: z.array(historyService),
      /** Empty unless `by` is `sample`. */
      samples: z.array(historySample),
      next: z.string().nullable(),
    }),
  }),
};
