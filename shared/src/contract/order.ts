import { z } from 'zod';
import {
  formatMessage,
  type HumanAnswer,
  humanAnswers,
  type Material,
  materials,
  nextSteps,
  orderActs,
  orderStates,
  sampleDisposals,
  sampleSources,
} from '../rules';
import { components } from './component';
import { fen, happened, instant } from './field';
import { parcelInput } from './parcel';
import { orderPickup } from './pickup';
import { orderSample } from './sample';
import { accountManager } from './setting';

const keysOf = (values: Readonly<Record<number, string>>) =>
  Object.keys(values).map(Number) as [number, ...number[]];

export const orderState = z.enum(orderStates).register(components, { id: 'OrderState' });
export const orderAct = z.enum(orderActs).register(components, { id: 'OrderAct' });
export const sampleSource = z
  .literal(keysOf(sampleSources), '[样品来源]格式不正确')
  .register(components, { id: 'SampleSource' });
/** What an order says about samples or data of people. */
export const humanAnswer = z
  .enum(Object.keys(humanAnswers) as [HumanAnswer, ...HumanAnswer[]], formatMessage('人源样品'))
  .register(components, { id: 'HumanAnswer' });

export const sampleDisposal = z
  .literal(keysOf(sampleDisposals), '[样品处理]格式不正确')
  .register(components, { id: 'SampleDisposal' });

const materialKeys = Object.keys(materials) as [Material, ...Material[]];
export const material = z
  .enum(materialKeys, formatMessage('报销材料'))
  .register(components, { id: 'Material' });

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

/** An item of an order with what a quotation has changed. */
const orderedItem = orderItem
  .extend({
    /** Count and price as they were ordered; null when they are those of the item. */
    ordered: z.object({ count: z.int(), unit_fen: fen, total_fen: fen }).nullable(),
  })
  .register(components, { id: 'OrderedItem' });
export type OrderedItem = z.infer<typeof orderedItem>;

export const orderRow = z
  .object({
    rid: z.string(),
    /** Code that members use for the order, such as D20260102-000123. */
    code: z.string(),
    state: orderState,
    type_id: z.int(),
    created: happened,
    total_fen: fen,
    /** What the coupon takes off. */
    discount_fen: fen,
    /** The total less the discount. */
    due_fen: fen,
    items: z.array(orderItem),
    /** True when staff have locked the plan. */
    locked: z.boolean(),
    /** Acts that the member may do now. Screens use this, not the state. */
    can: z.array(orderAct),
    /** The step that the order asks of its member; null while it waits for the lab. */
    next: z.enum(nextSteps).nullable(),
    /** True while a question of the member about the data has no answer. */
    open_question: z.boolean(),
  })
  .register(components, { id: 'OrderRow' });
export type OrderRow = z.infer<typeof orderRow>;

/** An entry of the order's timeline: who, when, why. */
export const timelineEntry = z
  .object({
    state: orderState,
    act: orderAct,
    by: z.enum(['member', 'staff', 'system']),
    at: happened,
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

export const order = orderRow
  .extend({
    items: z.array(orderedItem),
    /**
     * True when the member was an enterprise at the time of the order: then the agreement is signed before the sample
     * is sent.
     */
    enterprise: z.boolean(),
    /** True when a signed copy of the agreement was handed in. */
    signed: z.boolean(),
    /**
     * What an enterprise's order with a locked plan still lacks of its prepayment: 0 when the balance covers it, so that it goes on by
     * itself once it is signed. Null when no prepayment is waited for.
     */
    prepay_missing_fen: fen.nullable(),
    /** Working days from the receipt of the sample, or from the locked plan without one, to the data. */
    turnaround_days: z.int(),
    /** The day on which the data is expected, in the lab's calendar; null before these days have begun and after the delivery. */
    expected: z.string().nullable(),
    sample_source: sampleSource,
    sample_disposal: sampleDisposal.nullable(),
    /** Whether samples or data are of people; null when nothing asked. */
    human_samples: humanAnswer.nullable(),
    pickup: orderPickup.nullable(),
    samples: z.array(orderSample),
    /** The visit at which the sample was taken (source 3). */
    sampling: z.object({ code: z.string(), date: z.string(), time: z.string() }).nullable(),
    /** Where the sample is sent back to, in one line (disposal 1). */
    return_address: z.object({ name: z.string(), phone: z.string(), place: z.string() }).nullable(),
    materials: z.array(material),
    materials_other: z.string(),
    /** The project or grant that pays, as the member named it; empty when none was named. */
    fund_code: z.string(),
    message: z.string(),
    /** True while the member may add raw data. */
    takes_raw: z.boolean(),
    timeline: z.array(timelineEntry),
    promises: z.array(promise),
    /** When the lab wrote down for the member what is ordered; null for what the member chose. */
    prepared_at: instant.nullable(),
    /** The coupon that was used for the order. */
    coupon: z.object({ rid: z.string(), name: z.string() }).nullable(),
    /** Null until the member has entered the express number. */
    parcel: parcelInput.nullable(),
    /** The member's contact in the lab; null when the settings have no manager. */
    manager: accountManager.nullable(),
  })
  .register(components, { id: 'Order' });
export type Order = z.infer<typeof order>;
