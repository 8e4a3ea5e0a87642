import { limits } from './limits';
import { processTexts } from './process';
import { hourUnit } from './reservationState';
import { disposalDays } from './sampleKeeping';

/** Sources of the sample (specification, section 3). */
export const sampleSources = {
  1: '新邮寄样品',
  4: '上门取样',
  2: '自带样品',
  3: '已取样',
  0: '以往订单留存样品',
  [-1]: '无需样品',
} as const;
export type SampleSource = -1 | 0 | 1 | 2 | 3 | 4;

/** What happens to the sample after the test (specification, sections 3 and 9). */
export const sampleDisposals = {
  1: `测试后寄回（${disposalDays} 个工作日内寄回）`,
  2: '测试后留存（存放于样品柜）',
  0: `不寄回（保留 ${disposalDays} 个工作日后销毁）`,
} as const;
export type SampleDisposal = 0 | 1 | 2;

/** The disposals as the agreement words them: it says which time of the return applies when. */
export const agreedDisposals: Readonly<Record<SampleDisposal, string>> = {
  ...sampleDisposals,
  1: `测试后寄回，${processTexts.return}`,
};

/** How a sample reaches the lab: 0 the member sends or brings it, 1 it is picked up, null no delivery is needed. */
export type Delivery = 0 | 1 | null;

/** Deliveries that each source of the sample allows. */
const deliveries: Readonly<Record<SampleSource, readonly Delivery[]>> = {
  1: [0],
  4: [1],
  2: [null, 0],
  3: [null],
  0: [null],
  [-1]: [null],
};

export const deliveriesOf = (source: SampleSource): readonly Delivery[] => deliveries[source];

/** True for sources whose sample must still be delivered, so that a delivery is required. */
export const travels = (source: SampleSource): boolean => !deliveriesOf(source).includes(null);

/** True for sources whose sample is picked up, so that address, day and slot are required. */
export const isPickedUp = (source: SampleSource): boolean => deliveriesOf(source).includes(1);

/** True for the source whose sample the member sends by post, so that the parcel has an express number. */
export const isMailed = (source: SampleSource): boolean => source === 1;

/** True for sources with a sample, for which the member says what becomes of it after the test. */
export const needsDisposal = (source: SampleSource): boolean => source !== -1;

/** Forms of a sample. */
export const sampleForms = {
  powder: '粉末',
  block: '块体',
  film: '薄膜',
  fiber: '纤维',
  liquid: '液体',
  biological: '生物样品',
  other: '其他',
} as const;
export type SampleForm = keyof typeof sampleForms;

/** Hazards of a sample. Radioactive samples and live pathogens are not accepted, so they are no choice. */
export const sampleHazards = {
  flammable: '易燃易爆',
  toxic: '有毒',
  corrosive: '腐蚀性',
  volatile: '易挥发',
  air_sensitive: '怕空气或水',
  magnetic: '有磁性',
  biological: '生物危害',
} as const;
export type SampleHazard = keyof typeof sampleHazards;

/** What decides how many samples an item needs. */
interface SampledItem {
  readonly needs_sample: boolean;
  readonly unit: string;
  readonly count: number;
}

/**
 * Returns how many samples an order can have: at least as many as its largest item needs, because one sample can be
 * used for several tests, and at most as many as all items need together. An item that is counted in hours needs one.
 */
export function sampleRange(items: readonly SampledItem[]): {
  readonly least: number;
  readonly most: number;
} {
  const counts = items
    .filter((item) => item.needs_sample)
    .map(({ unit, count }) => (unit === hourUnit ? 1 : count));
  return {
    least: Math.min(Math.max(0, ...counts), limits.samples),
    most: Math.min(
      counts.reduce((sum, count) => sum + count, 0),
      limits.samples,
    ),
  };
}
