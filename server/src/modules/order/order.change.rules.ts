import type { OrderForm } from '@portal/shared/contract';
import {
  formatFen,
  materials as materialLabels,
  type SampleDisposal,
  type SampleSource,
  sampleDisposals,
  sampleSources,
} from '@portal/shared/rules';

/** What a member may change of an order, at one time. */
export interface OrderContent
  extends Omit<OrderForm, 'etag' | 'signed' | 'sample_source' | 'sample_disposal'> {
  readonly sample_source: SampleSource;
  readonly sample_disposal: SampleDisposal | null;
  readonly due_fen: number;
  /** Name of the coupon; null without one. */
  readonly coupon: string | null;
}

/** One difference in words, for the timeline. */
export interface ChangeLine {
  readonly text: string;
  /** True for what the agreement is about; a pick-up and materials are arranged beside it. */
  readonly agreed: boolean;
}

/**
 * Returns what differs between two contents of an order, old → new. Addresses, names and remarks are personal, so that only their
 * change is said: the timeline is kept after an account is closed.
 */
export function changeLines(before: OrderContent, after: OrderContent): ChangeLine[] {
  const agreed = [
    ...itemLines(before, after),
    arrow('样品来源', sampleSources[before.sample_source], sampleSources[after.sample_source]),
    ...sampleLines(before, after),
    arrow('样品处理', disposalOf(before), disposalOf(after)),
    said('寄回地址', before.return_address, after.return_address),
    said('取样预约', before.sampling_rid, after.sampling_rid),
    said('备注', before.message, after.message),
    arrow('优惠券', before.coupon ?? '不使用', after.coupon ?? '不使用'),
    arrow('应付', formatFen(before.due_fen), formatFen(after.due_fen)),
  ];
  const beside = [
    arrow('取件时间', timeOf(before), timeOf(after)),
    said('取样地址', placeOf(before), placeOf(after)),
    said('送样留言', before.pickup?.message ?? '', after.pickup?.message ?? ''),
    arrow('报销材料', materialsOf(before), materialsOf(after)),
  ];
  return [...linesOf(agreed, true), ...linesOf(beside, false)];
}

const linesOf = (texts: readonly string[], agreed: boolean): ChangeLine[] =>
  texts.filter(Boolean).map((text) => ({ text, agreed }));

const arrow = (label: string, from: string, to: string): string =>
  from === to ? '' : `${label}：${from || '无'} → ${to || '无'}`;

const said = (label: string, from: unknown, to: unknown): string =>
  JSON.stringify(from) === JSON.stringify(to) ? '' : `${label}已更改`;

function itemLines(before: OrderContent, after: OrderContent): string[] {
  return before.items.flatMap((from) => {
    const to = after.items.find(({ rid }) => rid === from.rid);
    if (!to) return [`移除“${from.name}”× ${from.count}`];
    const counts = arrow(`“${from.name}”数量`, String(from.count), String(to.count));
    const options = arrow(`“${from.name}”选项`, from.option_text.join('；'), to.option_text.join('；'));
    return [options, counts];
  });
}

function sampleLines(before: OrderContent, after: OrderContent): string[] {
  const count = arrow('样品数量', String(before.samples.length), String(after.samples.length));
  if (count !== '') return [count];
  return [said('样品清单', before.samples.map(described), after.samples.map(described))];
}

const described = ({ number, name, form, hazards }: OrderForm['samples'][number]) => [
  number,
  name,
  form,
  [...hazards].sort(),
];

const disposalOf = ({ sample_disposal }: OrderContent): string =>
  sample_disposal === null ? '' : sampleDisposals[sample_disposal];

const timeOf = ({ pickup }: OrderContent): string =>
  pickup?.type === 1 ? [pickup.date, pickup.time].join(' ') : '';

function placeOf({ pickup }: OrderContent) {
  if (pickup?.type !== 1) return null;
  const { name, phone, address_code, address } = pickup;
  return { name, phone, address_code, address };
}

const materialsOf = ({ materials, materials_other }: OrderContent): string =>
  [...materials]
    .sort()
    .map((one) => (one === 'other' ? materials_other : materialLabels[one]))
    .join('、');
