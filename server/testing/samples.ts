import type { SampleDisposal } from '@portal/shared/rules';
import { startSession } from '../src/modules/session/session.service';
import type { TestMember } from './factories';
import { type GivenOrder, lab, orderInput, plan, returnAddress, services } from './orders';
import type { TestApp } from './testApp';

/** Returns the member with a new session: tokens expire when a test advances its clock by days. */
export async function signedIn(t: TestApp, who: TestMember): Promise<TestMember> {
  const session = await t.db.transaction((tx) => startSession(tx, who.rid, t.clock.now()));
  return { ...who, token: session.token, refreshToken: session.refreshToken };
}

/** Returns what an order says about its samples after the test. */
export const disposedBy = (sample_disposal: SampleDisposal): Partial<GivenOrder> => ({
  sample_disposal,
  return_address: sample_disposal === 1 ? returnAddress : null,
});

/** Places an order with some samples. */
export async function sampleOrder(t: TestApp, who: TestMember, disposal: SampleDisposal, count = 1) {
  const item = await plan(t, who, services.sampled, count);
  const input = orderInput([item], disposedBy(disposal));
  const { code, data, msg } = await t.call('auth/order/add', input, { token: who.token });
  if (code === 0) throw new Error(msg);
  return data;
}

/** Places an order with some samples whose data is delivered; returns the order. */
export async function delivered(t: TestApp, who: TestMember, disposal: SampleDisposal, count = 1) {
  const placed = await sampleOrder(t, who, disposal, count);
  const desk = await lab(t);
  await desk.deliver(placed.code);
  return placed;
}

/** Places an order with one sample whose data is delivered; returns the order and the sample. */
export async function deliveredSample(t: TestApp, who: TestMember, disposal: SampleDisposal = 2) {
  const placed = await delivered(t, who, disposal);
  return { order: placed, sample: await sampleOf(t, who, placed.rid) };
}

/** Returns the key of a sample that the lab keeps in its cabinet. */
export const storedSample = async (t: TestApp, who: TestMember): Promise<string> =>
  (await deliveredSample(t, who)).sample.rid;

/** Returns the samples that came with an order. */
export async function samplesOfOrder(t: TestApp, { token }: TestMember, order_rid: string) {
  const { list } = (await t.call('auth/web/sample/list4person', { size: 500 }, { token })).data;
  return list.filter((one) => one.order_rid === order_rid);
}

/** Returns the first sample that came with an order. */
export async function sampleOf(t: TestApp, who: TestMember, order_rid: string) {
  const [sample] = await samplesOfOrder(t, who, order_rid);
  if (!sample) throw new Error('the order has no sample');
  return sample;
}
