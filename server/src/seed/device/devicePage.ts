import type { DevicePageRow } from '../../modules/device/device.repo';
import type { DeviceSeed } from './deviceSeed';
import { literature } from './literature';
import { processOf } from './process';
import { questionsOf } from './question';
import { resultsOf } from './result';

/** Returns what the page of a service shows besides the service's own row. */
export function devicePage(seed: DeviceSeed): DevicePageRow {
  return {
    device_rid: seed.rid,
    process: processOf(seed),
    results: resultsOf(seed.rid),
    literature: [...(literature[seed.rid] ?? [])],
    questions: questionsOf(seed.rid),
  };
}
