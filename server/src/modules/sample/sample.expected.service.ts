import type { Data } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { type ArrivingOrder, arrivingOrders } from '../order/order.arriving.repo';
import { findSampleByCode, ownOrders, physicalRids } from '../order/order.sampleState.repo';
import { memberLabels } from '../user/user.repo';
import { findSamples } from './sample.repo';

type Expected = Data<'staff/sample/expected'>;

/** Returns the orders that a scanned code means, each with its samples in the order of their codes. */
export async function expectedSamples(tx: Tx, code: string): Promise<Expected> {
  const orders = await arrivingOrders(tx, code, await orderOfSample(tx, code));
  const members = await memberLabels(
    tx,
    orders.map(({ user_rid }) => user_rid),
  );
  const list: Expected['list'] = [];
  for (const order of orders) list.push(await presentArriving(tx, order, members.get(order.user_rid) ?? ''));
  return { list };
}

async function orderOfSample(tx: Tx, code: string): Promise<string | undefined> {
  const sample = await findSampleByCode(tx, code);
  return sample && (await ownOrders(tx, [sample.rid])).get(sample.rid);
}

async function presentArriving(
  tx: Tx,
  { rid, code, state: orderState, parcel_company, parcel_number }: ArrivingOrder,
  member: string,
): Promise<Expected['list'][number]> {
  const samples = await findSamples(tx, await physicalRids(tx, [rid]));
  return {
    code,
    state: orderState,
    member,
    parcel: parcel_number === null ? null : { company: parcel_company ?? '', number: parcel_number },
    samples: samples.map(({ state, sample }) => ({
      ...sample,
      code: state.code,
      state: state.state,
      place: state.place,
    })),
  };
}
