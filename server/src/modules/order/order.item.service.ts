import { type Parsed, type PlanItem, reasons } from '@portal/shared/contract';
import {
  type Chosen,
  type CouponItem,
  canonicalChoice,
  choosesAlone,
  isValidChoice,
  type SampleTerms,
  unitPrice,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { type Refusal, refuse } from '../../http/error';
import { termsOf } from '../device/device.present';
import { type DeviceRow, findDevicesOnSale } from '../device/device.repo';
import { type OwnSaving, ownSaving, priceItem } from '../plan/plan.price.rules';
import type { PlanRow } from '../plan/plan.repo';
import { devicesOf, type Prepared, preparedOf } from '../plan/plan.service';
import type { Pricing } from '../priceGroup/priceGroup.service';
import type { NewItem as ItemToInsert } from './order.repo';

type NewItem = Omit<ItemToInsert, 'order_rid'>;

/** What is ordered: items of the plan or one service. */
export type Wanted = Pick<Parsed<'auth/order/add'>, 'plan_rids' | 'item'>;

/** What is ordered, at its prices of today. */
export interface Ordered {
  readonly type_id: number;
  readonly items: readonly NewItem[];
  readonly total_fen: number;
  /** Whether the member operates alone, by the keys of the items whose services offer this choice. */
  readonly alone: ReadonlyMap<string, boolean>;
  /** What the items cost by the catalogue; the prices of an accepted quotation differ from it. */
  readonly list_fen: number;
  /** What the member's own prices take off; undefined without any. */
  readonly own: OwnSaving | undefined;
  /** Who of the lab wrote down for the member what is ordered; undefined for what the member chose. */
  readonly prepared: Prepared | undefined;
  /** What the services say about their samples. */
  readonly terms: readonly (SampleTerms & { readonly name: string })[];
  /** The items as coupons see them. */
  readonly couponItems: readonly CouponItem[];
}

/** Reads the member's items of the plan with these keys; `lockPlanItems` when they are ordered. */
type ReadPlan = (rids: readonly string[]) => Promise<PlanRow[]>;

/** Prices what is ordered today. Refuses with plan_changed when an item is gone or a choice is no longer offered. */
export function priceOrdered(
  tx: Tx,
  { item, plan_rids }: Wanted,
  { readPlan, pricing }: { readonly readPlan: ReadPlan; readonly pricing: Pricing },
): Promise<Ordered> {
  return item ? singleItem(tx, item, pricing) : itemsOfPlan(tx, [...new Set(plan_rids)], readPlan, pricing);
}

/** Prices a service that is ordered without the plan. */
async function singleItem(tx: Tx, choice: NonNullable<Wanted['item']>, pricing: Pricing): Promise<Ordered> {
  const [device] = await findDevicesOnSale(tx, [choice.device_rid]);
  if (!device) throw refuse('plan_changed', { msg: reasons.serviceUnavailable });
  if (!isValidChoice(device.options, choice.options)) throw optionsChanged(device, choice.options);
  const options = canonicalChoice(device.options, choice.options);
  const priced = priceItem({ ...choice, options, rid: newRid(), name: device.name }, device, pricing);
  const { available: _, changeable: __, disposals: ___, asks_human: ____, own: _o, ...item } = priced;
  return {
    type_id: device.type_id,
    items: [{ ...item, position: 0 }],
    alone: aloneBy([[item, device]]),
    total_fen: item.total_fen,
    list_fen: unitPrice(device, options) * item.count,
    own: ownSaving([priced]),
    prepared: undefined,
    terms: [{ ...item, ...termsOf(device) }],
    couponItems: [couponItem(device, item.total_fen)],
  };
}

export const optionsChanged = ({ name, options }: DeviceRow, chosen: Chosen): Refusal =>
  refuse('plan_changed', { msg: reasons.optionsChanged(name, options, chosen) });

async function itemsOfPlan(
  tx: Tx,
  rids: readonly string[],
  readPlan: ReadPlan,
  pricing: Pricing,
): Promise<Ordered> {
  const rows = await readPlan(rids);
  if (rows.length < rids.length) throw refuse('plan_changed');
  return copiesOf(rids, rows, await devicesOf(tx, rows), pricing);
}

/** Returns copies of the items in the order of the input. */
function copiesOf(
  rids: readonly string[],
  rows: readonly PlanRow[],
  devices: ReadonlyMap<string, DeviceRow>,
  pricing: Pricing,
): Ordered {
  const types = new Set<number>();
  const couponItems: CouponItem[] = [];
  const offered: [NewItem, DeviceRow][] = [];
  const planned: PlanItem[] = [];
  let list_fen = 0;
  const items = rids.map((rid, position): NewItem => {
    const row = rows.find((one) => one.rid === rid);
    const device = row && devices.get(row.device_rid);
    const item = row && priceItem(row, device, pricing);
    if (!row || !device || !item)
      throw refuse('plan_changed', { msg: reasons.itemUnavailable(row?.name ?? '') });
    if (!item.available) throw optionsChanged(device, row.options);
    types.add(device.type_id);
    list_fen += unitPrice(device, row.options) * row.count;
    couponItems.push(couponItem(device, item.total_fen));
    planned.push(item);
    const { available: _, changeable: __, quotation: ___, disposals: _d, asks_human: _h, ...rest } = item;
    const { own: _o, ...kept } = rest;
    const copy = { ...kept, rid: newRid(), position };
    offered.push([copy, device]);
    return copy;
  });
  const [type_id] = types;
  if (type_id === undefined || types.size > 1) {
    throw refuse('invalid_input', { fields: { plan_rids: reasons.typesMixed } });
  }
  const total_fen = items.reduce((sum, item) => sum + item.total_fen, 0);
  const terms = offered.map(([item, device]) => ({ ...item, ...termsOf(device) }));
  const own = ownSaving(planned);
  const prepared = preparedOf(rows);
  return { type_id, items, total_fen, list_fen, own, prepared, couponItems, terms, alone: aloneBy(offered) };
}

const couponItem = ({ type_id, child_id }: DeviceRow, total_fen: number): CouponItem => ({
  type_id,
  child_id,
  total_fen,
});

const aloneBy = (
  offered: readonly (readonly [Pick<NewItem, 'rid' | 'options'>, DeviceRow])[],
): ReadonlyMap<string, boolean> =>
  new Map(
    offered.flatMap(([{ rid, options }, device]) => {
      const alone = choosesAlone(device.options, options);
      return alone === undefined ? [] : [[rid, alone] as const];
    }),
  );
