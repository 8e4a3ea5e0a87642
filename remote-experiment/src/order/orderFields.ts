import type { Address, OrderInput } from '@portal/shared/contract';
import { chosen, optional, text } from '@portal/shared/form';
import { settledPlace, startOfVisit, type VisitFields, visitRules } from '@portal/shared/pickup';
import {
  isPickedUp,
  needsDisposal,
  type SampleDisposal,
  type SampleSource,
  texts,
  travels,
} from '@portal/shared/rules';
import type { OrderItems } from './orderItems';

/** The form's fields; those of the visit are the pick-up's. */
export interface OrderFields extends VisitFields {
  readonly source: SampleSource;
  readonly disposal: SampleDisposal;
  /** Saves the new address. */
  readonly save: boolean;
  readonly pickupMessage: string;
  readonly message: string;
}

/** Validation rules of the fields; those of the pick-up apply while its section is shown. */
export const orderRules = {
  ...visitRules,
  source: chosen<SampleSource>('样品来源'),
  disposal: chosen<SampleDisposal>('样品处理'),
  pickupMessage: optional(text(texts.message)),
  message: optional(text(texts.message)),
};

/** Returns the initial values; name and phone of another address are prefilled with what is known. */
export function startOfOrder(addresses: readonly Address[], profileName: string): OrderFields {
  return {
    ...startOfVisit(addresses, profileName),
    source: 1,
    disposal: 1,
    save: false,
    pickupMessage: '',
    message: '',
  };
}

/**
 * Returns the fields with derived values applied: source -1 without a sample, a new address when no saved one is
 * offered.
 */
export function settledFields(
  fields: OrderFields,
  needsSample: boolean,
  offered: readonly Address[],
): OrderFields {
  const { mode, saved } = settledPlace({ mode: fields.mode, saved: fields.address_rid }, offered);
  return { ...fields, source: needsSample ? fields.source : -1, mode, address_rid: saved };
}

/** Returns the input of the call. `fields` are settled and validated. */
export function orderInput(fields: OrderFields, { items, total, direct }: OrderItems): OrderInput {
  return {
    ...(direct ? { item: direct } : { plan_rids: items.map((item) => item.rid) }),
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
