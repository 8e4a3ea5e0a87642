import type { PickupAddressMode } from '@portal/shared/pickup';
import { noRegion, type Region } from '@portal/shared/region';

/** What the member fills in (specification, section 3: sampling booking). */
export interface SamplingFields {
  mode: PickupAddressMode;
  /** Chosen saved address; the first one on offer while empty. */
  address_rid: string;
  name: string;
  phone: string;
  region: Region;
  address: string;
  /** YYYY-MM-DD */
  date: string;
  time: string;
  message: string;
}

/** Fields in the order in which they stand. */
export const samplingOrder = [
  'address_rid',
  'name',
  'phone',
  'region',
  'address',
  'date',
  'time',
  'message',
] as const;

export const emptySampling: SamplingFields = {
  mode: 'existing',
  address_rid: '',
  name: '',
  phone: '',
  region: noRegion,
  address: '',
  date: '',
  time: '',
  message: '',
};
