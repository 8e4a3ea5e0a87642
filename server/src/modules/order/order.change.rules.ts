import type { OrderForm } from '@portal/shared/contract';
import {
  formatFen,
  goesTo,
  humanAnswers,
  knowsTests,
  materials as materialLabels,
  type SampleDisposal,
  type SampleSource,
  sampleDisposals,
  sampleSources,
  testLabels,
  testsWithSample,
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
    arrow('人源样品', humanOf(before), humanOf(after)),
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
    arrow('课题编号', before.fund_code, after.fund_code),
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
  const described =
    count === '' ? said('样品清单', before.samples.map(descriptionOf), after.samples.map(descriptionOf)) : '';
  return [count, described, ...testLines(before, after)];
}

/** Says for each item that stays which samples go to it, old → new, when that differs and was said. */
function testLines(before: OrderContent, after: OrderContent): string[] {
  const labels = testLabels(after.items);
  return testsWithSample(after.items).flatMap((item) => {
    const was = before.items.find(({ rid }) => rid === item.rid);
    return was
      ? arrow(`“${labels.get(item.rid)}”的样品`, samplesFor(was.rid, before), samplesFor(item.rid, after))
      : [];
  });
}

/** Returns the numbers of the samples that go to an item. */
function samplesFor(rid: string, { items, samples }: OrderContent): string {
  if (!knowsTests(items, samples)) return '未指定';
  const chosen = samples.filter((sample) => goesTo(sample, rid));
  return chosen.length === samples.length ? '全部样品' : shortList(chosen.map(({ number }) => number));
}

/** Numbers that a line names; of more it says how many there are. */
const namedNumbers = 10;

const shortList = (numbers: readonly string[]): string =>
  numbers.length > namedNumbers
    ? `${numbers.slice(0, namedNumbers).join('、')} 等 ${numbers.length} 个`
    : numbers.join('、');

const descriptionOf = ({ number, name, form, hazards }: OrderForm['samples'][number]) => [
  number,
  name,
  form,
  [...hazards].sort(),
];

const disposalOf = ({ sample_disposal }: OrderContent): string =>
  sample_disposal === null ? '' : sampleDisposals[sample_disposal];

const humanOf = ({ human_samples }: OrderContent): string =>
  human_samples === null ? '' : humanAnswers[human_samples];

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
