import { z } from 'zod';
import {
  bareParcelNumber,
  formatMessage,
  limits,
  type Material,
  materials,
  nextSteps,
  orderActs,
  orderStates,
  parcelNumberPattern,
  requiredMessage,
  sampleDisposals,
  sampleSources,
  texts,
  tooLongMessage,
} from '../rules';
import { components } from './component';
import { coupon } from './coupon';
import { done, endpoint } from './endpoint';
import { fen, instant, optionalText, paged, paging, rid, text } from './field';
import { orderFile } from './orderFile';
import { orderPickup, pickup, returnAddress } from './pickup';
import { deviceChoice } from './plan';
import { orderSample, samplesInput, storedRids } from './sample';
import { accountManager } from './setting';

const keysOf = (values: Readonly<Record<number, string>>) =>
  Object.keys(values).map(Number) as [number, ...number[]];

export const orderState = z.enum(orderStates).register(components, { id: 'OrderState' });
export const orderAct = z.enum(orderActs).register(components, { id: 'OrderAct' });
export const sampleSource = z
  .literal(keysOf(sampleSources), '[样品来源]格式不正确')
  .register(components, { id: 'SampleSource' });
export const sampleDisposal = z
  .literal(keysOf(sampleDisposals), '[样品处理]格式不正确')
  .register(components, { id: 'SampleDisposal' });

const materialKeys = Object.keys(materials) as [Material, ...Material[]];
const material = z.enum(materialKeys, formatMessage('报销材料')).register(components, { id: 'Material' });

/** An item of an order, as it was when the order was placed. */
export const orderItem = z
  .object({
    rid: z.string(),
    device_rid: z.string(),
    name: z.string(),
    img: z.string(),
    unit: z.string(),
    option_text: z.array(z.string()),
    count: z.int(),
    unit_fen: fen,
    total_fen: fen,
    needs_sample: z.boolean(),
  })
  .register(components, { id: 'OrderItem' });
export type OrderItem = z.infer<typeof orderItem>;

export const orderRow = z
  .object({
    rid: z.string(),
    /** Code that members use for the order, such as D20260102-000123. */
    code: z.string(),
    state: orderState,
    type_id: z.int(),
    created: instant,
    total_fen: fen,
    /** What the coupon takes off. */
    discount_fen: fen,
    /** The total less the discount. */
    due_fen: fen,
    items: z.array(orderItem),
    /** Acts that the member may do now. Screens use this, not the state. */
    can: z.array(orderAct),
    /** The step that the order asks of its member; null while it waits for the lab. */
    next: z.enum(nextSteps).nullable(),
  })
  .register(components, { id: 'OrderRow' });
export type OrderRow = z.infer<typeof orderRow>;

/** An entry of the order's timeline: who, when, why. */
export const timelineEntry = z
  .object({
    state: orderState,
    act: orderAct,
    by: z.enum(['member', 'staff', 'system']),
    at: instant,
    note: z.string(),
  })
  .register(components, { id: 'TimelineEntry' });
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** A promise with its due time: `kept` when it was fulfilled, `late` when it was not fulfilled in time. */
export const promise = z
  .object({
    kind: z.enum(['call', 'deliver', 'return']),
    due: instant,
    kept: instant.nullable(),
    late: z.boolean(),
  })
  .register(components, { id: 'Promise' });

const [numberLabel, numberLength] = texts.parcelNumber;

/** The parcel that the member sent the sample in. */
const parcel = z
  .strictObject({
    company: text(...texts.parcelCompany),
    number: z
      .string(requiredMessage(numberLabel))
      .overwrite(bareParcelNumber)
      .min(1, requiredMessage(numberLabel))
      .max(numberLength, tooLongMessage(numberLabel, numberLength))
      .regex(parcelNumberPattern, formatMessage(numberLabel)),
  })
  .register(components, { id: 'Parcel' });

export const order = orderRow
  .extend({
    /**
     * True when the member was an enterprise at the time of the order: then the agreement is signed before the sample
     * is sent.
     */
    enterprise: z.boolean(),
    sample_source: sampleSource,
    sample_disposal: sampleDisposal.nullable(),
    pickup: orderPickup.nullable(),
    samples: z.array(orderSample),
    /** The visit at which the sample was taken (source 3). */
    sampling: z.object({ code: z.string(), date: z.string(), time: z.string() }).nullable(),
    /** Where the sample is sent back to, in one line (disposal 1). */
    return_address: z.object({ name: z.string(), phone: z.string(), place: z.string() }).nullable(),
    materials: z.array(material),
    materials_other: z.string(),
    message: z.string(),
    timeline: z.array(timelineEntry),
    promises: z.array(promise),
    /** The coupon that was used for the order. */
    coupon: z.object({ rid: z.string(), name: z.string() }).nullable(),
    /** Null until the member has entered the express number. */
    parcel: parcel.nullable(),
    /** The member's contact in the lab; null when the settings have no manager. */
    manager: accountManager.nullable(),
  })
  .register(components, { id: 'Order' });
export type Order = z.infer<typeof order>;

const itemsMissing = requiredMessage('方案项目');

/** What is ordered: items of the plan, all of one type, or one service that is not in the plan (立即下单). */
const wanted = {
  plan_rids: z.array(rid('planItem'), itemsMissing).max(limits.planItems, '[方案项目]过多').default([]),
  /** A service that is ordered without the plan; then `plan_rids` is left out. */
  item: deviceChoice.optional(),
};
type Wanted = z.output<z.ZodObject<typeof wanted>>;
const isWanted = ({ plan_rids, item }: Wanted): boolean => plan_rids.length > 0 !== (item !== undefined);
const wantedMissing = { path: ['plan_rids'], message: itemsMissing };
const coupon_rid = rid('coupon').nullable().default(null);

/** Input of a new order: items of the plan, all of one type, or one service that is not in the plan (立即下单). */
export const orderInput = z
  .strictObject({
    ...wanted,
    /** The total that the member saw. If the server's total differs, it refuses the order with plan_changed. */
    total_fen: fen,
    /** The coupon that is used. */
    coupon_rid,
    /** The amount to pay that the member saw: checked as `total_fen` is, when it is given. */
    due_fen: fen.optional(),
    sample_source: sampleSource,
    sample_disposal: sampleDisposal.nullable().default(null),
    /** Missing when no sample is needed (source -1) or the lab already has it (0, 3). */
    pickup: pickup.nullable().default(null),
    /** Descriptions of the samples; empty when no sample is needed or stored ones are used. */
    samples: samplesInput.default([]),
    /** Stored samples that are tested again (source 0). */
    stored_rids: storedRids.default([]),
    /** The visit at which the sample was taken (source 3). */
    sampling_rid: rid('sampling').nullable().default(null),
    /** Required when the sample is sent back (disposal 1). */
    return_address: returnAddress.nullable().default(null),
    materials: z
      .array(material, formatMessage('报销材料'))
      .max(materialKeys.length, formatMessage('报销材料'))
      .default([]),
    /** Names the material `other`. */
    materials_other: optionalText(...texts.otherMaterial),
    message: optionalText(...texts.message),
  })
  .refine(isWanted, wantedMissing)
  .refine(({ materials: wanted, materials_other }) => !wanted.includes('other') || materials_other !== '', {
    path: ['materials_other'],
    message: requiredMessage(texts.otherMaterial[0]),
  })
  .register(components, { id: 'OrderInput' });
export type OrderInput = z.input<typeof orderInput>;

/** Code by which staff identify an order. */
const orderCode = text('订单号', 40);

export const orderEndpoints = {
  'auth/order/add': endpoint({
    access: 'member',
    idempotent: true,
    errors: [
      'not_found',
      'account_closing',
      'profile_incomplete',
      'plan_changed',
      'pickup_unavailable',
      'pickup_slot_unavailable',
      'credit_short',
      'credit_overdue',
      'account_closed',
      'coupon_unusable',
    ],
    summary:
      'Places an order of a certified member: of items of the plan, which leave the plan, or of one service directly',
    input: orderInput,
    data: z.object({ rid: z.string(), code: z.string() }),
  }),
  'auth/order/quote': endpoint({
    access: 'member',
    errors: ['not_found', 'plan_changed', 'coupon_unusable'],
    summary: 'What an order would cost: its total, the discount of a coupon and what is left to pay',
    input: z.strictObject({ ...wanted, coupon_rid }).refine(isWanted, wantedMissing),
    example: { item: { device_rid: 'xrd' }, coupon_rid: 'k3v9x0q2' },
    data: z.object({ total_fen: fen, discount_fen: fen, due_fen: fen }),
  }),
  'auth/discount4user': endpoint({
    access: 'member',
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
    unrestricted: true,
    errors: ['not_found', 'order_act_refused'],
    summary: 'Cancels an order that has not been received',
    input: z.strictObject({ rid: rid('order'), reason: text(...texts.cancelReason) }),
    data: done,
  }),
  'auth/order/send': endpoint({
    access: 'member',
    errors: ['not_found', 'order_act_refused'],
    summary:
      'Stores the express number of the parcel with the sample; it can be changed until the lab has it',
    input: parcel.extend({ rid: rid('order') }),
    data: done,
  }),
  'auth/order/reportOrderFeedback': endpoint({
    access: 'member',
    idempotent: true,
    errors: ['not_found', 'order_act_refused'],
    summary: 'Asks the account manager a question about the data',
    input: z.strictObject({ rid: rid('order'), question: text(...texts.dataQuestion) }),
    data: done,
  }),
  'auth/order/again': endpoint({
    access: 'member',
    errors: ['not_found', 'plan_limit'],
    summary: "Puts an order's items into the plan, as far as they are still offered",
    input: z.strictObject({ rid: rid('order') }),
    data: z.object({
      /** Items that are in the plan now. */
      added: z.int(),
      /** Names of services that are no longer offered. */
      gone: z.array(z.string()),
      /** Names of services with an option that is no longer offered and was replaced or left out. */
      changed: z.array(z.string()),
      cartNum: z.int(),
    }),
  }),
  'auth/web/order/list4person': endpoint({
    access: 'member',
    unrestricted: true,
    summary: "The member's orders, newest first, with the count of each state",
    input: z.strictObject({
      kw: z.string('[关键词]格式不正确').trim().max(100, '[关键词]不能超过100个字符').default(''),
      states: z.array(orderState, '[订单状态]格式不正确').max(orderStates.length).default([]),
      ...paging,
    }),
    data: paged(orderRow).extend({ counts: z.partialRecord(orderState, z.int()) }),
  }),
  'auth/web/order/detail': endpoint({
    access: 'member',
    unrestricted: true,
    errors: ['not_found'],
    summary: 'One order with its items, pick-up, timeline and promises',
    input: z.strictObject({ rid: rid('order') }),
    data: order,
  }),
  'staff/order/list': endpoint({
    access: 'staff',
    summary: 'Orders of all members, oldest waiting first, with what may be done and what is late',
    input: z.strictObject({ states: z.array(orderState).default([]), ...paging }),
    data: paged(orderRow.extend({ member: z.string(), late: z.boolean(), asked: z.boolean() })),
  }),
  'staff/order/detail': endpoint({
    access: 'staff',
    errors: ['not_found'],
    summary: 'One order with its timeline, promises and files; `can` is what staff may do',
    input: z.strictObject({ code: orderCode }),
    data: order.extend({
      member: z.string(),
      late: z.boolean(),
      asked: z.boolean(),
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
