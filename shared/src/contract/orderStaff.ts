import { z } from 'zod';
import { limits } from '../rules';
import { endpoint } from './endpoint';
import { optionalText, paged, paging, text } from './field';
import { order, orderAct, orderRow, orderState } from './order';
import { orderFile } from './orderFile';

/** Code by which staff identify an order. */
const orderCode = text('订单号', 40);

export const orderStaffEndpoints = {
  'staff/order/list': endpoint({
    access: 'staff',
    summary: 'Orders of all members, oldest waiting first, with what may be done and what is late',
    input: z.strictObject({ states: z.array(orderState).default([]), ...paging }),
    data: paged(orderRow.extend({ member: z.string(), late: z.boolean(), open_question: z.boolean() })),
  }),
  'staff/order/detail': endpoint({
    access: 'staff',
    errors: ['not_found'],
    summary: 'One order with its timeline, promises and files; `can` is what staff may do',
    input: z.strictObject({ code: orderCode }),
    data: order.extend({
      member: z.string(),
      late: z.boolean(),
      open_question: z.boolean(),
      files: z.array(orderFile),
    }),
  }),
  'staff/order/move': endpoint({
    access: 'staff',
    errors: ['not_found', 'order_act_refused', 'prepayment_short', 'account_closed'],
    summary: 'Does one act on an order: it moves on, its timeline says who and why, the member is told',
    input: z.strictObject({
      code: orderCode,
      act: orderAct,
      note: optionalText('备注', limits.messageLength),
    }),
    data: z.object({ code: z.string(), state: orderState, can: z.array(orderAct) }),
  }),
};
