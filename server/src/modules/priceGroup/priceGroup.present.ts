import { withEtag } from '../../http/etag';
import type { DeviceRow } from '../device/device.repo';
import type { PriceGroupRow, PriceRuleRow } from './priceGroup.repo';

export const presentFacts = ({ code, name, kind, note }: PriceGroupRow) =>
  withEtag({ code, name, kind, note });

/** Returns a rule as its members know it. */
export const presentOwnRule = (row: PriceRuleRow) => {
  const { device_rid, option, choice, from_count, percent, fixed_fen } = row;
  return { device_rid, option, choice, from_count, percent, fixed_fen };
};

export const presentRule = (row: PriceRuleRow) => {
  const { rid, starts, ends } = row;
  return withEtag({ rid, ...presentOwnRule(row), starts, ends });
};

/** What staff read of a rule beside the rule. */
interface RuleFacts {
  /** The service; undefined for all. */
  readonly device: DeviceRow | undefined;
  readonly choice_text: string;
  readonly prices: { readonly list_fen: number; readonly price_fen: number } | undefined;
}

export const presentShownRule = (row: PriceRuleRow, { device, choice_text, prices }: RuleFacts) => ({
  ...presentRule(row),
  service: device?.name ?? '',
  choice_text,
  unit: device?.unit ?? '',
  list_fen: prices?.list_fen ?? null,
  price_fen: prices?.price_fen ?? null,
  cost_fen: device?.cost_fen ?? null,
  ended: row.ended?.toISOString() ?? null,
});

export const presentService = ({ rid, name, unit, price_fen, cost_fen, options }: DeviceRow) => ({
  rid,
  name,
  unit,
  list_fen: price_fen,
  cost_fen,
  options,
});
