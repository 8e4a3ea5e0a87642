import { type Parsed, reasons } from '@portal/shared/contract';
import { isEnterprise, isValidChoice, labClock } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { countOrdered, type DeviceRow, findDevice } from '../device/device.repo';
import { canonicalChoice } from '../plan/plan.choice.rules';
import { priceItem } from '../plan/plan.price.rules';
import { deletePlanItems, lockPlanItems, type PlanRow } from '../plan/plan.repo';
import { devicesOf } from '../plan/plan.service';
import { certifiedUser } from '../profile/profile.service';
import { findSettings } from '../setting/setting.repo';
import { dueOf, placeHold } from './order.hold.service';
import { record } from './order.move.service';
import { plannedPickup } from './order.pickup.service';
import { type NewItem as ItemToInsert, insertOrder, nextOrderCode, type OrderRow } from './order.repo';
import { insertReturn, insertSamples } from './order.sample.repo';
import { plannedSamples } from './order.sample.service';

type Input = Parsed<'auth/order/add'>;
type NewItem = Omit<ItemToInsert, 'order_rid'>;
interface Ordered {
  readonly type_id: number;
  readonly items: readonly NewItem[];
  readonly total_fen: number;
}

/**
 * Creates an order of a certified member, either from items of the plan, which are removed from it, or from one service
 * directly (立即下单). Items of the plan are locked: of two concurrent orders with the same items, one is created and
 * the other is refused (plan_changed). Invalid combinations are refused with their field (see `plannedSamples`, `plannedPickup`).
 * An academic order is paid later: its amount is reserved here. An enterprise prepays after it has signed (`move`).
 */
export async function placeOrder(tx: Tx, user_rid: string, input: Input, now: Date): Promise<OrderRow> {
  const user = await certifiedUser(tx, user_rid);
  const { type_id, items, total_fen } = await orderedItems(tx, user_rid, input);
  const clock = labClock(now);
  const { choice, samples, returnTo } = await plannedSamples(tx, input, {
    user_rid,
    items,
    today: clock.today,
  });
  const pickup = await plannedPickup(tx, input.pickup, choice.sample_source, {
    user_rid,
    settings: await findSettings(tx),
    clock,
  });
  const rid = newRid();
  const code = await nextOrderCode(tx, now);
  const order = await insertOrder(tx, {
    order: {
      ...choice,
      rid,
      code,
      user_rid,
      type_id,
      total_fen,
      needs_sample: choice.sample_source !== -1,
      materials: [...new Set(input.materials)],
      materials_other: input.materials.includes('other') ? input.materials_other : '',
      state: 'submitted',
      enterprise: isEnterprise(user.organization),
      message: input.message,
      search: [code, ...items.map((item) => item.name)].join(' ').toLowerCase(),
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
  if (returnTo) await insertReturn(tx, { ...returnTo, order_rid: rid });
  await record(tx, order, { act: 'submit', by: 'member', by_rid: user_rid, note: '', at: now });
  if (!order.enterprise) await placeHold(tx, order, dueOf(order), now);
  return order;
}

/** Returns what is ordered, at current prices. Refuses with plan_changed when the member saw another total. */
async function orderedItems(tx: Tx, user_rid: string, input: Input): Promise<Ordered> {
  const { item, plan_rids } = input;
  const ordered = item ? await singleItem(tx, item) : await itemsOfPlan(tx, user_rid, plan_rids);
  if (ordered.total_fen !== input.total_fen) throw refuse('plan_changed', { msg: reasons.priceChanged });
  await countOrdered(tx, [...new Set(ordered.items.map(({ device_rid }) => device_rid))]);
  return ordered;
}

/** Prices a service that is ordered without the plan. */
async function singleItem(tx: Tx, choice: NonNullable<Input['item']>): Promise<Ordered> {
  const device = await findDevice(tx, choice.device_rid);
  if (!device || !isValidChoice(device.options, choice.options))
    throw refuse('plan_changed', { msg: reasons.serviceUnavailable });
  const options = canonicalChoice(device.options, choice.options);
  const { available: _, ...item } = priceItem(
    { ...choice, options, rid: newRid(), name: device.name },
    device,
  );
  return { type_id: device.type_id, items: [{ ...item, position: 0 }], total_fen: item.total_fen };
}

/** Takes items out of the plan. */
async function itemsOfPlan(tx: Tx, user_rid: string, plan_rids: readonly string[]): Promise<Ordered> {
  const rids = [...new Set(plan_rids)];
  const rows = await lockPlanItems(tx, user_rid, rids);
  if (rows.length < rids.length) throw refuse('plan_changed');
  const ordered = copiesOf(rids, rows, await devicesOf(tx, rows));
  await deletePlanItems(tx, user_rid, rids);
  return ordered;
}

/** Returns copies of the items in the order of the input. */
function copiesOf(
  rids: readonly string[],
  rows: readonly PlanRow[],
  devices: ReadonlyMap<string, DeviceRow>,
): Ordered {
  const types = new Set<number>();
  const items = rids.map((rid, position): NewItem => {
    const row = rows.find((one) => one.rid === rid);
    const device = row && devices.get(row.device_rid);
    const item = row && priceItem(row, device);
    if (!device || !item?.available) {
      throw refuse('plan_changed', { msg: reasons.itemUnavailable(item?.name ?? '') });
    }
    types.add(device.type_id);
    const { available: _, ...kept } = item;
    return { ...kept, rid: newRid(), position };
  });
  const [type_id] = types;
  if (type_id === undefined || types.size > 1) {
    throw refuse('invalid_input', { fields: { plan_rids: reasons.typesMixed } });
  }
  return { type_id, items, total_fen: items.reduce((sum, item) => sum + item.total_fen, 0) };
}
