import type { Data, StoredSample } from '@portal/shared/contract';
import type { SampleAct } from '@portal/shared/rules';
import type { SampleEventRow, StateRow } from '../order/order.sampleState.repo';
import type { ListedSample } from './sample.repo';

/** What the caller may do with a sample, and until when another extension would keep it. */
export interface SampleWays {
  readonly can: readonly SampleAct[];
  readonly keepUntil: string;
}

/** Returns a sample with the short names of its tests. */
export function presentSample(
  { state, sample, order }: ListedSample,
  ways: SampleWays,
  tests: readonly string[],
): StoredSample {
  const { rid, code, disposal, place, until } = state;
  const { number, name, form, hazards } = sample;
  return {
    rid,
    code,
    state: state.state,
    disposal,
    place,
    until,
    number,
    name,
    form,
    hazards,
    keep_until: ways.keepUntil,
    order_rid: order.rid,
    order_code: order.code,
    ordered: order.created.toISOString(),
    tests: [...tests],
    parcel: presentParcel(state),
    can: [...ways.can],
  };
}

function presentParcel({ parcel_company, parcel_number }: StateRow): StoredSample['parcel'] {
  if (parcel_company === null || parcel_number === null) return null;
  return { company: parcel_company, number: parcel_number };
}

type Events = Data<'auth/web/sample/detail'>['events'];

export const presentEvents = (rows: readonly SampleEventRow[]): Events =>
  rows.map(({ act, state, by, at, note }) => ({ act, state, by, at: at.toISOString(), note }));
