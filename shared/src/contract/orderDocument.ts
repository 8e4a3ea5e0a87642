import { z } from 'zod';
import { endpoint } from './endpoint';
import { rid } from './field';
import { orderItem, timelineEntry } from './order';
import { orderFile } from './orderFile';

/** Lists of an order's files by what they are for; all of its files are in `auth/web/orderFile/list4rid`. */
export const orderDocumentEndpoints = {
  'auth/order/testRecord': endpoint({
    access: 'member',
    scope: 'file:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'The test records of an order, with the item that each is about, and who tested when',
    input: z.strictObject({ rid: rid('order') }),
    example: { rid: 'k3v9x0q2' },
    data: z.object({
      records: z.array(
        orderFile.extend({
          /** The item that the record is about; null for a record of the whole order. */
          item: orderItem.pick({ rid: true, name: true, option_text: true }).nullable(),
        }),
      ),
      /** Steps of the test in the timeline: sample received, test started, data delivered. */
      steps: z.array(timelineEntry),
    }),
  }),
  'auth/order/listProtocolFile': endpoint({
    access: 'member',
    scope: 'file:read',
    outdates: { none: 'shows files; a missing agreement is written first' },
    unrestricted: true,
    errors: ['not_found'],
    summary: 'The agreement of an order and its signed copies, each with its version',
    input: z.strictObject({ rid: rid('order') }),
    example: { rid: 'k3v9x0q2' },
    data: z.object({
      /** True when a signed copy was handed in. */
      signed: z.boolean(),
      /** True while another signed copy is accepted. */
      takes_signed: z.boolean(),
      list: z.array(
        orderFile.extend({
          /** Counted from 1 for each kind. */
          version: z.int(),
          /** False for a signed copy that a later one replaces. */
          current: z.boolean(),
        }),
      ),
    }),
  }),
};
