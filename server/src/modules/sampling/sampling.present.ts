import type { Sampling } from '@portal/shared/contract';
import { formatAddress, type SamplingAct } from '@portal/shared/rules';
import type { SamplingRow } from './sampling.repo';

/** A booking; `can` is what whoever asks may do with it now. */
export function presentSampling(row: SamplingRow, can: readonly SamplingAct[]): Sampling {
  const { rid, code, state, date, time, name, phone, message } = row;
  return {
    ...{ rid, code, state, date, time, name, phone, message },
    place: formatAddress(row),
    created: row.created.toISOString(),
    can: [...can],
  };
}
