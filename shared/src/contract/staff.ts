import { z } from 'zod';
import { limits } from '../rules';
import { endpoint } from './endpoint';
import { optionalText, paged, paging, text } from './field';
import { popup } from './home';
import { order, orderAct, orderRow, orderState } from './order';
import { orderFile, orderFileKind } from './orderFile';
import { postedRequirement } from './requirement';

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
  'staff/requirement/list': endpoint({
    access: 'staff',
    summary: 'Requirements and messages that were posted, newest first',
    input: z.strictObject({ ...paging }),
    data: paged(postedRequirement),
  }),
  'staff/setting/popup': endpoint({
    access: 'staff',
    summary: 'Opens or closes the popup of the home page; what is left out stays as it was',
    input: z.strictObject({
      open: z.boolean('[开关]格式不正确'),
      img: text('图片', 200)
        .regex(/^\/upload\/img\/[\w-]+\.svg$/, '[图片]格式不正确')
        .optional(),
      title: text('标题', 60).optional(),
      link: z
        .url({ protocol: /^https?$/, error: '[链接]格式不正确' })
        .max(500, '[链接]不能超过500个字符')
        .optional(),
    }),
    /** The popup as the home page shows it now. */
    data: z.object({ popup: popup.optional() }),
  }),
};
