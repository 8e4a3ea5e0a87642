import type { Address, Order } from '@portal/shared/contract';
import {
  formatAddress,
  goesTo,
  knowsTests,
  type SampleDisposal,
  type SampleSource,
  type TestedSample,
} from '@portal/shared/rules';
import type { OrderContext, OrderFields } from './orderFields';

/**
 * Returns the fields with those of an earlier order that is ordered again: its samples, how they came and go back, materials
 * and remark. An address is taken when it is still saved as it was. Not taken is what belongs to one order: the time of a visit,
 * stored samples, coupons. What is no longer offered is settled by the form.
 */
export function withOrderAgain(
  fields: OrderFields,
  order: Order | undefined,
  { addresses, tests }: Pick<OrderContext, 'addresses' | 'tests'>,
): OrderFields {
  if (!order) return fields;
  const {
    pickup,
    return_address: back,
    samples,
    sample_disposal,
    human_samples,
    materials,
    materials_other,
    fund_code,
    message,
  } = order;
  const saved = (of: Person | null) => addresses.find((one) => of !== null && isPlace(one, of))?.address_rid;
  const ticked = testsAgain(order, tests);
  const rows = samples.map((sample) => {
    const { number, name, form, hazards } = sample;
    return { number, name, form, hazards, tests: ticked(sample) };
  });
  return {
    ...fields,
    source: ways.find((way) => way === order.sample_source) ?? fields.source,
    disposal: disposals.find((one) => one === sample_disposal) ?? fields.disposal,
    human: human_samples ?? '',
    humanAgreed: human_samples === 'agreed',
    address_rid: saved(pickup) ?? fields.address_rid,
    return_rid: saved(back) ?? fields.return_rid,
    pickupMessage: pickup?.message ?? '',
    samples: rows.length > 0 ? { count: rows.length, rows } : fields.samples,
    materials,
    materials_other,
    fund_code,
    message,
  };
}

/**
 * Returns which items a sample of the earlier order goes to now: those of the same service, and the same options when it is ordered
 * twice. An item that the earlier order did not have takes all samples.
 */
function testsAgain({ items, samples }: Order, tests: OrderContext['tests']) {
  const known = knowsTests(items, samples);
  const earlierOf = (now: OrderContext['tests'][number]) => {
    const same = items.filter(({ device_rid }) => device_rid === now.device_rid);
    const text = now.option_text.join();
    return same.length > 1 ? same.find(({ option_text }) => option_text.join() === text) : same[0];
  };
  return (sample: TestedSample): string[] | undefined => {
    if (!known || !sample.item_rids) return undefined;
    return tests.flatMap((now) => {
      const earlier = earlierOf(now);
      return !earlier || goesTo(sample, earlier.rid) ? [now.rid] : [];
    });
  };
}

/** Ways of sending samples that can be repeated; stored samples and a visit belong to the earlier order. */
const ways: readonly SampleSource[] = [1, 4, 2];
const disposals: readonly SampleDisposal[] = [0, 1, 2];

type Person = Pick<NonNullable<Order['return_address']>, 'name' | 'phone' | 'place'>;

const isPlace = (address: Address, { name, phone, place }: Person): boolean =>
  address.name === name && address.phone === phone && formatAddress(address) === place;
