import type { Suggestion } from '@portal/shared/contract';
import type { DeviceRow } from '../device/device.repo';

/** Returns a service as the list under a search box shows it. */
export function presentSuggestion({ rid, name, price_fen, unit, turnaround_days }: DeviceRow): Suggestion {
  return { rid, name, price_fen, unit, turnaround_days };
}
