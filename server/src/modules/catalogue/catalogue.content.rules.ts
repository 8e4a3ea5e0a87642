import type { DeviceContent } from '@portal/shared/contract';
import { defaultChoices, unitPrice } from '@portal/shared/rules';
import { termsOf } from '../device/device.present';
import type { DevicePageRow, DeviceRow } from '../device/device.repo';

/** Parts of a service's page without its key. */
type PageContent = Omit<DevicePageRow, 'device_rid'>;

/** Returns what staff write of a stored service. */
export function contentOf(row: DeviceRow, page: DevicePageRow | undefined): DeviceContent {
  const { name, child_id, gallery, sketch, discount_label, base_fen, unit, turnaround_days } = row;
  const { options, detail, sample_requirements, needs_sample, sample_states, instrument, aliases } = row;
  return {
    name,
    child_id,
    gallery,
    sketch,
    discount_label,
    base_fen,
    unit,
    turnaround_days,
    options,
    detail,
    sample_requirements,
    needs_sample,
    ...termsOf(row),
    sample_states,
    instrument,
    aliases,
    tags: row.description.split('|').filter((tag) => tag !== ''),
    process: page?.process ?? [],
    results: page?.results ?? [],
    literature: page?.literature ?? [],
    questions: page?.questions ?? [],
  };
}

/** Returns the price of one unit with the cheapest choices. */
export const listPrice = ({ base_fen, options }: Pick<DeviceContent, 'base_fen' | 'options'>): number =>
  unitPrice({ base_fen, options }, defaultChoices(options));

/** Returns the columns of a service that is on sale, and those of its page. */
export function columnsOf(
  rid: string,
  { tags, process, results, literature, questions, disposals, asks_human, ...written }: DeviceContent,
  { type_id, at }: { readonly type_id: number; readonly at: Date },
) {
  const page: PageContent = { process, results, literature, questions };
  return {
    row: {
      ...written,
      disposals: disposals ?? null,
      asks_human: asks_human ?? false,
      rid,
      type_id,
      description: tags.join('|'),
      price_fen: listPrice(written),
      img: written.gallery[0] ?? '',
      withdrawn: null,
      changed: at,
    },
    page,
  };
}

/** Returns whether two contents of a service have the same prices: the base and what each choice adds. */
export function hasSamePrices(one: DeviceContent, other: DeviceContent): boolean {
  const pricesOf = ({ base_fen, unit, options }: DeviceContent) =>
    JSON.stringify([
      ...[base_fen, unit, listPrice({ base_fen, options })],
      ...options.map(({ key, kind, choices }) => [
        ...[key, kind],
        ...choices.map((choice) => [choice.key, choice.price_fen]),
      ]),
    ]);
  return pricesOf(one) === pricesOf(other);
}
