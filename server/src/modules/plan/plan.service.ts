import type { Parsed, Plan } from '@portal/shared/contract';
import { isValidChoice, limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { type DeviceRow, findDevice, findDevices } from '../device/device.repo';
import { findTypes } from '../type/type.repo';
import { lockUser } from '../user/user.repo';
import { canonicalChoice } from './plan.choice.rules';
import { presentPlan } from './plan.present';
import { addPlanItem, countOtherItems, listPlan, type PlanRow } from './plan.repo';

/** The member's plan at today's prices. */
export async function readPlan(tx: Tx, user_rid: string): Promise<Plan> {
  const rows = await listPlan(tx, user_rid);
  const types = await findTypes(tx);
  return presentPlan(rows, await devicesOf(tx, rows), new Map(types.map(({ type }) => [type.id, type.name])));
}

/** The services of plan items by key; those that are gone are missing. */
export async function devicesOf(tx: Tx, rows: readonly PlanRow[]): Promise<Map<string, DeviceRow>> {
  if (rows.length === 0) return new Map();
  const devices = await findDevices(tx, [...new Set(rows.map((row) => row.device_rid))]);
  return new Map(devices.map((device) => [device.rid, device]));
}

/**
 * Puts a service into the plan, or adds to the count of the same choice. Two tabs that add at once both
 * count. Refuses unknown services (not_found), choices that are not offered (option_invalid) and what
 * passes a limit (plan_limit).
 */
export async function addToPlan(
  tx: Tx,
  user_rid: string,
  { device_rid, options, count }: Parsed<'auth/tempDevice/add'>,
  created: Date,
): Promise<void> {
  const device = await findDevice(tx, device_rid);
  if (!device) throw refuse('not_found', { noun: 'device' });
  if (!isValidChoice(device.options, options)) throw refuse('option_invalid');
  const choice = { device_rid, options: canonicalChoice(device.options, options) };
  await lockUser(tx, user_rid);
  if ((await countOtherItems(tx, user_rid, choice)) >= limits.planItems) throw refuse('plan_limit');
  const { name, type_id } = device;
  const row = { ...choice, rid: newRid(), user_rid, name, type_id, count, created };
  if (!(await addPlanItem(tx, row))) {
    throw refuse('plan_limit', { msg: `同一项目的数量不能超过${limits.countMax}` });
  }
}
