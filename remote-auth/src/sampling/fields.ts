import type { Address, Input } from '@portal/shared/contract';
import { optional, text } from '@portal/shared/form';
import { savedAddress, settledPlace, type VisitFields, visitRules } from '@portal/shared/pickup';
import { texts } from '@portal/shared/rules';

/** The form's fields (specification, section 3: sampling booking). */
export interface SamplingFields extends VisitFields {
  readonly message: string;
}

/** Returns the rules; `offered` are the saved addresses that can be chosen. */
export const samplingRules = (offered: readonly Address[]) => ({
  ...visitRules,
  address_rid: savedAddress('取样地址', offered),
  message: optional(text(texts.message)),
});

/**
 * Returns the fields with defaults applied: the first saved address offered, or a new address when there is none.
 */
export function settled(fields: SamplingFields, offered: readonly Address[]): SamplingFields {
  const { mode, saved } = settledPlace({ mode: fields.mode, saved: fields.address_rid }, offered);
  return { ...fields, mode, address_rid: saved };
}

/** Returns the call's input: the key of a saved address, or a new address. */
export function bookingOf(fields: SamplingFields): Input<'auth/sampling/add'> {
  const { mode, address_rid, region, name, phone, address, ...when } = fields;
  if (mode === 'existing') return { type: 1, ...when, sendAddress: address_rid };
  return { type: 1, ...when, name, phone, ...region, address };
}
