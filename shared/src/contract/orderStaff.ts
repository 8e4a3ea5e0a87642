import { z } from 'zod';
import { formatMessage, limits, orderStates } from '../rules';
import { endpoint } from './endpoint';
import { optionalText, queued, queuePaging, recordCode } from './field';
import { order, orderAct, orderRow, orderState } from './order';
import { orderFile } from './orderFile';
import { protocolSignature } from './protocol';
import { seen } from './seen';

/** Code by which staff identify an order. */
const orderCode = recordCode('订单号');

export const orderStaffEndpoints = {
  'staff/order/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab', 'finance'],
    summary:
      'Orders of all members, open questions first, then open orders, then done ones, oldest waiting first, with what may be done and what is late',
    input: z.strictObject({
      states: z.array(orderState, formatMessage('订单状态')).max(orderStates.length).default([]),
      ...queuePaging,
    }),
    example: { states: ['submitted'], size: 20 },
    data: queued(orderRow.extend({ member: z.string(), late: z.boolean(), open_question: z.boolean() })),
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
      late: z.boolean(),
      open_question: z.boolean(),
      files: z.array(orderFile),
      /** Signatures of the agreement on the page, with the origin of the call. */
      signatures: z.array(protocolSignature.extend({ ip: z.string(), user_agent: z.string() })),
    }),
  }),
  'staff/order/move': endpoint({
    access: 'staff',
    roles: ['manager', 'lab'],
    errors: ['not_found', 'order_act_refused', 'prepayment_short', 'account_closed', 'seen_changed'],
    summary: 'Does one act on an order: it moves on, its timeline says who and why, the member is told',
    input: z.strictObject({
      code: orderCode,
      act: orderAct,
      note: optionalText('备注', limits.messageLength),
      seen: seen.pick({ state: true, due_fen: true }),
    }),
    example: { code: 'D20261118-000001', act: 'confirm', seen: { state: 'submitted', due_fen: 32000 } },
    data: z.object({ code: z.string(), state: orderState, can: z.array(orderAct) }),
  }),
};
