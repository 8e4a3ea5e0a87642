import type { Address, Input } from '@portal/shared/contract';
import { chosen, noRegion, optional, phone, type Region, region, text } from '@portal/shared/form';
import type { PickupAddressMode } from '@portal/shared/pickup';
import { texts } from '@portal/shared/rules';

/** The form's fields (specification, section 3: sampling booking). */
export interface SamplingFields {
  readonly mode: PickupAddressMode;
  /** The chosen saved address; when empty, the first address offered is used. */
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

/**
 * Returns the fields with defaults applied: the first saved address offered, or a new address when there is none.
 */
export function settled(fields: SamplingFields, offered: readonly Address[]): SamplingFields {
  return {
    ...fields,
    mode: offered.length === 0 ? 'other' : fields.mode,
    address_rid: fields.address_rid || (offered[0]?.address_rid ?? ''),
  };
}

/** Returns the call's input: the key of a saved address, or a new address. */
export function bookingOf(fields: SamplingFields): Input<'auth/sampling/add'> {
  const { mode, address_rid, region, name, phone, address, ...when } = fields;
  if (mode === 'existing') return { type: 1, ...when, sendAddress: address_rid };
  return { type: 1, ...when, name, phone, ...region, address };
}
