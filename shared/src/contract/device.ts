import { z } from 'zod';
import { endpoint } from './endpoint';
import { fen, paged, paging, rid } from './field';

/** A question with choices that the customer answers when picking a service; a choice may cost extra. */
export const deviceOption = z.object({
  key: z.string(),
  label: z.string(),
  /** `single`: exactly one choice; `multi`: any number, also none. */
  kind: z.enum(['single', 'multi']),
  choices: z.array(z.object({ key: z.string(), label: z.string(), price_fen: fen })).min(1),
});
export type DeviceOption = z.infer<typeof deviceOption>;

/** Chosen choice keys by option key. */
export const chosenOptions = z.record(
  z.string().max(40),
  z.array(z.string().max(40)).max(50),
  '[检测选项]格式不正确',
);
export type ChosenOptions = z.infer<typeof chosenOptions>;

export const deviceCard = z.object({
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
  order: z.int(),
});
export type DeviceCard = z.infer<typeof deviceCard>;

export const device = deviceCard.extend({
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
  related: z.array(deviceCard),
});
export type Device = z.infer<typeof device>;

export const deviceEndpoints = {
  'open/web/device/search': endpoint({
    access: 'open',
    summary: 'Services by words, type and child, page by page, with the counts of each child',
    input: z.strictObject({
      kw: z.string('[关键词]格式不正确').trim().max(500, '[关键词]不能超过500个字符').default(''),
      typeId: z.int('[服务类型]格式不正确').optional(),
      childId: z.int('[服务分类]格式不正确').optional(),
      sort: z
        .enum(['default', 'popular', 'price_asc', 'price_desc', 'fast'], '[排序]格式不正确')
        .default('default'),
      ...paging,
    }),
    data: paged(deviceCard).extend({
      /** How many services each child holds for these words and this type; children without any are left out. */
      counts: z.array(z.object({ child_id: z.int(), count: z.int() })).optional(),
    }),
  }),
  'open/web/device/detail': endpoint({
    access: 'open',
    summary: 'One service with its options and price',
    input: z.strictObject({ rid: rid() }),
    data: device,
  }),
};
