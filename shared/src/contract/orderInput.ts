import { z } from 'zod';
import { formatMessage, limits, type Material, materials, requiredMessage, texts } from '../rules';
import { across } from './across';
import { components } from './component';
import { optionalText, rid } from './field';
import { humanAnswer, material, sampleDisposal, sampleSource } from './order';
import { pickup, returnAddress } from './pickup';
import { deviceChoice } from './plan';
import { samplesInput, storedRids, storedTests } from './sample';
import { seen } from './seen';

const itemsMissing = requiredMessage('方案项目');

/** What is ordered: items of the plan, all of one type, or one service that is not in the plan (立即下单). */
export const wanted = {
  plan_rids: z.array(rid('planItem'), itemsMissing).max(limits.planItems, '[方案项目]过多').default([]),
  /** A service that is ordered without the plan; then `plan_rids` is left out. */
  item: deviceChoice.optional(),
};
type Wanted = z.output<z.ZodObject<typeof wanted>>;
/** Refinement of `wanted`: items of the plan or one service, not both. */
export const isWanted = ({ plan_rids, item }: Wanted): boolean =>
  plan_rids.length > 0 !== (item !== undefined);
export const wantedMissing = {
  path: ['plan_rids'],
  message: itemsMissing,
  ...across('plan_rids', 'item'),
};
/** The coupon that is used. */
export const coupon_rid = rid('coupon').nullable().default(null);

/** How the samples of an order reach the lab and what becomes of them, and what the member asks for besides. */
export const orderAnswers = {
  sample_source: sampleSource,
  /** Missing when no sample is needed (source -1) or the lab already has it (0, 3). */
  pickup: pickup.nullable().default(null),
  /** The visit at which the sample was taken (source 3). */
  sampling_rid: rid('sampling').nullable().default(null),
  /** Descriptions of the samples; empty when no sample is needed or stored ones are used. */
  samples: samplesInput.default([]),
  /** Stored samples that are tested again (source 0). */
  stored_rids: storedRids.default([]),
  /** Which items each of them goes to, when not all go to all. */
  stored_tests: storedTests.default([]),
  sample_disposal: sampleDisposal.nullable().default(null),
  /** Required when the sample is sent back (disposal 1). */
  return_address: returnAddress.nullable().default(null),
  /** Whether samples or data are of people, when a service or a sample asks; `agreed` with the promise of `humanPromise`. */
  human_samples: humanAnswer.nullable().default(null),
  materials: z
    .array(material, formatMessage('报销材料'))
    .max(Object.keys(materials).length, formatMessage('报销材料'))
    .default([]),
  /** Names the material `other`. */
  materials_other: optionalText(...texts.otherMaterial),
  /** The project or grant that pays, as bills and the reconciliation name it. */
  fund_code: optionalText(...texts.fundCode),
  message: optionalText(...texts.message),
  coupon_rid,
};

/** Refinement of `orderAnswers`: the material `other` has a name. */
export const namesOther = (given: {
  readonly materials: readonly Material[];
  readonly materials_other: string;
}) => !given.materials.includes('other') || given.materials_other !== '';
export const otherMissing = {
  path: ['materials_other'],
  message: requiredMessage(texts.otherMaterial[0]),
  ...across('materials', 'materials_other'),
};

/** Input of a new order: items of the plan, all of one type, or one service that is not in the plan (立即下单). */
export const orderInput = z
  .strictObject({
    ...wanted,
    /** Held instrument time for services that are counted in hours. Without any, staff arrange it by phone. */
    reservation_rids: z
      .array(rid('reservation'), formatMessage('机时预约'))
      .max(limits.heldReservations, '[机时预约]过多')
      .default([]),
    ...orderAnswers,
    /** Raw data of a data analysis: files that were uploaded before. More can be added until the test begins. */
    raw_file_rids: z
      .array(rid('upload'), formatMessage('待分析数据'))
      .max(limits.rawFiles, `[待分析数据]最多 ${limits.rawFiles} 个文件`)
      .default([]),
    /** `times`: of `reservation_rids`, in their order. */
    seen: seen.pick({ total_fen: true, due_fen: true, times: true }),
    /** True when the order was filled in with the unfinished form, which is deleted then; 一键下单 leaves it. */
    from_draft: z.boolean(formatMessage('草稿')).default(true),
  })
  .refine(isWanted, wantedMissing)
  .refine(namesOther, otherMissing)
  .register(components, { id: 'OrderInput' });
export type OrderInput = z.input<typeof orderInput>;
