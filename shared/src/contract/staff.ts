import { z } from 'zod';
import { limits } from '../rules';
import { endpoint } from './endpoint';
import { optionalText, paged, paging, text } from './field';
import { order, orderAct, orderRow, orderState } from './order';
import { orderFile, orderFileKind } from './orderFile';

const code = text('订单号', 40);

/** The lab's side (no screens yet: `npm run staff` drives these). Orders are named by their code. */
export const staffEndpoints = {
  'staff/order/list': endpoint({
    access: 'staff',
    summary: 'Orders of all members, oldest waiting first, with what may be done and what is late',
    input: z.strictObject({ states: z.array(orderState).default([]), ...paging }),
    data: paged(orderRow.extend({ member: z.string(), late: z.boolean() })),
  }),
  'staff/order/detail': endpoint({
    access: 'staff',
    summary: 'One order with its timeline, promises and files; `can` is what staff may do',
    input: z.strictObject({ code }),
    data: order.extend({ member: z.string(), late: z.boolean(), files: z.array(orderFile) }),
  }),
  'staff/order/move': endpoint({
    access: 'staff',
    summary: 'Does one act on an order: it moves on, its timeline says who and why, the member is told',
    input: z.strictObject({ code, act: orderAct, note: optionalText('备注', limits.messageLength) }),
    data: z.object({ code: z.string(), state: orderState, can: z.array(orderAct) }),
  }),
  'staff/order/file': endpoint({
    access: 'staff',
    body: 'multipart',
    summary:
      'Adds a file (part `file`) to an order: result data, a test record, a signed copy that came by post',
    input: z.strictObject({ code, kind: orderFileKind.extract(['data', 'record', 'signed']) }),
    data: orderFile,
  }),
};
