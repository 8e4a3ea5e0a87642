import type { Address, OrderInput } from '@portal/shared/contract';
import { chosen, noRegion, optional, phone, type Region, region, text } from '@portal/shared/form';
import {
  isPickedUp,
  needsDisposal,
  type SampleDisposal,
  type SampleSource,
  texts,
  travels,
} from '@portal/shared/rules';
import type { OrderItems } from './orderItems';

/** The form's fields. */
export interface OrderFields {
  readonly source: SampleSource;
  readonly disposal: SampleDisposal;
  /** Pick-up address: a saved one, or a new one entered here. */
  readonly mode: 'existing' | 'other';
  readonly address_rid: string;
  readonly name: string;
  readonly phone: string;
  readonly region: Region;
  readonly address: string;
  /** Saves the new address. */
  readonly save: boolean;
  readonly date: string;
  readonly time: string;
  readonly pickupMessage: string;
  readonly message: string;
}

/** Validation rules of the fields; those of the pick-up apply while its section is shown. */
export const orderRules = {
  source: chosen<SampleSource>('样品来源'),
  disposal: chosen<SampleDisposal>('样品处理'),
  name: text(texts.name),
  phone: phone('手机'),
  region: region('取样地址'),
  address: text(texts.address),
  date: chosen('取样日期'),
  time: chosen('取样时间'),
  pickupMessage: optional(text(texts.message)),
  message: optional(text(texts.message)),
};

export const emptyOrder: OrderFields = {
  source: 1,
  disposal: 1,
  mode: 'existing',
  address_rid: '',
  name: '',
  phone: '',
  region: noRegion,
  address: '',
  save: false,
  date: '',
  time: '',
  pickupMessage: '',
  message: '',
};

/**
 * Returns the fields with derived values applied: source -1 without a sample, a new address when no saved one is
 * offered.
 */
export function settledFields(
  fields: OrderFields,
  needsSample: boolean,
  offered: readonly Address[],
): OrderFields {
  const known = offered.some((address) => address.address_rid === fields.address_rid);
  return {
    ...fields,
    source: needsSample ? fields.source : -1,
    mode: offered.length === 0 ? 'other' : fields.mode,
    address_rid: known ? fields.address_rid : (offered[0]?.address_rid ?? ''),
  };
}

/** Returns the input of the call. `fields` are settled and validated. */
export function orderInput(fields: OrderFields, { items, total }: OrderItems): OrderInput {
  return {
    plan_rids: items.map((item) => item.rid),
    total_fen: total,
    sample_source: fields.source,
    sample_disposal: needsDisposal(fields.source) ? fields.disposal : null,
    pickup: travels(fields.source) ? pickupInput(fields) : null,
    message: fields.message,
  };
}

function pickupInput(fields: OrderFields): OrderInput['pickup'] {
  if (!isPickedUp(fields.source)) return { type: 0, message: fields.pickupMessage };
  const when = { type: 1 as const, date: fields.date, time: fields.time, message: fields.pickupMessage };
  if (fields.mode === 'existing') return { ...when, address_rid: fields.address_rid };
  return { ...when, ...ownAddress(fields) };
}

/** Returns the new address that was entered. */
export function ownAddress({ name, phone, region, address }: OrderFields) {
  return { name, phone, ...region, address };
}
