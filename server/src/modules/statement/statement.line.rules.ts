import type { OrderItem } from '@portal/shared/contract';
import { sharesOf } from '@portal/shared/rules';

/** Content of a line, without its keys. */
interface Line {
  readonly kind: 'item' | 'discount' | 'adjustment';
  readonly name: string;
  readonly detail: string;
  readonly amount_fen: number;
}

type Billed = Pick<OrderItem, 'name' | 'count' | 'unit' | 'option_text' | 'total_fen'>;

/** Returns the line of an ordered item, at the price of its order. */
export const itemLine = ({ name, count, unit, option_text, total_fen }: Billed): Line => ({
  kind: 'item',
  name: `${name} × ${count} ${unit}`,
  detail: option_text.join('；'),
  amount_fen: total_fen,
});

/** Returns the service of an item's line: its name without the count. */
export const serviceOf = (name: string): string => name.replace(/ × \d+ \S*$/, '');

/** Returns the line of an order's discount; none without a discount. */
export const discountLines = (discount_fen: number): Line[] =>
  discount_fen === 0 ? [] : [{ kind: 'discount', name: '优惠券', detail: '', amount_fen: -discount_fen }];

/** Returns the line of a correction by staff. */
export const adjustmentLine = (amount_fen: number, reason: string): Line => ({
  kind: 'adjustment',
  name: '调整',
  detail: reason,
  amount_fen,
});

/** Returns what the lines add up to. */
export const totalOf = (lines: readonly { readonly amount_fen: number }[]): number =>
  lines.reduce((sum, { amount_fen }) => sum + amount_fen, 0);

/** Divides an amount over the orders of a statement in proportion to their billed amounts; the shares add up to it. */
export function sharesByOrder(
  lines: readonly { readonly order_rid: string; readonly amount_fen: number }[],
  amount_fen: number,
): ReadonlyMap<string, number> {
  const billed = new Map<string, number>();
  for (const line of lines) billed.set(line.order_rid, (billed.get(line.order_rid) ?? 0) + line.amount_fen);
  return sharesOf(billed, amount_fen);
}
