import type { PlanItem } from '@portal/shared/contract';
import { choiceText, isValidChoice, unitPrice } from '@portal/shared/rules';
import type { DeviceRow } from '../device/device.repo';
import type { PlanRow } from './plan.repo';

type Unpriced = Pick<PlanRow, 'rid' | 'device_rid' | 'name' | 'options' | 'count'>;

/** Returns an item at the current price. An item whose service was deleted is unavailable and has price 0. */
export function priceItem(row: Unpriced, device: DeviceRow | undefined): PlanItem {
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
