import { isEnterprise, labClock } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { requireSeen } from '../../http/seen';
import { certifiedUser } from '../certification/certification.service';
import { requireStaying } from '../closing/closing.service';
import { spendCoupon } from '../coupon/coupon.order.service';
import { countOrdered } from '../device/device.repo';
import { deletePlanItems, lockPlanItems } from '../plan/plan.repo';
import { ownPricing } from '../priceGroup/priceGroup.service';
import { bookForOrder } from '../reservation/reservation.order.service';
import { findSettings } from '../setting/setting.repo';
import { lockMember } from '../user/user.service';
import { deleteDraft } from './order.draft.repo';
import { dueOf, placeHold } from './order.hold.service';
import { type Ordered, priceOrdered } from './order.item.service';
import { awaitSample, record } from './order.move.service';
import { preparedNote } from './order.notice';
import { plannedPickup } from './order.pickup.service';
import { insertOrder, nextOrderCode, type OrderRow } from './order.repo';
import { searchWords } from './order.rules';
import { insertReturn, insertSamples } from './order.sample.repo';
import { type PlacedInput, plannedSamples } from './order.sample.service';
import { registerSamples } from './order.sampleFollow.service';

/**
 * Creates an order of a certified member, either from items of the plan, which are removed from it, or from one service
 * directly (立即下单). Items of the plan are locked: of two concurrent orders with the same items, one is created and
 * the other is refused (plan_changed). What the member saw must be true: total, amount to pay, instrument time. Invalid combinations are refused with their field (see `plannedSamples`, `plannedPickup`, `bookForOrder`).
 * An academic order is paid later: its amount is reserved here, and its sample is asked for at once. An enterprise prepays
 * after it has signed (`move`).
 */
export async function placeOrder(tx: Tx, user_rid: string, input: PlacedInput, now: Date): Promise<OrderRow> {
  await lockMember(tx, user_rid);
  await requireStaying(tx, user_rid);
  const user = await certifiedUser(tx, user_rid);
  const clock = labClock(now);
  const ordered = await takeOrdered(tx, user_rid, input, now);
  const { type_id, items, total_fen } = ordered;
  const settings = await findSettings(tx);
  const { choice, samples, returnTo } = await plannedSamples(tx, input, {
    user_rid,
    items,
    terms: ordered.terms,
    itemKeys: keysOf(input, items),
    now,
    keeping: settings.sampleKeeping,
  });
  const pickup = await plannedPickup(tx, input.pickup, choice.sample_source, { user_rid, settings, clock });
  const rid = newRid();
  const discount_fen = await discountFor(tx, input, ordered, { user_rid, order_rid: rid, now });
  const code = await nextOrderCode(tx, now);
  const order = await insertOrder(tx, {
    order: {
      ...choice,
      rid,
      code,
      user_rid,
      type_id,
      total_fen,
      discount_fen,
      coupon_rid: input.coupon_rid,
      needs_sample: choice.sample_source !== -1,
      materials: [...new Set(input.materials)],
      materials_other: input.materials.includes('other') ? input.materials_other : '',
      fund_code: input.fund_code,
      state: 'submitted',
      enterprise: isEnterprise(user.organization),
      message: input.message,
      prepared_by: ordered.prepared?.by,
      prepared_at: ordered.prepared?.at,
      search: searchWords({ code, fund_code: input.fund_code }, items),
      created: now,
      changed: now,
    },
    items: items.map((item) => ({ ...item, order_rid: rid })),
    pickup: pickup && { ...pickup, order_rid: rid },
  });
  await insertSamples(
    tx,
    samples.map((sample) => ({ ...sample, order_rid: rid })),
  );
  await registerSamples(tx, order, samples, now);
  if (returnTo) await insertReturn(tx, { ...returnTo, order_rid: rid });
  const operated = items.map((item) => ({ ...item, alone: ordered.alone.get(item.rid) }));
  await bookForOrder(tx, { ...order, items: operated }, input, now);
  if (input.from_draft !== false)
    await deleteDraft(tx, { user_rid, device_rid: input.item?.device_rid ?? '' });
  await record(tx, order, {
    act: 'submit',
    by: 'member',
    by_rid: user_rid,
    note: ordered.prepared ? preparedNote(ordered.prepared.at) : '',
    at: now,
  });
  if (!order.enterprise) await placeHold(tx, order, dueOf(order), now);
  return awaitSample(tx, order, now);
}

/** Returns the keys of the items by those of the plan, from which they are copied in their order. */
const keysOf = ({ item, plan_rids }: PlacedInput, items: Ordered['items']): ReadonlyMap<string, string> =>
  new Map(
    item
      ? []
      : [...new Set(plan_rids)].flatMap((key, index): [string, string][] => {
          const rid = items[index]?.rid;
          return rid === undefined ? [] : [[key, rid]];
        }),
  );

/** Takes what is ordered, at its prices of today. Refuses with seen_changed when the member saw another total. */
async function takeOrdered(tx: Tx, user_rid: string, input: PlacedInput, now: Date): Promise<Ordered> {
  const readPlan = (rids: readonly string[]) => lockPlanItems(tx, user_rid, rids);
  const pricing = await ownPricing(tx, user_rid, now);
  const ordered = await priceOrdered(tx, input, { readPlan, pricing });
  requireSeen({ total_fen: input.seen.total_fen }, ordered);
  if (!input.item) await deletePlanItems(tx, user_rid, input.plan_rids);
  await countOrdered(tx, [...new Set(ordered.items.map(({ device_rid }) => device_rid))]);
  return ordered;
}

/** Uses the chosen coupon. Refuses with seen_changed when the member saw another amount to pay. */
async function discountFor(
  tx: Tx,
  { coupon_rid, seen }: PlacedInput,
  { total_fen, couponItems }: Ordered,
  { user_rid, order_rid, now }: { user_rid: string; order_rid: string; now: Date },
): Promise<number> {
  const chosen = coupon_rid === null ? undefined : { rid: coupon_rid, user_rid, now };
  const discount_fen = chosen ? await spendCoupon(tx, chosen, order_rid, couponItems) : 0;
  requireSeen({ due_fen: seen.due_fen }, { due_fen: total_fen - discount_fen });
  return discount_fen;
}
