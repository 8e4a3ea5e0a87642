import type { Sampling } from '@portal/shared/contract';
import { formatAddress, samplingActsOf } from '@portal/shared/rules';
import type { SamplingRow } from './sampling.repo';

/** A booking as this side sees it. */
export function presentSampling(row: SamplingRow, by: 'member' | 'staff'): Sampling {
  const { rid, code, state, date, time, name, phone, message } = row;
  return {
    ...{ rid, code, state, date, time, name, phone, message },
    place: formatAddress(row),
    created: row.created.toISOString(),
    can: samplingActsOf(state, by),
  };
}
