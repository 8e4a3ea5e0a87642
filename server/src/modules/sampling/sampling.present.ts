import type { Sampling } from '@portal/shared/contract';
import { formatAddress, type SamplingAct } from '@portal/shared/rules';
import type { SamplingRow } from './sampling.repo';

/** Returns a booking. `can` lists the acts that the caller may do now. */
export function presentSampling(row: SamplingRow, can: readonly SamplingAct[]): Sampling {
  const { rid, code, state, date, time, name, phone, message, scene_date } = row;
  return {
    rid,
    code,
    state,
    date,
    time,
    name,
    phone,
    message,
    scene_date,
    place: formatAddress(row),
    created: row.created.toISOString(),
    can: [...can],
  };
}
