import { z } from 'zod';
import { limits } from '../rules';
import { components } from './component';
import { chosenOptions } from './device';
import { endpoint, nothing } from './endpoint';
import { fen, rid } from './field';
import { ownPrice } from './priceGroupField';
import { shows } from './shows';

const count = z
  .int('[数量]格式不正确')
  .min(1, '[数量]不能小于 1')
  .max(limits.countMax, `[数量]不能超过 ${limits.countMax}`);

/** An item of the member's plan. `rid` is the item's own key, not the service's. */
export const planItem = z
  .object({
    rid: z.string(),
    device_rid: z.string(),
    name: z.string(),
    img: z.string(),
    unit: z.string(),
    turnaround_days: z.int(),
    /** Whether a sample is handed in; false for instrument time, to which the member brings it. */
    needs_sample: z.boolean(),
    /** Present for instrument time: its hours are not copied, because each member chooses the own time. */
    books_time: z.literal(true).optional(),
    /** What may become of its samples after the test: 1 sent back, 2 kept, 0 neither; missing when all may. */
    disposals: z.array(z.literal([0, 1, 2])).optional(),
    /** Present when an order must say whether its samples or data are of people. */
    asks_human: z.literal(true).optional(),
    options: chosenOptions,
    /** The choices as text, such as 扫描范围：5–90°. */
    option_text: z.array(z.string()),
    count: z.int(),
    unit_fen: fen,
    total_fen: fen,
    /** True when the options can be changed: the service is offered with options, and no quotation has set its price. */
    changeable: z.boolean(),
    /** The accepted quotation whose price this is; missing at the list price. */
    quotation: z.object({ code: z.string(), valid_until: z.string() }).optional(),
    /** Present when the member's price group makes the item cheaper, now or at a higher count; a quoted price has none. */
    own: ownPrice.optional(),
    /** False when the service or a chosen option is no longer offered. Such an item cannot be ordered. */
    available: z.boolean(),
  })
  .register(components, { id: 'PlanItem' });
export type PlanItem = z.infer<typeof planItem>;

export const planGroup = z
  .object({ type_id: z.int(), name: z.string(), items: z.array(planItem) })
  .register(components, { id: 'PlanGroup' });
export type PlanGroup = z.infer<typeof planGroup>;

/** The plan, in groups by type: 31 first, the others by type_id (specification, section 3). */
export const plan = z
  .object({
    groups: z.array(planGroup),
    /** Items saved for later (稍后再说), which are not ordered and not counted, the last saved first. */
    saved: z.array(planItem),
    /** Number of pieces, without those saved for later. */
    cartNum: z.int(),
    /** Type of the item that was added last: the one that its page selects; null when the plan is empty. */
    latest_type: z.int().nullable(),
  })
  .register(components, { id: 'Plan' });
export type Plan = z.infer<typeof plan>;

/** A service with its options and count, before it is an item of the plan or of an order. */
export const deviceChoice = z
  .strictObject({
    device_rid: rid('device'),
    options: chosenOptions.default({}),
    count: count.default(1),
  })
  .register(components, { id: 'DeviceChoice' });
export type DeviceChoice = z.input<typeof deviceChoice>;

const rids = z
  .array(rid('planItem'), '[方案项目]格式不正确')
  .min(1, '[方案项目]不能为空')
  .max(limits.planItems, '[方案项目]过多');

/** Calls of the plan, which is `tempDevice` in paths. Each change returns the whole new plan. */
export const planEndpoints = {
  'auth/tempDevice': endpoint({
    access: 'member',
    scope: 'order:read',
    reads: true,
    unrestricted: true,
    summary: "The member's plan",
    input: nothing,
    data: plan,
  }),
  'auth/tempDevice/add': endpoint({
    access: 'member',
    scope: 'order:write',
    outdates: shows.prices,
    answers: 'auth/tempDevice',
    errors: ['not_found', 'option_invalid', 'plan_limit', 'reservation_unusable'],
    summary:
      'Puts a service into the plan; the same service with the same options adds to its count. Of instrument time, as many hours as are held',
    input: deviceChoice,
    data: plan,
  }),
  'auth/tempDevice/edit': endpoint({
    access: 'member',
    scope: 'order:write',
    outdates: shows.prices,
    answers: 'auth/tempDevice',
    errors: ['not_found'],
    summary: 'Changes the count of an item',
    input: z.strictObject({ rid: rid('planItem'), count }),
    data: plan,
  }),
  'auth/tempDevice/del': endpoint({
    access: 'member',
    scope: 'order:write',
    outdates: shows.prices,
    answers: 'auth/tempDevice',
    summary: 'Removes items; those already gone are passed over',
    input: z.strictObject({ rids }),
    data: plan,
  }),
  'auth/tempDevice/options': endpoint({
    access: 'member',
    scope: 'order:write',
    outdates: shows.prices,
    answers: 'auth/tempDevice',
    errors: ['not_found', 'option_invalid', 'plan_limit', 'plan_item_quoted'],
    summary:
      'Changes the options of an item and so its price; an item with the same choice is merged into it',
    input: z.strictObject({ rid: rid('planItem'), options: chosenOptions }),
    example: { rid: 'k3v9x0q2', options: { range: ['r5_90'] } },
    data: plan,
  }),
  'auth/tempDevice/save': endpoint({
    access: 'member',
    scope: 'order:write',
    outdates: shows.prices,
    answers: 'auth/tempDevice',
    errors: ['plan_limit'],
    summary:
      'Saves items for later, or puts them back into the plan; those already gone are passed over, equal ones are merged',
    input: z.strictObject({ rids, saved: z.boolean('[稍后再说]格式不正确') }),
    example: { rids: ['k3v9x0q2'], saved: true },
    data: plan,
  }),
};
