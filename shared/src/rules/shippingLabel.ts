import { beforeReceived, type OrderState } from './orderState';
import { labelSizes } from './sampleLabel';

/** Sizes of the label on the parcel with the samples, in millimetres. `a4` is cut out of a sheet. */
export const shippingLabelSizes = {
  parcel: { label: '100 × 100 mm', width: 100, height: 100 },
  small: labelSizes.large,
  a4: { label: 'A4（沿线剪下）', width: 180, height: 130 },
} as const;
export type ShippingLabelSize = keyof typeof shippingLabelSizes;
export const shippingLabelSizeKeys = Object.keys(shippingLabelSizes) as [
  ShippingLabelSize,
  ...ShippingLabelSize[],
];

/** How the parcel is to be kept on its way and at the reception; the label shows it, the order does not store it. */
export const storageMarks = {
  ambient: '常温',
  dark: '避光',
  cool: '冷藏 2–8 ℃',
  frozen: '冷冻 −20 ℃',
  dryIce: '干冰 −70 ℃ 以下',
} as const;
export type StorageMark = keyof typeof storageMarks;
export const storageMarkKeys = Object.keys(storageMarks) as [StorageMark, ...StorageMark[]];

/** Sources whose samples the member packs: mailed ones, ones that are picked up, and ones that the member brings. */
const packedSources: readonly number[] = [1, 4, 2];

/** Returns true while an order's samples are to be packed, so that their parcel can get a label. */
export const takesShippingLabel = (order: {
  readonly state: OrderState;
  readonly sample_source: number;
}): boolean =>
  packedSources.includes(order.sample_source) && beforeReceived.some((state) => state === order.state);
