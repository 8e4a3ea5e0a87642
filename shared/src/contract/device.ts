import { z } from 'zod';
import { formatMessage } from '../rules';
import { components } from './component';
import { endpoint } from './endpoint';
import { fen, keyword, paged, paging, rid, text } from './field';

/** An option of a service: a question with choices. A choice may change the price. */
export const deviceOption = z
  .object({
    key: z.string(),
    label: z.string(),
    /** `single`: exactly one choice; `multi`: any number of choices. */
    kind: z.enum(['single', 'multi']),
    /** Present when a question with several answers needs one. */
    at_least_one: z.literal(true).optional(),
    choices: z
      .array(
        z.object({
          key: z.string(),
          label: z.string(),
          price_fen: fen,
          /** Present when the member operates the instrument alone, which needs a permission. */
          alone: z.literal(true).optional(),
          /** Choices that can't be combined with this one, as `option:choice`. */
          excludes: z.array(z.string()).optional(),
          /** Choices of which one must be chosen beside this one, as `option:choice`. */
          requires: z.array(z.string()).optional(),
          /** Working days of the test with this choice instead of the service's; the longest of several counts. */
          days: z.int().optional(),
        }),
      )
      .min(1),
  })
  .register(components, { id: 'DeviceOption' });
export type DeviceOption = z.infer<typeof deviceOption>;

const wrongOptions = formatMessage('检测选项');
const optionKey = z.string(wrongOptions).max(40, wrongOptions);

/** Chosen choice keys by option key. */
export const chosenOptions = z
  .record(optionKey, z.array(optionKey, wrongOptions).max(50, wrongOptions), wrongOptions)
  .register(components, { id: 'ChosenOptions' });
export type ChosenOptions = z.infer<typeof chosenOptions>;

export const deviceCard = z
  .object({
    rid: z.string(),
    name: z.string(),
    type_id: z.int(),
    child_id: z.int(),
    img: z.string(),
    sketch: z.string(),
    /** Tags, joined by '|' (specification, section 3). */
    description: z.string(),
    discount_label: z.string().optional(),
    /** Price of one unit with the cheapest choices. */
    price_fen: fen,
    unit: z.string(),
    /** Working days from sample received to data delivered. */
    turnaround_days: z.int(),
    /** Accepted states of the sample; empty when only data is needed. */
    sample_states: z.array(z.string()),
    order: z.int(),
  })
  .register(components, { id: 'DeviceCard' });
export type DeviceCard = z.infer<typeof deviceCard>;

/** A typical result as data. `line` connects the points of a series; `bar` draws them side by side. */
export const chart = z
  .object({
    title: z.string(),
    kind: z.enum(['line', 'bar']),
    x_label: z.string(),
    y_label: z.string(),
    series: z
      .array(z.object({ name: z.string(), points: z.array(z.tuple([z.number(), z.number()])).min(1) }))
      .min(1),
  })
  .register(components, { id: 'Chart' });
export type Chart = z.infer<typeof chart>;

/** A picture of a service's page and what it shows. */
export const galleryPicture = z
  .object({ kind: z.enum(['result', 'instrument', 'sample']), src: z.string() })
  .register(components, { id: 'GalleryPicture' });
export type GalleryPicture = z.infer<typeof galleryPicture>;

export const device = deviceCard
  .extend({
    /** Typical result, instrument and prepared sample, the card's picture first. */
    gallery: z.array(galleryPicture).min(1),
    /** Price of one unit before any choice. */
    base_fen: fen,
    options: z.array(deviceOption),
    /** HTML, sanitised when it is written and again when it is displayed. */
    detail: z.string(),
    /** Requirements for the sample, one on each line. */
    sample_requirements: z.array(z.string()),
    needs_sample: z.boolean(),
    /** What may become of samples after the test: 1 sent back, 2 kept, 0 neither; missing when all may. */
    disposals: z.array(z.literal([0, 1, 2])).optional(),
    /** Present when an order must say whether its samples or data are of people. */
    asks_human: z.literal(true).optional(),
    instrument: z.string(),
    /** Steps of the process from the sample to the data. */
    process: z.array(z.object({ title: z.string(), text: z.string() })),
    /** Typical results. They are computed examples, and their titles say so. */
    results: z.array(chart),
    /** Standards and references of the method. */
    literature: z.array(z.object({ text: z.string(), source: z.string().optional() })),
    questions: z.array(z.object({ question: z.string(), answer: z.string() })),
    related: z.array(deviceCard),
    /** Present when the service is withdrawn from sale: its page stays, but it can't be ordered. */
    withdrawn: z.literal(true).optional(),
    /** Released evaluations: their number, and the average of their stars to one decimal; null without any. */
    evaluation: z.object({ count: z.int(), average: z.number().nullable() }),
  })
  .register(components, { id: 'Device' });
export type Device = z.infer<typeof device>;

/** Integer fen that a database column can hold. */
const price = z.int('[价格]格式不正确').min(0, '[价格]不能小于 0').max(1_000_000_000, '[价格]过大');

/** Filters of a list of services. */
export const deviceFilter = {
  typeId: z.int('[服务类型]格式不正确').optional(),
  /** Lowest and highest price of one unit with the cheapest choices, inclusive. */
  price_min_fen: price.optional(),
  price_max_fen: price.optional(),
  /** Maximum number of working days. */
  turnaround_max: z
    .int('[检测周期]格式不正确')
    .min(0, '[检测周期]不能小于 0')
    .max(365, '[检测周期]过大')
    .optional(),
  sort: z
    .enum(['default', 'popular', 'price_asc', 'price_desc', 'fast'], '[排序]格式不正确')
    .default('default'),
};

/** Text of a search. */
export const searchText = keyword('关键词', 500);

/**
 * How a search without results was relaxed: `spelling` returns what sounds or is written nearly the same, `words` what matches some
 * of the words, `near` what answers the same question as a method that no service has. Missing when the results match as written.
 */
export const relaxed = z.enum(['spelling', 'words', 'near']).register(components, { id: 'Relaxed' });
export type Relaxed = z.infer<typeof relaxed>;

/** Choices of a filter, each with the number of services that it would show; choices without services are omitted. */
export const facet = z.array(z.object({ id: z.int(), name: z.string(), count: z.int() }));

export const deviceEndpoints = {
  'open/web/device/search': endpoint({
    access: 'open',
    reads: true,
    summary: 'Services by words, type and child, page by page, with the counts of each child',
    input: z.strictObject({
      kw: searchText,
      ...deviceFilter,
      childId: z.int('[服务分类]格式不正确').optional(),
      /** Services that accept one of these states. */
      sample_states: z
        .array(text('样品状态', 20), '[样品状态]格式不正确')
        .max(20, '[样品状态]过多')
        .optional(),
      ...paging,
    }),
    data: paged(deviceCard).extend({
      relaxed: relaxed.optional(),
      /** Number of services of each child under the other filters; children without services are omitted. */
      counts: z.array(z.object({ child_id: z.int(), count: z.int() })).optional(),
      /** Number of results of each choice of a filter under the other filters; choices without results are omitted. */
      facets: z.object({
        children: facet,
        sample_states: z.array(z.object({ value: z.string(), count: z.int() })),
      }),
    }),
  }),
  'open/web/device/detail': endpoint({
    access: 'open',
    reads: true,
    errors: ['not_found'],
    summary: 'One service with its options and price',
    input: z.strictObject({ rid: rid('device') }),
    data: device,
  }),
};
