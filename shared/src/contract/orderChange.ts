import { z } from 'zod';
import { formatMessage, limits, requiredMessage } from '../rules';
import { components } from './component';
import { coupon } from './coupon';
import { endpoint } from './endpoint';
import { etag, startedFrom } from './etag';
import { fen, rid } from './field';
import { humanAnswer, material, sampleDisposal, sampleSource } from './order';
import { coupon_rid, namesOther, orderAnswers, otherMissing } from './orderInput';
import { orderQuote } from './orderQuote';
import { deviceChoice, planItem } from './plan';
import { orderSample } from './sample';
import { seen } from './seen';
import { shows } from './shows';

/**
 * Why options and count of an item stay as they are: `quoted` its price was agreed by a quotation, `booked` its instrument time is
 * booked, `gone` its service is no longer offered (it may be left out). Null when they can be changed.
 */
const fixed = z.enum(['quoted', 'booked', 'gone']).nullable();

/** An item of the changed order, at the price that the order would have. */
const changedItem = planItem
  .omit({ quotation: true })
  .extend({ fixed })
  .register(components, { id: 'ChangedItem' });
export type ChangedItem = z.infer<typeof changedItem>;

const place = z.object({
  name: z.string(),
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  area: z.string(),
  address: z.string(),
  address_code: z.string(),
});

/** What a member may change of an order, as the order has it. */
const orderForm = z.object({
  rid: z.string(),
  code: z.string(),
  type_id: z.int(),
  items: z.array(changedItem),
  sample_source: sampleSource,
  /** Type 1 with its address in full. */
  pickup: place
    .extend({
      type: z.literal([0, 1]),
      date: z.string().nullable(),
      time: z.string().nullable(),
      message: z.string(),
    })
    .nullable(),
  sampling_rid: z.string().nullable(),
  samples: z.array(orderSample),
  stored_rids: z.array(z.string()),
  sample_disposal: sampleDisposal.nullable(),
  human_samples: humanAnswer.nullable(),
  return_address: place.nullable(),
  materials: z.array(material),
  materials_other: z.string(),
  fund_code: z.string(),
  message: z.string(),
  coupon_rid: z.string().nullable(),
  /** True when the change of what was agreed needs a new signature: a signed copy of the agreement is there. */
  signed: z.boolean(),
  etag,
});
export type OrderForm = z.infer<typeof orderForm>;

const wantedItems = z
  .array(
    z.strictObject({
      rid: rid('orderItem'),
      options: deviceChoice.shape.options,
      count: deviceChoice.shape.count.unwrap(),
    }),
    requiredMessage('检测项目'),
  )
  .min(1, requiredMessage('检测项目'))
  .max(limits.planItems, formatMessage('检测项目'));

/** Changes of an order by its member, until its sample is received. */
export const orderChangeEndpoints = {
  'auth/order/change/get': endpoint({
    access: 'member',
    scope: 'order:read',
    reads: true,
    errors: ['not_found', 'order_act_refused'],
    summary:
      'What the member may change of an order, as the order has it; refused when it may not be changed',
    input: z.strictObject({ rid: rid('order') }),
    data: orderForm,
  }),
  'auth/order/change/quote': endpoint({
    access: 'member',
    scope: 'order:read',
    reads: true,
    errors: ['not_found', 'order_act_refused', 'plan_changed', 'coupon_unusable'],
    summary:
      'What an order would cost with other items or another coupon, beside what it costs: an item that stays as it is keeps its price, any other has that of today',
    input: z.strictObject({ rid: rid('order'), items: wantedItems, coupon_rid }),
    example: { rid: 'k3v9x0q2', items: [{ rid: 'a1b2c3d4', count: 2 }] },
    data: z.object({
      items: z.array(changedItem),
      before: z.object({ total_fen: fen, due_fen: fen }),
      quote: orderQuote,
      coupons: z.object({
        total_fen: fen,
        fitting: z.array(z.object({ coupon, discount_fen: fen })),
        others: z.array(z.object({ coupon, reason: z.string() })),
      }),
    }),
  }),
  'auth/order/change': endpoint({
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
    idempotent: true,
    edits: orderForm,
    errors: [
      'not_found',
      'order_act_refused',
      'plan_changed',
      'operation_not_permitted',
      'pickup_unavailable',
      'pickup_slot_unavailable',
      'visit_limit',
      'credit_short',
      'account_closed',
      'coupon_unusable',
      'seen_changed',
    ],
    summary:
      'Changes an order until its sample is received (an enterprise, and an order without a sample: until the plan is locked). What is reserved follows; a signature of the former content is void',
    input: z
      .strictObject({
        rid: rid('order'),
        etag: startedFrom,
        /** The items that the order keeps, in their order. */
        items: wantedItems,
        ...orderAnswers,
        seen: seen.pick({ total_fen: true, due_fen: true }),
      })
      .refine(namesOther, otherMissing),
    example: {
      rid: 'k3v9x0q2',
      items: [{ rid: 'a1b2c3d4', count: 2 }],
      sample_source: -1,
      seen: { total_fen: 12_000, due_fen: 12_000 },
    },
    data: z.object({
      rid: z.string(),
      /** What was to pay before, and is now. */
      before_fen: fen,
      due_fen: fen,
      /** False when nothing differs from what the order has. */
      changed: z.boolean(),
      /** True when the agreement has to be signed again. */
      unsigned: z.boolean(),
    }),
  }),
};
