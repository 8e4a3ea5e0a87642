import { type ChosenOptions, type Parsed, type Plan, type PlanGroup, reasons } from '@portal/shared/contract';
import { byPlanOrder, canonicalChoice, isValidChoice, limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { type DeviceRow, findDevicesOnSale } from '../device/device.repo';
import { deviceOnSale } from '../device/device.service';
import { ownPricing } from '../priceGroup/priceGroup.service';
import { findTypes } from '../type/type.repo';
import { lockMember } from '../user/user.service';
import { priceItem } from './plan.price.rules';
import {
  addPlanItem,
  countItems,
  countOtherItems,
  insertQuotedItems,
  listPlan,
  type PlanRow,
} from './plan.repo';

/**
 * Returns the member's plan at its prices of today, in groups: type 31 first, the others by number. `cartNum` is the sum
 * of the counts.
 */
export async function readPlan(tx: Tx, user_rid: string, now: Date): Promise<Plan> {
  const pricing = await ownPricing(tx, user_rid, now);
  const rows = await listPlan(tx, user_rid);
  const devices = await devicesOf(tx, rows);
  const names = new Map((await findTypes(tx)).map(({ type }) => [type.id, type.name]));
  const planned = rows.filter(({ saved }) => !saved);
  const latest = planned.at(-1);
  const groups = new Map<number, PlanGroup>();
  for (const row of planned) {
    const device = devices.get(row.device_rid);
    const type_id = device?.type_id ?? row.type_id;
    const group = groups.get(type_id) ?? { type_id, name: names.get(type_id) ?? '', items: [] };
    group.items.push(priceItem(row, device, pricing));
    groups.set(type_id, group);
  }
  return {
    groups: [...groups.values()].sort((a, b) => byPlanOrder(a.type_id, b.type_id)),
    saved: rows
      .filter(({ saved }) => saved)
      .reverse()
      .map((row) => priceItem(row, devices.get(row.device_rid), pricing)),
    latest_type: latest ? (devices.get(latest.device_rid)?.type_id ?? latest.type_id) : null,
    cartNum: planned.reduce((sum, row) => sum + row.count, 0),
  };
}

/** Returns the services of items by key; deleted and withdrawn services are missing. */
export async function devicesOf(
  tx: Tx,
  rows: readonly Pick<PlanRow, 'device_rid'>[],
): Promise<Map<string, DeviceRow>> {
  if (rows.length === 0) return new Map();
  const devices = await findDevicesOnSale(tx, [...new Set(rows.map((row) => row.device_rid))]);
  return new Map(devices.map((device) => [device.rid, device]));
}

/**
 * Adds a service to the plan, or increases the count of the same choice. Returns the item's key and count. Concurrent additions
 * from two tabs both count. Refuses unknown services (not_found), choices that are not offered (option_invalid), and exceeded limits
 * (plan_limit).
 */
export async function addToPlan(
  tx: Tx,
  user_rid: string,
  { device_rid, options, count }: Parsed<'auth/tempDevice/add'>,
  created: Date,
  isHeld = false,
): Promise<Pick<PlanRow, 'rid' | 'count'>> {
  const device = await deviceOnSale(tx, device_rid);
  if (!isValidChoice(device.options, options))
    throw refuse('option_invalid', { msg: reasons.optionsChanged(device.name, device.options, options) });
  const choice = { device_rid, options: canonicalChoice(device.options, options) };
  await lockMember(tx, user_rid);
  if ((await countOtherItems(tx, user_rid, choice)) >= limits.planItems) throw refuse('plan_limit');
  const { name, type_id } = device;
  const row = { ...choice, rid: newRid(), user_rid, name, type_id, count, created };
  const added = await addPlanItem(tx, row, isHeld);
  if (!added) throw refuse('plan_limit', { msg: reasons.countLimit });
  return added;
}

/** What an accepted quotation puts into the plan. */
interface QuotedItem {
  readonly device: DeviceRow;
  readonly options: ChosenOptions;
  readonly count: number;
  readonly unit_fen: number;
}

/** Who of the lab wrote something down for a member, and when. */
export interface Prepared {
  readonly by: string;
  readonly at: Date;
}

/** Returns who wrote down the first of these items that staff have prepared; undefined when the member chose them all. */
export function preparedOf(rows: readonly PlanRow[]): Prepared | undefined {
  for (const { prepared_by: by, prepared_at: at } of rows) if (by !== null && at !== null) return { by, at };
  return undefined;
}

/** An accepted quotation: its code, its last day, and who wrote down the requirement that it answers. */
interface AcceptedQuotation {
  readonly code: string;
  readonly valid_until: string;
  readonly prepared: Prepared | undefined;
  readonly at: Date;
}

/** Adds the items of an accepted quotation at its prices. Refuses with plan_limit when the plan can't take all of them. */
export async function addQuotedItems(
  tx: Tx,
  user_rid: string,
  items: readonly QuotedItem[],
  { code, valid_until, prepared, at }: AcceptedQuotation,
): Promise<void> {
  await lockMember(tx, user_rid);
  if ((await countItems(tx, user_rid)) + items.length > limits.planItems) throw refuse('plan_limit');
  const rows = items.map(({ device, options, count, unit_fen }, index) => ({
    rid: newRid(),
    user_rid,
    device_rid: device.rid,
    name: device.name,
    type_id: device.type_id,
    options: canonicalChoice(device.options, options),
    count,
    // The plan is sorted by time: a millisecond each keeps the order of the lines.
    created: new Date(at.getTime() + index),
    quotation_code: code,
    quoted_fen: unit_fen,
    quoted_count: count,
    quoted_until: valid_until,
    prepared_by: prepared?.by,
    prepared_at: prepared?.at,
  }));
  await insertQuotedItems(tx, rows);
}
