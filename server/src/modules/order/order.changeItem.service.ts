import { type ChangedItem, type Parsed, reasons } from '@portal/shared/contract';
import {
  type CouponItem,
  canonicalChoice,
  choosesAlone,
  isValidChoice,
  unitPrice,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { canonicalJson } from '../../http/canonicalJson';
import { refuse } from '../../http/error';
import { termsOf } from '../device/device.present';
import { type DeviceRow, findDevices } from '../device/device.repo';
import { type OwnSaving, ownSaving, priceItem } from '../plan/plan.price.rules';
import { ownPricing, type Pricing } from '../priceGroup/priceGroup.service';
import { reservationsOfOrder } from '../reservation/reservation.repo';
import { optionsChanged } from './order.item.service';
import { type ItemRow, itemsOf, type OrderRow } from './order.repo';

/** The items that an order keeps, with their options and counts. */
export type WantedItems = Parsed<'auth/order/change'>['items'];

/** What the items of an order would be, and cost, after a change. */
export interface ChangedItems {
  readonly items: readonly ChangedItem[];
  /** Keys of the items that the order leaves out. */
  readonly removed: readonly string[];
  readonly total_fen: number;
  /** What they cost by the catalogue; an item that stays as it is counts with its own price. */
  readonly list_fen: number;
  /** What the member's own prices take off the items that change; undefined without any. */
  readonly own: OwnSaving | undefined;
  readonly couponItems: readonly CouponItem[];
  /** Services that the member would operate alone, and did not before. */
  readonly alone: readonly Alone[];
}

type Alone = Pick<ItemRow, 'device_rid' | 'name' | 'unit' | 'count'> & { readonly alone: true };

/** What decides about the items of an order. */
interface Facts {
  readonly rows: readonly ItemRow[];
  readonly devices: ReadonlyMap<string, DeviceRow>;
  /** Keys of the services that are offered. */
  readonly offered: ReadonlySet<string>;
  /** Keys of the services whose instrument time is booked. */
  readonly booked: ReadonlySet<string>;
}

async function factsOf(tx: Tx, order: OrderRow): Promise<Facts> {
  const rows = await itemsOf(tx, [order.rid]);
  const rids = [...new Set(rows.map(({ device_rid }) => device_rid))];
  const devices = await findDevices(tx, rids);
  const times = await reservationsOfOrder(tx, order.rid);
  return {
    rows,
    devices: new Map(devices.map((device) => [device.rid, device])),
    offered: new Set(devices.filter(({ withdrawn }) => withdrawn === null).map(({ rid }) => rid)),
    booked: new Set(times.filter(({ state }) => state === 'booked').map(({ device_rid }) => device_rid)),
  };
}

/** True when an accepted quotation has set the prices of an order: its items and its coupon stay. */
export const isQuoted = (rows: readonly Pick<ItemRow, 'ordered_count'>[]): boolean =>
  rows.some(({ ordered_count }) => ordered_count !== null);

function fixedBy(row: ItemRow, { rows, offered, booked }: Facts): ChangedItem['fixed'] {
  if (isQuoted(rows)) return 'quoted';
  if (booked.has(row.device_rid)) return 'booked';
  return offered.has(row.device_rid) ? null : 'gone';
}

/** Returns the items of an order as it has them, with what may be changed. */
export async function presentItems(tx: Tx, order: OrderRow): Promise<ChangedItem[]> {
  const facts = await factsOf(tx, order);
  return facts.rows.map((row) => asItIs(row, facts));
}

function asItIs(row: ItemRow, facts: Facts): ChangedItem {
  const fixed = fixedBy(row, facts);
  const { rid, device_rid, name, img, unit, options, option_text, count, unit_fen, total_fen } = row;
  const device = facts.devices.get(device_rid);
  return {
    rid,
    device_rid,
    name,
    img,
    unit,
    options,
    option_text,
    count,
    unit_fen,
    total_fen,
    fixed,
    needs_sample: row.needs_sample,
    ...(device && termsOf(device)),
    turnaround_days: row.turnaround_days,
    changeable: fixed === null && (device?.options.length ?? 0) > 0,
    available: true,
  };
}

/**
 * Prices the items of an order with other options or counts, by the rules of a new order. An item that stays as it is keeps its
 * price, though the catalogue has another by now, or does not offer the service any more. Refuses with not_found an item of another
 * order, with plan_changed what is not offered, and with invalid_input what is fixed.
 */
export async function priceChanged(
  tx: Tx,
  order: OrderRow,
  wanted: WantedItems,
  at: Date,
): Promise<ChangedItems> {
  const facts = await factsOf(tx, order);
  const pricing = await ownPricing(tx, order.user_rid, at);
  requireOwn(facts.rows, wanted);
  const kept = facts.rows.flatMap((row) => {
    const wish = wanted.find(({ rid }) => rid === row.rid);
    return wish ? [{ row, item: changed(row, wish, facts, pricing) }] : [];
  });
  const removed = facts.rows.filter((row) => !kept.some((one) => one.row === row));
  for (const row of removed) requireFree(row, facts);
  const items = kept.map(({ item }) => item);
  return {
    items,
    removed: removed.map(({ rid }) => rid),
    total_fen: sumOf(items.map(({ total_fen }) => total_fen)),
    list_fen: sumOf(kept.map((one) => listPrice(one, facts))),
    own: ownSaving(items),
    couponItems: items.map((item) => couponItem(item, order, facts)),
    alone: kept.flatMap(({ row, item }) => newlyAlone(row, item, facts)),
  };
}

function requireOwn(rows: readonly ItemRow[], wanted: WantedItems): void {
  const rids = new Set(wanted.map(({ rid }) => rid));
  if (rids.size < wanted.length) throw refuse('invalid_input', { fields: { items: reasons.itemTwice } });
  const own = new Set(rows.map(({ rid }) => rid));
  if ([...rids].some((rid) => !own.has(rid))) throw refuse('not_found', { noun: 'orderItem' });
}

/** Refuses a change of an item whose price was agreed, or whose instrument time is booked. */
function requireFree(row: ItemRow, facts: Facts): void {
  const fixed = fixedBy(row, facts);
  const why = { quoted: reasons.itemQuoted, booked: reasons.itemBooked } as const;
  if (fixed === 'quoted' || fixed === 'booked')
    throw refuse('invalid_input', { fields: { items: why[fixed](row.name) } });
}

function changed(row: ItemRow, wish: WantedItems[number], facts: Facts, pricing: Pricing): ChangedItem {
  const { options, count } = wish;
  if (count === row.count && choiceOf(options) === choiceOf(row.options)) return asItIs(row, facts);
  requireFree(row, facts);
  const { rid, device_rid, name } = row;
  const device = facts.offered.has(device_rid) ? facts.devices.get(device_rid) : undefined;
  if (!device) throw refuse('plan_changed', { msg: reasons.itemUnavailable(name) });
  if (!isValidChoice(device.options, options)) throw optionsChanged(device, options);
  const chosen = canonicalChoice(device.options, options);
  const { quotation: _, ...item } = priceItem(
    { rid, device_rid, name, options: chosen, count },
    device,
    pricing,
  );
  return { ...item, fixed: null };
}

/** Returns a choice as text, whatever the order of its keys. */
const choiceOf = (options: ItemRow['options']): string =>
  canonicalJson(
    Object.fromEntries(
      Object.entries(options).flatMap(([option, keys]) =>
        keys.length > 0 ? [[option, [...keys].sort()] as const] : [],
      ),
    ),
  );

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

function listPrice({ row, item }: { row: ItemRow; item: ChangedItem }, { devices }: Facts): number {
  const device = devices.get(row.device_rid);
  const stays = item.count === row.count && item.unit_fen === row.unit_fen;
  return stays || !device ? item.total_fen : unitPrice(device, item.options) * item.count;
}

function couponItem({ device_rid, total_fen }: ChangedItem, order: OrderRow, { devices }: Facts): CouponItem {
  const device = devices.get(device_rid);
  return { type_id: device?.type_id ?? order.type_id, child_id: device?.child_id ?? 0, total_fen };
}

function newlyAlone(row: ItemRow, item: ChangedItem, { devices }: Facts): Alone[] {
  const device = devices.get(row.device_rid);
  if (!device || !choosesAlone(device.options, item.options)) return [];
  if (choosesAlone(device.options, row.options)) return [];
  const { device_rid, name, unit, count } = item;
  return [{ device_rid, name, unit, count, alone: true }];
}
