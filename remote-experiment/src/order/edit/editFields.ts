import type { Address, OrderForm } from '@portal/shared/contract';
import type { SampleDisposal, SampleSource } from '@portal/shared/rules';
import { type OrderContext, type OrderFields, startOfOrder } from '../orderFields';

/** Returns the fields of the form with what the order has. An address that is saved is chosen among the saved ones. */
export function fieldsOfOrder(context: OrderContext, order: OrderForm, profileName: string): OrderFields {
  const start = startOfOrder(context, profileName);
  const { samples, pickup, sampling_rid, stored_rids, message, coupon_rid } = order;
  const { materials, materials_other, fund_code } = order;
  const rows = samples.map(({ number, name, form, hazards, item_rids }) => ({
    number,
    name,
    form,
    hazards,
    tests: item_rids ?? undefined,
  }));
  return {
    ...start,
    ...pickupFields(order, context.offered),
    ...returnFields(order, context.addresses),
    source: sources.find((one) => one === order.sample_source) ?? start.source,
    disposal: disposals.find((one) => one === order.sample_disposal) ?? start.disposal,
    human: order.human_samples ?? '',
    humanAgreed: order.human_samples === 'agreed',
    pickupMessage: pickup?.message ?? '',
    sampling_rid: sampling_rid ?? start.sampling_rid,
    stored: stored_rids.map((rid, index) => ({ rid, tests: samples[index]?.item_rids ?? undefined })),
    samples: stored_rids.length > 0 ? start.samples : { count: rows.length, rows },
    materials,
    materials_other,
    fund_code,
    message,
    coupon_rid: coupon_rid ?? '',
  };
}

const sources: readonly SampleSource[] = [-1, 0, 1, 2, 3, 4];
export const disposals: readonly SampleDisposal[] = [0, 1, 2];

type Place = NonNullable<OrderForm['return_address']>;

const savedOf = (place: Place, addresses: readonly Address[]): string | undefined =>
  addresses.find((one) => placeKeys.every((key) => one[key] === place[key]))?.address_rid;

const placeKeys = ['name', 'phone', 'address_code', 'address'] as const;

const regionOf = ({ province, city, area, address_code }: Place) => ({ province, city, area, address_code });

function pickupFields({ pickup }: OrderForm, offered: readonly Address[]): Partial<OrderFields> {
  if (pickup?.type !== 1) return {};
  const when = { date: pickup.date ?? '', time: pickup.time ?? '' };
  const saved = savedOf(pickup, offered);
  if (saved !== undefined) return { ...when, mode: 'existing', address_rid: saved };
  const { name, phone, address } = pickup;
  return { ...when, mode: 'other', name, phone, address, region: regionOf(pickup) };
}

function returnFields(
  { return_address: back }: OrderForm,
  addresses: readonly Address[],
): Partial<OrderFields> {
  if (back === null) return {};
  const saved = savedOf(back, addresses);
  if (saved !== undefined) return { returnMode: 'existing', return_rid: saved };
  return {
    returnMode: 'other',
    returnName: back.name,
    returnPhone: back.phone,
    returnAddress: back.address,
    returnRegion: regionOf(back),
  };
}
