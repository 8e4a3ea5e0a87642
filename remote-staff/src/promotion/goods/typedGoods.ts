import type { Input } from '@portal/shared/contract';
import { dashedCode, halfWidth } from '@portal/shared/rules';
import type { GoodsRow } from './goodsList';

/** Goods as they are typed. */
export interface TypedGoods {
  readonly code: string;
  readonly name: string;
  readonly sketch: string;
  readonly points: string;
  /** Empty for any number. */
  readonly stock: string;
  readonly coupon: string;
  readonly position: string;
  readonly offered: boolean;
}

export const noGoods: TypedGoods = {
  code: '',
  name: '',
  sketch: '',
  points: '',
  stock: '',
  coupon: '',
  position: '0',
  offered: true,
};

export const typedGoods = ({
  code,
  name,
  sketch,
  points,
  stock,
  coupon_code,
  position,
  offered,
}: GoodsRow): TypedGoods => ({
  code,
  name,
  sketch,
  points: String(points),
  stock: stock === null ? '' : String(stock),
  coupon: coupon_code ?? '',
  position: String(position),
  offered,
});

/** Returns a whole number as typed; undefined when it is none, or too large. */
export function wholeOf(typed: string, most: number): number | undefined {
  const digits = halfWidth(typed);
  const whole = /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
  return whole === undefined || whole > most ? undefined : whole;
}

/** Returns what is saved of typed goods, without the state from which the edit began; undefined while something is missing. */
export function goodsOf(
  typed: TypedGoods,
): Omit<Input<'staff/integration/saveGoods'>, 'etag' | 'img'> | undefined {
  const points = wholeOf(typed.points, 1_000_000);
  const stock = typed.stock.trim() === '' ? null : wholeOf(typed.stock, 100_000);
  const position = wholeOf(typed.position, 10_000);
  const isComplete = /^[\w-]+$/.test(halfWidth(typed.code)) && typed.name.trim() !== '';
  if (!isComplete || !points || stock === undefined || position === undefined) return undefined;
  return {
    code: halfWidth(typed.code),
    name: typed.name,
    sketch: typed.sketch,
    points,
    stock,
    coupon_code: typed.coupon.trim() === '' ? null : dashedCode(typed.coupon),
    offered: typed.offered,
    position,
  };
}
