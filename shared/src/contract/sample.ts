import { z } from 'zod';
import {
  comparable,
  formatMessage,
  labelSizeKeys,
  limits,
  type SampleForm,
  type SampleHazard,
  sampleActs,
  sampleForms,
  sampleHazards,
  sampleStates,
  shippingLabelSizeKeys,
  storageMarkKeys,
  texts,
} from '../rules';
import { across } from './across';
import { components } from './component';
import { endpoint } from './endpoint';
import { exportLink, happened, rid, sheetFormat, text } from './field';
import { parcelInput } from './parcel';
import { shows } from './shows';

const formKeys = Object.keys(sampleForms) as [SampleForm, ...SampleForm[]];
const hazardKeys = Object.keys(sampleHazards) as [SampleHazard, ...SampleHazard[]];

const sampleForm = z.enum(formKeys, formatMessage('样品形态')).register(components, { id: 'SampleForm' });
const sampleHazard = z
  .enum(hazardKeys, formatMessage('样品危害'))
  .register(components, { id: 'SampleHazard' });

/**
 * Keys of the items that a sample goes to, as the call names them: of the plan for a new order, of the order for a change. Null, or left
 * out by an older page, for all of them.
 */
const itemRids = z
  .array(text('检测项目', 40), formatMessage('检测项目'))
  .max(limits.planItems, '[检测项目]过多')
  .nullable()
  .default(null);

/** A sample as the member describes it. No hazard is an empty list. */
const sampleInput = z
  .strictObject({
    /** Written on the bag or bottle; unique in the order. */
    number: text(...texts.sampleNumber),
    name: text(...texts.sampleName),
    form: sampleForm,
    hazards: z.array(sampleHazard, formatMessage('样品危害')).max(hazardKeys.length).default([]),
    item_rids: itemRids,
  })
  .register(components, { id: 'SampleInput' });

/** The samples of a new order. Their numbers differ, whatever the case, width and spaces. */
export const samplesInput = z
  .array(sampleInput, formatMessage('样品清单'))
  .max(limits.samples, `[样品清单]不能超过 ${limits.samples} 个样品`)
  .superRefine((samples, context) => {
    const known = new Set<string>();
    for (const [index, { number }] of samples.entries()) {
      const key = comparable(number);
      if (known.has(key))
        context.addIssue({ code: 'custom', path: [index, 'number'], message: `[样品编号]${number} 重复` });
      known.add(key);
    }
  });

/** The items that stored samples go to; one that is left out goes to all. */
export const storedTests = z
  .array(z.strictObject({ rid: rid('sample'), item_rids: itemRids }), formatMessage('留存样品'))
  .max(limits.samples, `[留存样品]不能超过 ${limits.samples} 个样品`);

/** Keys of stored samples. */
export const storedRids = z
  .array(rid('sample'), formatMessage('留存样品'))
  .max(limits.samples, `[留存样品]不能超过 ${limits.samples} 个样品`);

const described = {
  rid: z.string(),
  number: z.string(),
  name: z.string(),
  form: sampleForm,
  hazards: z.array(sampleHazard),
};

/** A sample of an order. */
export const orderSample = z
  .object({
    ...described,
    /** Number of the earlier order that a stored sample comes from; empty for other samples. */
    stored_from: z.string(),
    /** Keys of the order's items that it goes to; null for all, or when it was not said (see `knowsTests`). */
    item_rids: z.array(z.string()).nullable(),
  })
  .register(components, { id: 'OrderSample' });
export type OrderSample = z.infer<typeof orderSample>;

export const sampleState = z.enum(sampleStates).register(components, { id: 'SampleState' });
export const sampleAct = z.enum(sampleActs).register(components, { id: 'SampleAct' });

/** A physical sample: where it is, until when, and what may be done with it. */
export const storedSample = z
  .object({
    ...described,
    /** Code on the label, such as P20260102-000123. */
    code: z.string(),
    state: sampleState,
    /** What becomes of it after the test: 1 sent back, 2 kept, 0 destroyed. */
    disposal: z.literal([0, 1, 2]),
    /** Cabinet and shelf; empty while it has no place. */
    place: z.string(),
    /** Day on which it is due to be sent back or destroyed; null while no day is set. */
    until: z.string().nullable(),
    /** Day until which 延长留存 would keep it. */
    keep_until: z.string(),
    /** Key and number of the order that it came with. */
    order_rid: z.string(),
    order_code: z.string(),
    ordered: happened,
    /** Short names of the tests that it goes to in that order; empty when it was not said. */
    tests: z.array(z.string()),
    /** The parcel that it was sent back in; null unless it was. */
    parcel: parcelInput.nullable(),
    /** Acts of the caller. */
    can: z.array(sampleAct),
  })
  .register(components, { id: 'StoredSample' });
export type StoredSample = z.infer<typeof storedSample>;

/** A sample with its timeline: who, when, why. */
export const sampleDetail = storedSample
  .extend({
    events: z.array(
      z.object({
        act: sampleAct,
        state: sampleState,
        by: z.enum(['member', 'staff', 'system']),
        at: happened,
        note: z.string(),
      }),
    ),
  })
  .register(components, { id: 'SampleDetail' });

/** The end of a page, as `next` of the page before has it. */
export const cursor = z.string('[游标]格式不正确').max(80, '[游标]格式不正确').optional();

const key = z.strictObject({ rid: rid('sample') });
export const labelSize = z.enum(labelSizeKeys, formatMessage('标签尺寸'));
export const labelLink = z.object({
  /** PDF; the link works for a minute. */
  url: z.string(),
});

/** At least one key of a sample. */
export const sampleRids = z
  .array(rid('sample'), formatMessage('样品'))
  .min(1, '[样品]不能为空')
  .max(limits.samplesAtOnce, `[样品]一次不能超过 ${limits.samplesAtOnce} 个`);

const shippingLabelSize = z.enum(shippingLabelSizeKeys, formatMessage('标签尺寸'));
const storageMark = z.enum(storageMarkKeys, formatMessage('保存条件'));

export const sampleEndpoints = {
  'auth/web/sample/list4person': endpoint({
    access: 'member',
    scope: 'sample:read',
    reads: true,
    unrestricted: true,
    summary:
      "The member's samples, those of the newest order first; `usable` are those at the lab that an order can test again, `ending` those that are destroyed soon",
    input: z.strictObject({
      state: sampleState.optional(),
      /** Only the samples that came with this order. */
      order_rid: rid('order').optional(),
      usable: z.boolean(formatMessage('可再次检测')).default(false),
      /** True for those that are destroyed within a week unless the member keeps them or asks them back. */
      ending: z.boolean(formatMessage('即将销毁')).default(false),
      cursor,
      size: z
        .int('[每页条数]格式不正确')
        .min(1, '[每页条数]不能小于 1')
        .max(limits.storedSamples, `[每页条数]不能超过 ${limits.storedSamples}`)
        .default(limits.pageSize),
    }),
    example: { state: 'stored' },
    data: z.object({
      list: z.array(storedSample),
      /** Cursor of the next page; null on the last one. */
      next: z.string().nullable(),
      /** Samples by state, counted up to 100. */
      counts: z.partialRecord(sampleState, z.int()),
      /** Samples that are destroyed within a week, counted up to 100. */
      ending: z.int(),
    }),
  }),
  'auth/web/sample/export': endpoint({
    access: 'member',
    scope: 'sample:read',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    summary: "A link that downloads the member's samples, filtered as the list, as Excel or CSV for a minute",
    input: z.strictObject({
      state: sampleState.optional(),
      ending: z.boolean(formatMessage('即将销毁')).default(false),
      format: sheetFormat,
    }),
    example: { state: 'stored', format: 'xlsx' },
    data: exportLink,
  }),
  'auth/web/sample/detail': endpoint({
    access: 'member',
    scope: 'sample:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'One sample with its timeline',
    input: key,
    example: { rid: 'k3v9x0q2' },
    data: sampleDetail,
  }),
  'auth/sample/keep': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.samples, ...shows.notices],
    errors: ['not_found', 'sample_act_refused'],
    summary: 'Keeps a sample longer: by the months of the setting, up to the longest time',
    input: key,
    example: { rid: 'k3v9x0q2' },
    data: storedSample,
  }),
  'auth/sample/destroy': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.samples, ...shows.orders, ...shows.notices],
    errors: ['not_found', 'sample_act_refused'],
    summary:
      'Asks the lab to destroy a stored sample; until the lab has done it, it can be kept or asked back after all',
    input: key.extend({
      /** Says that the member has confirmed the question before it. */
      confirmed: z.literal(true, '[确认销毁]须为是'),
    }),
    example: { rid: 'k3v9x0q2', confirmed: true },
    data: storedSample,
  }),
  'auth/sample/labels': endpoint({
    access: 'member',
    scope: 'sample:read',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    errors: ['not_found'],
    summary: 'A link to the labels of some samples, or of all samples of an order, as PDF',
    input: z
      .strictObject({ rids: sampleRids.optional(), order_rid: rid('order').optional(), size: labelSize })
      .refine(({ rids, order_rid }) => (rids === undefined) !== (order_rid === undefined), {
        path: ['rids'],
        message: '[样品]不能为空',
        ...across('rids', 'order_rid'),
      }),
    example: { order_rid: 'k3v9x0q2', size: 'medium' },
    data: labelLink,
  }),
  'auth/sample/shippingLabel': endpoint({
    access: 'member',
    scope: 'sample:read',
    outdates: { none: 'a link for a download' },
    unrestricted: true,
    errors: ['not_found', 'order_act_refused'],
    summary: 'A link to the label for the parcel with the samples of an order that have not arrived, as PDF',
    input: z.strictObject({ order_rid: rid('order'), size: shippingLabelSize, storage: storageMark }),
    example: { order_rid: 'k3v9x0q2', size: 'parcel', storage: 'cool' },
    data: labelLink,
  }),
};
