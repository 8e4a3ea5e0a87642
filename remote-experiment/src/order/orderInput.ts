import type { OrderInput, Reservation } from '@portal/shared/contract';
import { isPickedUp, needsDisposal, type TestItem, testsWithSample, travels } from '@portal/shared/rules';
import { chosenCoupon, type OrderCoupons, wantedOf } from './coupon/couponChoice';
import type { OrderFields } from './orderFields';
import type { OrderItems } from './orderItems';
import { seenTime } from './reservation/serviceTime';
import { samplesInput } from './samples/sampleList';
import { storedInput } from './source/storedChoice';

/** What is used for the order besides its items. */
export interface Chosen {
  readonly coupons: OrderCoupons;
  /** Held instrument time. */
  readonly reservations: readonly Reservation[];
  /** Complete uploads for a data analysis. */
  readonly raw_file_rids: readonly string[];
}

/** Returns the input of the call. `fields` are settled and validated. */
export function orderInput(
  fields: OrderFields,
  order: OrderItems,
  { coupons, reservations, raw_file_rids }: Chosen,
): OrderInput {
  const chosen = chosenCoupon(fields.coupon_rid, coupons);
  return {
    ...(reservations.length > 0 && { reservation_rids: reservations.map(({ rid }) => rid) }),
    ...(raw_file_rids.length > 0 && { raw_file_rids: [...raw_file_rids] }),
    ...wantedOf(order),
    seen: {
      total_fen: order.total,
      due_fen: dueOf(order, chosen),
      times: reservations.map(seenTime),
    },
    ...(chosen && { coupon_rid: chosen.coupon.rid }),
    ...answersInput(fields, order.items),
  };
}

/** Returns what an order says besides its items and its price. `fields` are settled and validated. */
export const answersInput = (fields: OrderFields, items: readonly TestItem[]) => ({
  ...sampleInput(fields, testsWithSample(items)),
  pickup: travels(fields.source) ? pickupInput(fields) : null,
  ...(fields.human !== '' && { human_samples: fields.human }),
  materials: [...fields.materials],
  materials_other: fields.materials.includes('other') ? fields.materials_other : '',
  fund_code: fields.fund_code,
  message: fields.message,
});

const dueOf = ({ total }: OrderItems, chosen: ReturnType<typeof chosenCoupon>): number =>
  total - (chosen?.discount_fen ?? 0);

/** Source, samples and disposal: each source has its own parts. */
function sampleInput(fields: OrderFields, tests: readonly TestItem[]) {
  const { source } = fields;
  const disposal = needsDisposal(source) ? fields.disposal : null;
  return {
    sample_source: source,
    samples: source === 0 || source === -1 ? [] : samplesInput(fields.samples, tests),
    ...storedInput(source === 0 ? fields.stored : [], tests),
    sampling_rid: source === 3 ? fields.sampling_rid : null,
    sample_disposal: disposal,
    return_address: disposal === 1 ? returnInput(fields) : null,
  };
}

function returnInput(fields: OrderFields): OrderInput['return_address'] {
  return fields.returnMode === 'existing' ? { address_rid: fields.return_rid } : newReturnAddress(fields);
}

function pickupInput(fields: OrderFields): OrderInput['pickup'] {
  if (!isPickedUp(fields.source)) return { type: 0, message: fields.pickupMessage };
  const when = { type: 1 as const, date: fields.date, time: fields.time, message: fields.pickupMessage };
  if (fields.mode === 'existing') return { ...when, address_rid: fields.address_rid };
  return { ...when, ...newPickupAddress(fields) };
}

const newPickupAddress = ({ name, phone, region, address }: OrderFields) => ({
  name,
  phone,
  ...region,
  address,
});

const newReturnAddress = (fields: OrderFields) => ({
  name: fields.returnName,
  phone: fields.returnPhone,
  ...fields.returnRegion,
  address: fields.returnAddress,
});

/** Returns the new addresses that the member wants to save. */
export function addressesToSave(fields: OrderFields) {
  const picked = isPickedUp(fields.source) && fields.mode === 'other' && fields.save;
  const returned =
    needsDisposal(fields.source) &&
    fields.disposal === 1 &&
    fields.returnMode === 'other' &&
    fields.returnSave;
  return [...(picked ? [newPickupAddress(fields)] : []), ...(returned ? [newReturnAddress(fields)] : [])];
}
