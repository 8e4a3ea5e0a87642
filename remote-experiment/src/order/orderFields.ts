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

/** What the member fills in. */
export interface OrderFields {
  readonly source: SampleSource;
  readonly disposal: SampleDisposal;
  /** Where a sample is picked up: at a saved address, or at one written out here. */
  readonly mode: 'existing' | 'other';
  readonly address_rid: string;
  readonly name: string;
  readonly phone: string;
  readonly region: Region;
  readonly address: string;
  /** Keep the address written out here for later. */
  readonly save: boolean;
  readonly date: string;
  readonly time: string;
  readonly pickupMessage: string;
  readonly message: string;
}

/** Rules of the fields; those of a pick-up count while they are on the page. */
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

/** The fields with what follows from the items and the addresses: no sample is source -1, no address in reach is another one. */
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

/** The input of the call. `fields` are settled and checked. */
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

/** The address that was written out. */
export function ownAddress({ name, phone, region, address }: OrderFields) {
  return { name, phone, ...region, address };
}
