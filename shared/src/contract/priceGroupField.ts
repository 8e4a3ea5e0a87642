import { z } from 'zod';
import { priceGroupKinds } from '../rules';
import { components } from './component';
import { fen } from './field';

export const priceGroupKind = z.enum(priceGroupKinds, '[类别]格式不正确').register(components, {
  id: 'PriceGroupKind',
});

/** What a price group of the member makes of the price of an item, now or at another count. */
export const ownPrice = z
  .object({
    /** Price of one unit by the catalogue. */
    list_fen: fen,
    group: z.object({ name: z.string(), kind: priceGroupKind }),
    /** Prices of one unit by count, from one on. */
    steps: z.array(z.object({ from_count: z.int(), unit_fen: fen })),
  })
  .register(components, { id: 'OwnPrice' });

/** A rule of prices as its members know it (`PriceRule` of the rules). */
export const priceRuleFields = {
  /** The service; null for all services. */
  device_rid: z.string().nullable(),
  /** Keys of the option and the choice that the rule is restricted to. */
  option: z.string().nullable(),
  choice: z.string().nullable(),
  from_count: z.int(),
  /** Percentage of the list price, or the fixed price of one unit. */
  percent: z.int().nullable(),
  fixed_fen: fen.nullable(),
};
