import type { ChosenOptions, Device } from '@portal/shared/contract';
import { formatFen, type OwnPrices, ownPriceLabels } from '@portal/shared/rules';

/** Tells what the price of one unit is made of: `基础价 ¥60.00 + 10–80° ¥20.00`. Choices without a price are left out. */
export function priceParts({ base_fen, options }: Device, chosen: ChosenOptions): string {
  const priced = options.flatMap(({ key, choices }) =>
    choices.filter((choice) => chosen[key]?.includes(choice.key) && choice.price_fen !== 0),
  );
  const parts = priced.map(({ label, price_fen }) =>
    price_fen < 0 ? ` − ${label} ${formatFen(-price_fen)}` : ` + ${label} ${formatFen(price_fen)}`,
  );
  return `基础价 ${formatFen(base_fen)}${parts.join('')}`;
}

/** Tells what an own price replaces: `合同价（江南材料），目录价 ¥80.00`. */
export const ownParts = ({ kind, name }: OwnPrices['group'], list_fen: number): string =>
  `${ownPriceLabels[kind]}（${name}），目录价 ${formatFen(list_fen)}`;
