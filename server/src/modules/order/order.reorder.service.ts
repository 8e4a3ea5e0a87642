import type { Data } from '@portal/shared/contract';
import { offeredChoice } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { countPlan } from '../plan/plan.repo';
import { addToPlan, devicesOf } from '../plan/plan.service';
import { itemsOf } from './order.repo';
import { ownOrder } from './order.service';

/**
 * Puts the items of a member's order into the plan once more. A service that is gone is left out, an option that is
 * gone is replaced by the default; the answer names both. Refuses with plan_limit when the plan can't take all items.
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
  const changed: string[] = [];
  for (const [index, { device_rid, name, count, options: ordered }] of offered.entries()) {
    const { options, same } = offeredChoice(devices.get(device_rid)?.options ?? [], ordered);
    if (!same) changed.push(name);
    // The plan is sorted by time: a millisecond each keeps the order of the items.
    await addToPlan(tx, user_rid, { device_rid, options, count }, new Date(now.getTime() + index));
  }
  return {
    added: offered.length,
    gone: items.filter((item) => !offered.includes(item)).map(({ name }) => name),
    changed,
    cartNum: await countPlan(tx, user_rid),
  };
}
