import type { Plan, PlanGroup, PlanItem } from '@portal/shared/contract';
import { byPlanOrder, choiceText, isValidChoice, unitPrice } from '@portal/shared/rules';
import type { DeviceRow } from '../device/device.repo';
import type { PlanRow } from './plan.repo';

/** An item at today's price. Without its service it is shown as no longer available and costs nothing. */
export function presentPlanItem(row: PlanRow, device: DeviceRow | undefined): PlanItem {
  const { rid, device_rid, options, count } = row;
  const unit_fen = device ? unitPrice(device, options) : 0;
  return {
    rid,
    device_rid,
    options,
    count,
    name: device?.name ?? row.name,
    img: device?.img ?? '',
    unit: device?.unit ?? '',
    turnaround_days: device?.turnaround_days ?? 0,
    needs_sample: device?.needs_sample ?? false,
    option_text: device ? choiceText(device.options, options) : [],
    unit_fen,
    total_fen: unit_fen * count,
    available: device !== undefined && isValidChoice(device.options, options),
  };
}

/** The plan in its groups: 31 first, the rest by type; `cartNum` is the sum of the counts. */
export function presentPlan(
  rows: readonly PlanRow[],
  devices: ReadonlyMap<string, DeviceRow>,
  typeNames: ReadonlyMap<number, string>,
): Plan {
  const groups = new Map<number, PlanGroup>();
  for (const row of rows) {
    const device = devices.get(row.device_rid);
    const type_id = device?.type_id ?? row.type_id;
    const group = groups.get(type_id) ?? { type_id, name: typeNames.get(type_id) ?? '', items: [] };
    group.items.push(presentPlanItem(row, device));
    groups.set(type_id, group);
  }
  return {
    groups: [...groups.values()].sort((a, b) => byPlanOrder(a.type_id, b.type_id)),
    cartNum: rows.reduce((sum, row) => sum + row.count, 0),
  };
}
