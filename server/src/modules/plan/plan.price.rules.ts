import type { PlanItem } from '@portal/shared/contract';
import {
  booksTime,
  choiceText,
  handsInSample,
  isValidChoice,
  type OwnPrices,
  priceSteps,
  stepPrice,
  turnaroundDays,
  unitPrice,
} from '@portal/shared/rules';
import { termsOf } from '../device/device.present';
import type { DeviceRow } from '../device/device.repo';
import type { Pricing } from '../priceGroup/priceGroup.service';
import type { PlanRow } from './plan.repo';

type Unpriced = Pick<PlanRow, 'rid' | 'device_rid' | 'name' | 'options' | 'count'>;
type Quoted = Pick<PlanRow, 'quotation_code' | 'quoted_fen' | 'quoted_count' | 'quoted_until'>;

/**
 * Returns an item at its price on this day: the quoted one while the quotation is valid and the count is the quoted
 * count, else the member's own one or the list price. An item whose service was deleted is unavailable and has price 0.
 */
export function priceItem(
  row: Unpriced & Partial<Quoted>,
  device: DeviceRow | undefined,
  { today, own }: Pricing,
): PlanItem {
  const { rid, device_rid, options, count } = row;
  const quoted = device && quotedPrice(row, today);
  const list_fen = device ? unitPrice(device, options) : 0;
  const steps =
    device && own && !quoted ? priceSteps(own.rules, { device_rid, chosen: options, list_fen }) : [];
  const unit_fen = quoted?.unit_fen ?? stepPrice(steps, count) ?? list_fen;
  return {
    rid,
    device_rid,
    options,
    count,
    name: device?.name ?? row.name,
    img: device?.img ?? '',
    unit: device?.unit ?? '',
    turnaround_days: device ? turnaroundDays(device, options) : 0,
    ...(device && booksTime(device) && { books_time: true as const }),
    needs_sample: device !== undefined && handsInSample(device),
    ...(device && termsOf(device)),
    option_text: device ? choiceText(device.options, options) : [],
    unit_fen,
    total_fen: unit_fen * count,
    ...(quoted && { quotation: quoted.quotation }),
    ...(own &&
      steps.some((step) => step.unit_fen < list_fen) && { own: { list_fen, group: own.group, steps } }),
    changeable: device !== undefined && device.options.length > 0 && row.quotation_code == null,
    available: device !== undefined && isValidChoice(device.options, options),
  };
}

/** Returns the quoted price of an item, if it has one that is valid on this day for its count. */
function quotedPrice(
  { quotation_code: code, quoted_fen, quoted_count, quoted_until, count }: Unpriced & Partial<Quoted>,
  today: string,
) {
  if (code == null || quoted_fen == null || quoted_until == null) return undefined;
  if (today > quoted_until || count !== quoted_count) return undefined;
  return { unit_fen: quoted_fen, quotation: { code, valid_until: quoted_until } };
}

/** What own prices take off items, by which group. */
export interface OwnSaving {
  readonly saved_fen: number;
  readonly group: OwnPrices['group'];
}

/** Returns what the own prices of a member take off items; undefined when they take off nothing. */
export function ownSaving(
  items: readonly Pick<PlanItem, 'own' | 'unit_fen' | 'count'>[],
): OwnSaving | undefined {
  const group = items.find(({ own }) => own)?.own?.group;
  if (!group) return undefined;
  const saved_fen = items.reduce(
    (sum, { own, unit_fen, count }) => sum + (own ? (own.list_fen - unit_fen) * count : 0),
    0,
  );
  return saved_fen > 0 ? { saved_fen, group } : undefined;
}
