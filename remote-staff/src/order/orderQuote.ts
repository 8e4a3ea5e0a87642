import { fenOrZero } from '@portal/shared/rules';
import { countOf } from '../ui/quote/countOf';
import type { TypedPrice } from '../ui/quote/PriceFields';

/** A charge that is no service of the catalogue, as it is typed. */
export interface TypedCharge extends TypedPrice {
  readonly name: string;
}

export const noCharge: TypedCharge = { name: '', count: '1', price: '' };

/** Returns count and price; undefined while one of them is missing or wrong. A price may be zero. */
export function pricedOf({
  count,
  price,
}: TypedPrice): { readonly count: number; readonly unit_fen: number } | undefined {
  const [number, unit_fen] = [countOf(count), fenOrZero(price)];
  return number === undefined || unit_fen === undefined ? undefined : { count: number, unit_fen };
}

/** Returns the complete ones; undefined while one of them is not. */
export function allOf<Typed, Complete>(
  typed: readonly Typed[],
  complete: (one: Typed) => Complete | undefined,
): Complete[] | undefined {
  const done = typed.flatMap((one) => complete(one) ?? []);
  return done.length === typed.length ? done : undefined;
}
