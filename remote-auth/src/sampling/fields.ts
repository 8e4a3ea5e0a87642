import type { Address, Input } from '@portal/shared/contract';
import { chosen, noRegion, optional, phone, type Region, region, text } from '@portal/shared/form';
import type { PickupAddressMode } from '@portal/shared/pickup';
import { texts } from '@portal/shared/rules';

/** What the member fills in (specification, section 3: sampling booking). */
export interface SamplingFields {
  readonly mode: PickupAddressMode;
  /** Chosen saved address; the first one on offer while empty. */
  readonly address_rid: string;
  readonly name: string;
  readonly phone: string;
  readonly region: Region;
  readonly address: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly time: string;
  readonly message: string;
}

export const samplingRules = {
  name: text(texts.name),
  phone: phone('手机'),
  region: region('取样地址'),
  address: text(texts.address),
  date: chosen('取样日期'),
  time: chosen('取样时间'),
  message: optional(text(texts.message)),
};

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

/** What the form shows before anything is chosen: the first saved address on offer, or another one when there is none. */
export function settled(fields: SamplingFields, offered: readonly Address[]): SamplingFields {
  return {
    ...fields,
    mode: offered.length === 0 ? 'other' : fields.mode,
    address_rid: fields.address_rid || (offered[0]?.address_rid ?? ''),
  };
}

/** What is sent: a saved address by its key, or one written out. */
export function bookingOf(fields: SamplingFields): Input<'auth/sampling/add'> {
  const { mode, address_rid, region, name, phone, address, ...when } = fields;
  if (mode === 'existing') return { type: 1, ...when, sendAddress: address_rid };
  return { type: 1, ...when, name, phone, ...region, address };
}
