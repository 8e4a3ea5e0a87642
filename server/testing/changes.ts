import type { Data, OrderForm } from '@portal/shared/contract';
import type { TestMember } from './factories';
import type { Given } from './seen';
import type { TestApp } from './testApp';

/** Returns what a member may change of an order. */
export async function formOf(t: TestApp, { token }: TestMember, rid: string): Promise<OrderForm> {
  const answer = await t.call('auth/order/change/get', { rid }, { token });
  if (answer.code === 0) throw new Error(answer.msg);
  return answer.data;
}

/** Returns the input of a change that leaves the order as it is; `given` says what is changed. */
export function changeInput(
  form: Data<'auth/order/change/get'>,
  given: Partial<Given<'auth/order/change'>> = {},
): Given<'auth/order/change'> {
  const {
    rid,
    etag,
    sample_source,
    sampling_rid,
    stored_rids,
    sample_disposal,
    return_address,
    human_samples,
  } = form;
  const described = form.samples.map(({ number, name, form: kind, hazards, item_rids }) => ({
    number,
    name,
    form: kind,
    hazards,
    item_rids,
  }));
  return {
    rid,
    etag,
    sample_source,
    sampling_rid,
    stored_rids,
    sample_disposal,
    return_address,
    human_samples,
    items: form.items.map((item) => ({ rid: item.rid, options: item.options, count: item.count })),
    samples: sample_source === 0 ? [] : described,
    pickup: pickupOf(form),
    materials: form.materials,
    materials_other: form.materials_other,
    fund_code: form.fund_code,
    message: form.message,
    coupon_rid: form.coupon_rid,
    ...given,
  };
}

function pickupOf({ pickup }: OrderForm): Given<'auth/order/change'>['pickup'] {
  if (pickup === null) return null;
  const { type: _, date, time, message, ...place } = pickup;
  if (date === null || time === null) return { type: 0, message };
  return { ...place, type: 1, date, time, message };
}
