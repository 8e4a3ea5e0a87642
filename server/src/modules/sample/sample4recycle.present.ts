import type { Recycle } from '@portal/shared/contract';
import { formatAddress, type RecycleAct } from '@portal/shared/rules';
import type { ListedSample } from './sample.repo';
import type { RecycleRow } from './sample4recycle.repo';

export function presentRecycle(
  row: RecycleRow,
  samples: readonly ListedSample[],
  can: readonly RecycleAct[],
): Recycle {
  const { rid, code, state, postage, name, phone, message, due, reason } = row;
  return {
    rid,
    code,
    state,
    postage,
    name,
    phone,
    message,
    due,
    reason,
    samples: samples.map(({ state: physical, sample }) => ({
      rid: physical.rid,
      code: physical.code,
      state: physical.state,
      number: sample.number,
      name: sample.name,
    })),
    address: formatAddress(row),
    parcel: presentParcel(row),
    created: row.created.toISOString(),
    can: [...can],
  };
}

function presentParcel({ parcel_company, parcel_number }: RecycleRow): Recycle['parcel'] {
  if (parcel_company === null || parcel_number === null) return null;
  return { company: parcel_company, number: parcel_number };
}
