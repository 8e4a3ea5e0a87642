import { defaultChoices, labClock, type SampleState, sampleActTable, unitPrice } from '@portal/shared/rules';
import { and, eq, inArray } from 'drizzle-orm';
import { member, staff, type TestMember } from '../../../testing/factories';
import { setCredit } from '../../../testing/money';
import { orderInput, plan, returnAddress, samplesOf, services } from '../../../testing/orders';
import { disposedBy } from '../../../testing/samples';
import { anySequence, type GeneratedStep, pick, tried } from '../../../testing/sequence';
import { type TestApp, testApp } from '../../../testing/testApp';
import type { Tx } from '../../db/client';
import { findDevice } from '../device/device.repo';
import { move } from '../order/order.move.service';
import { placeOrder } from '../order/order.place.service';
import { findOrder, markFile, type OrderRow } from '../order/order.repo';
import { sampleEvents, samples } from '../order/order.sampleState.table';
import { orders } from '../order/order.table';
import { sampleJob } from './sample.job';
import { receiveSample } from './sample.receive.service';
import { discardSample, keepSample } from './sample.service';
import { moveSample, placeSample, sendSamples } from './sample.staff.service';
import { askBack, endRecycle, ownRecycle } from './sample4recycle.service';
import { refuseRecycle, sendRecycle } from './sample4recycle.staff.service';
import { recycleSamples, recycles } from './sample4recycle.table';

let t: TestApp;
let desk: TestMember;
beforeAll(async () => {
  t = await testApp();
  desk = await staff(t.db);
});

const acts = [
  ...['confirm', 'scan', 'scan', 'receive', 'test', 'deliver', 'cancel', 'place', 'lose', 'find', 'destroy'],
  ...[
    'send',
    'keep',
    'discard',
    'askBack',
    'cancelBack',
    'sendBack',
    'refuseBack',
    'reuse',
    'days',
    'months',
    'job',
  ],
] as const;
type Step = GeneratedStep<(typeof acts)[number]>;

test("any sequence of members, staff, orders and clock keeps samples' states, places and days legal", () =>
  anySequence(acts, keepsInvariants));

/** The member's orders and samples, the time, and where staff put each sample. */
interface Story {
  readonly who: TestMember;
  now: Date;
  readonly places: Map<string, string>;
}

const dayMs = 24 * 3_600_000;

async function keepsInvariants(steps: readonly Step[]): Promise<void> {
  const who = await member(t.db);
  await setCredit(t.db, who, 100_000_000);
  const disposal = ([0, 1, 2, 2] as const)[steps.length % 4] ?? 2;
  const item = await plan(t, who, services.sampled, 2);
  const input = orderInput([item], { ...disposedBy(disposal), samples: samplesOf(2) });
  await t.call('auth/order/add', input, { token: who.token });
  const story: Story = { who, now: t.clock.now(), places: new Map() };
  // Half of the stories begin with samples in the lab.
  const begin = steps.length % 2 ? (['confirm', 'receive', 'test', 'deliver'] as const) : [];
  for (const act of begin) await step(story, { act, who: 0, on: 0, size: 0 });
  for (const one of steps) {
    await step(story, one);
    await checkSamples(story);
  }
}

async function step(story: Story, one: Step): Promise<void> {
  if (one.act === 'days' || one.act === 'months')
    story.now = new Date(story.now.getTime() + (one.act === 'days' ? 3 : 95) * dayMs);
  else if (one.act === 'job') await sampleJob.run({ ...t.deps, now: () => story.now }, t.app.log);
  else await tried(t.db, (tx) => perform(tx, story, one));
}

type Sample = typeof samples.$inferSelect;

async function perform(tx: Tx, story: Story, step: Step): Promise<unknown> {
  const { who, now: at } = story;
  const own = await tx.select().from(samples).where(eq(samples.user_rid, who.rid)).orderBy(samples.code);
  const placed = await tx.select().from(orders).where(eq(orders.user_rid, who.rid)).orderBy(orders.code);
  const sample = pick(own, step.on);
  const order = pick(placed, step.who);
  if (!sample || !order) return undefined;
  return (
    (await actOnOrder(tx, order, step, at)) ??
    (await actOfMember(tx, sample, step, story)) ??
    actOfStaff(tx, sample, step, story)
  );
}

async function actOnOrder(tx: Tx, order: OrderRow, { act }: Step, at: Date): Promise<unknown> {
  if (act === 'deliver') await markFile(tx, order.rid, 'has_data');
  if (act !== 'confirm' && act !== 'receive' && act !== 'test' && act !== 'deliver' && act !== 'cancel')
    return undefined;
  const now = await findOrder(tx, order.rid);
  return now && move(tx, now, { act, by: 'staff', by_rid: null, note: '', at });
}

async function actOfMember(tx: Tx, { rid }: Sample, { act, size }: Step, story: Story): Promise<unknown> {
  const { who, now: at } = story;
  const by = { user_rid: who.rid, at };
  if (act === 'keep') return keepSample(tx, rid, by);
  if (act === 'discard') return discardSample(tx, rid, labClock(at).today, by);
  if (act === 'reuse') return orderAgain(tx, rid, story);
  const wish = { rids: [rid], address: returnAddress, postage: 'collect' as const, message: '' };
  if (act === 'askBack') return askBack(tx, who.rid, wish, at);
  if (act !== 'cancelBack') return undefined;
  const asked = pick(await tx.select().from(recycles).where(eq(recycles.user_rid, who.rid)), size);
  const row = await ownRecycle(tx, who.rid, asked?.rid ?? 'none');
  return endRecycle(tx, row, { act: 'cancel', reason: '' }, { by: 'member', by_rid: who.rid, at });
}

/** Orders the same service again with a sample that the lab keeps. */
async function orderAgain(tx: Tx, rid: string, { who, now }: Story): Promise<unknown> {
  const device = await findDevice(tx, services.sampled);
  if (!device) throw new Error('the catalogue lacks the service');
  const options = defaultChoices(device.options);
  const item = { device_rid: device.rid, options, count: 1 };
  const rest = {
    coupon_rid: null,
    sampling_rid: null,
    reservation_rids: [],
    materials: [],
    message: '',
    fund_code: '',
  };
  const again = {
    sample_source: 0,
    sample_disposal: 2,
    human_samples: null,
    stored_tests: [],
    stored_rids: [rid],
    samples: [],
    pickup: null,
  };
  const input = { ...rest, ...again, materials_other: '', plan_rids: [], item, return_address: null };
  const total_fen = unitPrice(device, options);
  const seen = { total_fen, due_fen: total_fen, times: [] };
  return placeOrder(tx, who.rid, { ...input, seen }, now);
}

async function actOfStaff(tx: Tx, { rid, code }: Sample, step: Step, story: Story): Promise<unknown> {
  const { act, size } = step;
  const by = { staff_rid: desk.rid, at: story.now };
  const parcel = { company: '顺丰速运', number: 'SF0000000000' };
  if (act === 'scan') return receiveSample(tx, { code, place: '', note: '' }, by);
  if (act === 'place') {
    const place = `A 柜 ${size} 层`;
    await placeSample(tx, { code, place, note: '' }, by);
    return story.places.set(rid, place);
  }
  if (act === 'send') return sendSamples(tx, { codes: [code], ...parcel, note: '' }, by);
  if (act === 'lose' || act === 'find' || act === 'destroy')
    return moveSample(tx, { code, act, note: '' }, by);
  if (act !== 'sendBack' && act !== 'refuseBack') return undefined;
  const asked = await tx.select().from(recycles).where(eq(recycles.user_rid, story.who.rid));
  const request = pick(asked, size)?.code ?? 'none';
  if (act === 'sendBack') return sendRecycle(tx, { code: request, ...parcel }, by);
  return refuseRecycle(tx, { code: request, reason: '样品柜盘点中' }, by);
}

async function checkSamples({ who, places }: Story): Promise<void> {
  const { rows, events, asked } = await t.db.read(async (tx) => {
    const rows = await tx.select().from(samples).where(eq(samples.user_rid, who.rid));
    const rids = ['none', ...rows.map(({ rid }) => rid)];
    const events = await tx
      .select()
      .from(sampleEvents)
      .where(inArray(sampleEvents.sample_rid, rids))
      .orderBy(sampleEvents.id);
    const asked = await tx
      .select({ sample_rid: recycleSamples.sample_rid })
      .from(recycleSamples)
      .innerJoin(recycles, eq(recycles.rid, recycleSamples.recycle_rid))
      .where(and(inArray(recycleSamples.sample_rid, rids), eq(recycles.state, 'asked')));
    return { rows, events, asked };
  });
  for (const { rid, state, until, place } of rows) {
    const own = events.filter(({ sample_rid }) => sample_rid === rid);
    expect([rid, replayed(own)]).toEqual([rid, state]);
    if (state === 'stored' || state === 'discarding') expect(until).not.toBeNull();
    if (state === 'registered' || state === 'cancelled') expect(place).toBe('');
    else expect(place).toBe(places.get(rid) ?? '');
    const destroyed = own.find(({ act }) => act === 'destroy');
    if (destroyed) expect(labClock(destroyed.at).today >= (until ?? '9')).toBe(true);
  }
  // What a member has asked for goes back to the member, unless it is missing.
  for (const { sample_rid } of asked)
    expect(['returning', 'missing']).toContain(rows.find(({ rid }) => rid === sample_rid)?.state);
}

/** Returns the state after a sample's timeline, each of whose acts the table must allow; undefined when it does not. */
function replayed(events: readonly (typeof sampleEvents.$inferSelect)[]): SampleState | undefined {
  let state: SampleState | undefined;
  for (const event of events) {
    const { from, to } = sampleActTable[event.act];
    const starts: readonly string[] = from;
    if (state === undefined ? starts.length > 0 : !starts.includes(state)) return undefined;
    state = to ?? state;
    if (state !== event.state) return undefined;
  }
  return state;
}
