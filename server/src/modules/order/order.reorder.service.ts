import type { Data } from '@portal/shared/contract';
import { offeredChoice } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { priceItem } from '../plan/plan.price.rules';
import { countPlan } from '../plan/plan.repo';
import { addToPlan, devicesOf } from '../plan/plan.service';
import { ownPricing } from '../priceGroup/priceGroup.service';
import { itemsOf } from './order.repo';
import { ownOrder } from './order.service';

/**
 * Puts the items of a member's order into the plan once more. A service that is gone is left out, an option that is
 * gone is replaced by the default; the answer names both, what costs something else now, and what was in the plan already. Refuses with plan_limit when the plan can't take all items.
 */
export async function reorder(
  tx: Tx,
  user_rid: string,
  rid: string,
  now: Date,
): Promise<Data<'auth/order/again'>> {
  const order = await ownOrder(tx, user_rid, rid);
  // A charge of a quotation is no service that could be ordered.
  const items = (await itemsOf(tx, [order.rid])).filter(({ device_rid }) => device_rid !== '');
  const devices = await devicesOf(tx, items);
  const offered = items.filter(({ device_rid }) => devices.has(device_rid));
  const pricing = await ownPricing(tx, user_rid, now);
  const changed: string[] = [];
  const rids: string[] = [];
  const prices: Data<'auth/order/again'>['prices'] = [];
  const merged: Data<'auth/order/again'>['merged'] = [];
  for (const [index, item] of offered.entries()) {
    const { device_rid, name, count, options: ordered } = item;
    const device = devices.get(device_rid);
    const { options, same } = offeredChoice(device?.options ?? [], ordered);
    if (!same) changed.push(name);
    // The plan is sorted by time: a millisecond each keeps the order of the items.
    const added = await addToPlan(
      tx,
      user_rid,
      { device_rid, options, count },
      new Date(now.getTime() + index),
    );
    rids.push(added.rid);
    if (added.count > count) merged.push({ name, count: added.count });
    const planned = { rid: added.rid, device_rid, name, options, count: added.count };
    const now_fen = device ? priceItem(planned, device, pricing).unit_fen : item.unit_fen;
    if (now_fen !== item.unit_fen)
      prices.push({ name, before_fen: item.unit_fen, now_fen, agreed: item.ordered_unit_fen !== null });
  }
  return {
    added: offered.length,
    rids,
    prices,
    merged,
    gone: items.filter((item) => !offered.includes(item)).map(({ name }) => name),
    changed,
    cartNum: await countPlan(tx, user_rid),
  };
}
