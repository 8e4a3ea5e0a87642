import { type Actor, isPromiseLate, nextStepOf, possibleActs, takesRaw } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findCouponNames } from '../coupon/coupon.repo';
import { ownSampling } from '../sampling/sampling.service';
import { findSettings } from '../setting/setting.repo';
import { expectedDay, turnaroundOf } from './order.expected.rules';
import { missingPrepayment } from './order.hold.service';
import type { OrderParts } from './order.present';
import { promisesOf } from './order.promise.repo';
import { findOwnOrder, itemsOf, type OrderRow, pickupOf, timelineOf } from './order.repo';
import { factsOf } from './order.rules';
import { returnOf, samplesOf } from './order.sample.repo';

/** Returns an order of this member; refuses with not_found, also for another member's order. */
export async function ownOrder(tx: Tx, user_rid: string, rid: string): Promise<OrderRow> {
  const order = await findOwnOrder(tx, user_rid, rid);
  if (!order) throw refuse('not_found', { noun: 'order' });
  return order;
}

/** Loads all data of an order and the acts that `actor` may do now. */
export async function partsOf(tx: Tx, order: OrderRow, actor: Actor, now: Date): Promise<OrderParts> {
  const promises = await promisesOf(tx, order.rid);
  const items = await itemsOf(tx, [order.rid]);
  const timeline = await timelineOf(tx, order.rid);
  const { manager, samplingSetting } = await findSettings(tx);
  const turnaround_days = turnaroundOf(items);
  return {
    can: possibleActs(factsOf(order), actor),
    next: nextStepOf(factsOf(order)),
    items,
    timeline,
    promises: promises.map((promise) => ({ ...promise, late: isPromiseLate(promise, now) })),
    pickup: await pickupOf(tx, order.rid),
    manager,
    turnaround_days,
    expected: expectedDay(order, { timeline, turnaround_days, calendar: samplingSetting }),
    prepay_missing_fen: await missingPrepayment(tx, order),
    samples: await samplesOf(tx, order.rid),
    returnTo: await returnOf(tx, order.rid),
    coupon: await couponOf(tx, order),
    takes_raw: takesRaw(order),
    sampling: order.sampling_rid ? await ownSampling(tx, order.user_rid, order.sampling_rid) : undefined,
  };
}

async function couponOf(tx: Tx, { coupon_rid: rid }: OrderRow): Promise<OrderParts['coupon']> {
  const name = rid === null ? undefined : (await findCouponNames(tx, [rid])).get(rid);
  return rid === null || name === undefined ? null : { rid, name };
}
