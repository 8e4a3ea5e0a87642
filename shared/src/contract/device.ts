import { z } from 'zod';
import { components } from './component';
import { endpoint } from './endpoint';
import { fen, paged, paging, rid, text } from './field';

/** A question with choices that the customer answers when picking a service; a choice may cost extra. */
export const deviceOption = z
  .object({
    key: z.string(),
    label: z.string(),
    /** `single`: exactly one choice; `multi`: any number, also none. */
    kind: z.enum(['single', 'multi']),
    choices: z.array(z.object({ key: z.string(), label: z.string(), price_fen: fen })).min(1),
  })
  .register(components, { id: 'DeviceOption' });
export type DeviceOption = z.infer<typeof deviceOption>;

/** Chosen choice keys by option key. */
export const chosenOptions = z
  .record(z.string().max(40), z.array(z.string().max(40)).max(50), '[检测选项]格式不正确')
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
    /** States that the sample may be in; none when data alone is needed. */
    sample_states: z.array(z.string()),
    order: z.int(),
  })
  .register(components, { id: 'DeviceCard' });
export type DeviceCard = z.infer<typeof deviceCard>;

/** A typical result as data: `line` joins the points of a series, `bar` stands them side by side. */
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

export const device = deviceCard
  .extend({
    /** Other pictures of the gallery, the card's picture first. */
    gallery: z.array(z.string()),
    /** Price of one unit before any choice. */
    base_fen: fen,
    options: z.array(deviceOption),
    /** HTML, sanitised where it is written and again where it is shown. */
    detail: z.string(),
    /** What the sample has to be like, one requirement a line. */
    sample_requirements: z.array(z.string()),
    needs_sample: z.boolean(),
    instrument: z.string(),
    /** What happens to the sample, step by step. */
    process: z.array(z.object({ title: z.string(), text: z.string() })),
    /** Typical results; computed samples, which their titles say. */
    results: z.array(chart),
    /** Standards and references of the method. */
    literature: z.array(z.object({ text: z.string(), source: z.string().optional() })),
    questions: z.array(z.object({ question: z.string(), answer: z.string() })),
    related: z.array(deviceCard),
  })
  .register(components, { id: 'Device' });
export type Device = z.infer<typeof device>;

/** Integer fen that a column of the database can hold. */
const price = z.int('[价格]格式不正确').min(0, '[价格]不能小于0').max(1_000_000_000, '[价格]过大');

export const deviceEndpoints = {
  'open/web/device/search': endpoint({
    access: 'open',
    summary: 'Services by words, type and child, page by page, with the counts of each child',
    input: z.strictObject({
      kw: z.string('[关键词]格式不正确').trim().max(500, '[关键词]不能超过500个字符').default(''),
      typeId: z.int('[服务类型]格式不正确').optional(),
      childId: z.int('[服务分类]格式不正确').optional(),
      /** Cheapest price of one unit, both ends included. */
      price_min_fen: price.optional(),
      price_max_fen: price.optional(),
      /** Working days at most. */
      turnaround_max: z
        .int('[检测周期]格式不正确')
        .min(0, '[检测周期]不能小于0')
        .max(365, '[检测周期]过大')
        .optional(),
      sample_state: text('样品状态', 20).optional(),
      sort: z
        .enum(['default', 'popular', 'price_asc', 'price_desc', 'fast'], '[排序]格式不正确')
        .default('default'),
      ...paging,
    }),
    data: paged(deviceCard).extend({
      /** How many services each child holds under the other filters; children without any are left out. */
      counts: z.array(z.object({ child_id: z.int(), count: z.int() })).optional(),
      /** What each choice of a filter would find, the other filters applied; choices without any are left out. */
      facets: z.object({
        children: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
        sample_states: z.array(z.object({ value: z.string(), count: z.int() })),
      }),
    }),
  }),
  'open/web/device/detail': endpoint({
    access: 'open',
    errors: ['not_found'],
    summary: 'One service with its options and price',
    input: z.strictObject({ rid: rid('device') }),
    data: device,
  }),
};
