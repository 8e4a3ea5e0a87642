import { type Data, type OrderForm, type Parsed, reasons } from '@portal/shared/contract';
import { type CouponItem, possibleActs } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { etagOf } from '../../http/etag';
import { presentPlace } from '../address/address.present';
import { fittingCoupons, quoteCoupon, quoteUsed } from '../coupon/coupon.order.service';
import { presentCoupon } from '../coupon/coupon.present';
import { findCouponNames } from '../coupon/coupon.repo';
import { findTypes } from '../type/type.repo';
import type { OrderContent } from './order.change.rules';
import { isQuoted, presentItems, priceChanged } from './order.changeItem.service';
import { heldFor } from './order.hold.service';
import { presentSample } from './order.present';
import { type By, payable } from './order.quote.service';
import { itemsOf, type OrderRow, pickupOf } from './order.repo';
import { factsOf } from './order.rules';
import { returnOf, samplesOf } from './order.sample.repo';
import { ownOrder } from './order.service';

/** Returns an order of the member that may be changed now; refuses any other one with the reason. */
export async function changeableOrder(tx: Tx, user_rid: string, rid: string): Promise<OrderRow> {
  const order = await ownOrder(tx, user_rid, rid);
  const instead = possibleActs(factsOf(order), 'member');
  if (instead.includes('change')) return order;
  const msg = reasons.orderState({ act: 'change', ...factsOf(order), instead });
  throw refuse('order_act_refused', { msg });
}

/** Returns what the member may change of an order, as the order has it. */
export async function contentOf(tx: Tx, order: OrderRow): Promise<OrderContent> {
  const samples = await samplesOf(tx, order.rid);
  const pickup = await pickupOf(tx, order.rid);
  const returnTo = await returnOf(tx, order.rid);
  const { rid, code, type_id, due_fen, coupon_rid } = order;
  const names = coupon_rid === null ? undefined : await findCouponNames(tx, [coupon_rid]);
  return {
    rid,
    code,
    type_id,
    due_fen,
    coupon_rid,
    coupon: names?.get(coupon_rid ?? '') ?? null,
    items: await presentItems(tx, order),
    sample_source: order.sample_source,
    pickup: pickup
      ? {
          ...presentPlace(pickup),
          type: pickup.type,
          date: pickup.date,
          time: pickup.time,
          message: pickup.message,
        }
      : null,
    sampling_rid: order.sampling_rid,
    samples: samples.map(presentSample),
    stored_rids: samples.flatMap(({ stored_rid }) => stored_rid ?? []),
    sample_disposal: order.sample_disposal,
    human_samples: order.human_samples,
    return_address: returnTo ? presentPlace(returnTo) : null,
    materials: order.materials,
    materials_other: order.materials_other,
    fund_code: order.fund_code,
    message: order.message,
  };
}

/** Returns the content with its etag, which does not depend on the catalogue. */
export function formOf(
  { due_fen: _, coupon: __, ...content }: OrderContent,
  { signed }: OrderRow,
): OrderForm {
  const items = content.items.map(({ rid, options, count, unit_fen }) => ({ rid, options, count, unit_fen }));
  return { ...content, signed, etag: etagOf({ ...content, items }) };
}

export async function changeForm(tx: Tx, { rid }: { rid: string }, { user_rid }: By): Promise<OrderForm> {
  const order = await changeableOrder(tx, user_rid, rid);
  return formOf(await contentOf(tx, order), order);
}

/** Returns what an order would cost with other items or another coupon, computed as `changeOrder` does. */
export async function quoteChange(
  tx: Tx,
  { rid, items: wanted, coupon_rid }: Parsed<'auth/order/change/quote'>,
  by: By,
): Promise<Data<'auth/order/change/quote'>> {
  const order = await changeableOrder(tx, by.user_rid, rid);
  const { items, total_fen, list_fen, own, couponItems } = await priceChanged(tx, order, wanted, by.now);
  const coupons = await couponsFor(tx, order, couponItems, by);
  const used =
    coupon_rid === null ? undefined : await usedCoupon(tx, order, coupon_rid, couponItems, coupons, by);
  const cost = {
    list_fen,
    own,
    total_fen,
    coupon: used?.coupon ?? null,
    discount_fen: used?.discount_fen ?? 0,
  };
  return {
    items: [...items],
    before: { total_fen: order.total_fen, due_fen: order.due_fen },
    quote: await payable(tx, cost, by, await heldFor(tx, order)),
    coupons: { total_fen, ...coupons },
  };
}

type Coupons = Omit<Data<'auth/order/change/quote'>['coupons'], 'total_fen'>;

/** Returns the coupons for a changed order: the one that it has used, which stays when a quotation has set the prices, and other ones. */
async function couponsFor(tx: Tx, order: OrderRow, items: readonly CouponItem[], by: By): Promise<Coupons> {
  const context = { now: by.now, types: await findTypes(tx) };
  const { coupon_rid: rid, user_rid } = order;
  const own = rid === null ? undefined : await quoteUsed(tx, { rid, user_rid }, items);
  const quoted = isQuoted(await itemsOf(tx, [order.rid]));
  if (quoted) {
    const coupon = own && presentCoupon(own.row, context);
    return { fitting: coupon ? [{ coupon, discount_fen: order.discount_fen }] : [], others: [] };
  }
  const { fitting, others } = await fittingCoupons(tx, by, items);
  const fits = [...(own && 'discount_fen' in own ? [own] : []), ...fitting];
  const misfits = [...(own && 'reason' in own ? [own] : []), ...others];
  return {
    fitting: fits
      .sort((one, other) => other.discount_fen - one.discount_fen)
      .map(({ row, discount_fen }) => ({ coupon: presentCoupon(row, context), discount_fen })),
    others: misfits.map(({ row, reason }) => ({ coupon: presentCoupon(row, context), reason })),
  };
}

/** Returns the chosen coupon with what it takes off; refuses one that can't be used with the reason. */
async function usedCoupon(
  tx: Tx,
  order: OrderRow,
  rid: string,
  items: readonly CouponItem[],
  { fitting, others }: Coupons,
  by: By,
) {
  const found = fitting.find(({ coupon }) => coupon.rid === rid);
  if (found) {
    const { coupon, discount_fen } = found;
    return { coupon: { rid: coupon.rid, name: coupon.name }, discount_fen };
  }
  const misfit = others.find(({ coupon }) => coupon.rid === rid);
  if (misfit) throw refuse('coupon_unusable', { msg: misfit.reason });
  const { row, discount_fen } = await quoteCoupon(tx, { ...by, rid }, items);
  if (isQuoted(await itemsOf(tx, [order.rid])))
    throw refuse('coupon_unusable', { msg: reasons.couponQuoted });
  return { coupon: { rid: row.coupon.rid, name: row.offer.name }, discount_fen };
}
