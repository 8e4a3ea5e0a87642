import type { Settings } from '@portal/shared/contract';
import {
  disposalDays,
  labClock,
  monthsAfter,
  type OrderAct,
  promiseDue,
  workingDayAfter,
} from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findSettings } from '../setting/setting.repo';
import { keepPromise } from './order.promise.repo';
import { findOrders, lockOrders, type OrderRow } from './order.repo';
import { deleteDescribed, type SampleRow } from './order.sample.repo';
import { moveSamples, type SampleStep } from './order.sampleMove.service';
import {
  insertSampleEvents,
  insertStates,
  lockSamples,
  neededSamples,
  ownOrders,
  physicalRids,
  type StateRow,
  updateSamples,
} from './order.sampleState.repo';

/** An act on an order that its samples follow. */
type Followed = Pick<SampleStep, 'by' | 'by_rid' | 'at'> & { readonly act: OrderAct };

/** Registers the samples of a new order, and takes the stored ones that it tests again. */
export async function registerSamples(
  tx: Tx,
  order: OrderRow,
  planned: readonly Pick<SampleRow, 'rid' | 'stored_rid'>[],
  at: Date,
): Promise<void> {
  const { rid: order_rid, user_rid, sample_disposal } = order;
  const disposal = sample_disposal ?? 0;
  const blank = {
    place: '',
    until: null,
    reminded: false,
    parcel_company: null,
    parcel_number: null,
    received: null,
    user_rid,
    order_rid,
    disposal,
    state: 'registered' as const,
    created: at,
  };
  const fresh = planned.filter(({ stored_rid }) => stored_rid === null);
  const rows = await insertStates(
    tx,
    fresh.map(({ rid }) => ({ ...blank, rid })),
    at,
  );
  const by = { by: 'member' as const, by_rid: user_rid, note: '', at };
  await insertSampleEvents(
    tx,
    rows.map(({ rid, state }) => ({ ...by, sample_rid: rid, act: 'register', state })),
  );
  const stored = await lockSamples(
    tx,
    planned.flatMap(({ stored_rid }) => stored_rid ?? []),
  );
  const leaving = disposal === 2 ? {} : { disposal, order_rid };
  const change = { until: null, reminded: false, ...leaving };
  await moveSamples(tx, stored, { ...by, act: 'reuse', note: order.code, change });
}

/** What the samples of an order do when an act is done on the order. */
const follows: Partial<Record<OrderAct, (tx: Tx, order: OrderRow, step: Followed) => Promise<void>>> = {
  receive: receiveAll,
  deliver: async (tx, order, { at }) => settleSamples(tx, await physicalRids(tx, [order.rid]), at),
  cancel: withdraw,
  drop: withdraw,
  pay: setReturnDay,
  close: sendRest,
};

/** Moves the samples of an order after an act on the order, in the same transaction. */
export async function followOrder(tx: Tx, order: OrderRow, step: Followed): Promise<void> {
  if (order.needs_sample) await follows[step.act]?.(tx, order, step);
}

async function samplesOf(tx: Tx, order: OrderRow): Promise<StateRow[]> {
  return lockSamples(tx, await physicalRids(tx, [order.rid]));
}

/** Locks orders and then their samples, before the accounts of what they cost. */
export async function lockWithSamples(tx: Tx, rids: readonly string[]): Promise<void> {
  await lockOrders(tx, rids);
  await lockSamples(tx, await physicalRids(tx, rids));
}

/** The lab confirms the receipt of an order: its samples are there. The order's notice tells the member. */
async function receiveAll(tx: Tx, order: OrderRow, { by, by_rid, at }: Followed): Promise<void> {
  const rows = (await samplesOf(tx, order)).filter(({ state }) => state === 'registered');
  await moveSamples(tx, rows, {
    act: 'receive',
    by,
    by_rid,
    note: '',
    at,
    quiet: true,
    change: { received: at },
  });
}

/** A cancelled order releases its samples: stored ones are kept as before, those that did arrive are disposed of. */
async function withdraw(tx: Tx, order: OrderRow, { at }: Followed): Promise<void> {
  const rows = await samplesOf(tx, order);
  const system = { by: 'system' as const, by_rid: null, note: '', at };
  const expected = rows.filter(({ state }) => state === 'registered');
  await moveSamples(tx, expected, { ...system, act: 'cancel', quiet: true });
  await giveBack(tx, order, rows);
  await settleSamples(
    tx,
    rows.map(({ rid }) => rid),
    at,
  );
}

/** Samples that the order has taken from an earlier one, and would return or destroy, belong to that order again. */
async function giveBack(tx: Tx, order: OrderRow, rows: readonly StateRow[]): Promise<void> {
  const own = await ownOrders(
    tx,
    rows.map(({ rid }) => rid),
  );
  for (const { rid, order_rid } of rows) {
    const before = own.get(rid);
    // Only samples that were to be kept can be tested again.
    if (order_rid === order.rid && before !== undefined && before !== order.rid)
      await updateSamples(tx, [rid], { disposal: 2, order_rid: before });
  }
}

/** Releases stored samples that a changed order does not test again, and that are locked. */
export async function releaseStored(
  tx: Tx,
  order: OrderRow,
  described: readonly SampleRow[],
  at: Date,
): Promise<void> {
  const rids = described.flatMap(({ stored_rid }) => stored_rid ?? []);
  if (rids.length === 0) return;
  await giveBack(tx, order, await lockSamples(tx, rids));
  await deleteDescribed(
    tx,
    described.map(({ rid }) => rid),
  );
  await settleSamples(tx, rids, at);
}

/**
 * Decides what becomes of samples at the lab that no order needs any longer: they are kept in the cabinet, are due to
 * be destroyed after some working days, or go back. A sample of a member who pays later goes back after the payment.
 */
export async function settleSamples(tx: Tx, rids: readonly string[], at: Date): Promise<void> {
  const locked = await lockSamples(tx, rids);
  const waiting = locked.filter(({ state }) => state === 'received');
  if (waiting.length === 0) return;
  const needed = await neededSamples(
    tx,
    waiting.map(({ rid }) => rid),
  );
  const free = waiting.filter(({ rid }) => !needed.has(rid));
  const settings = await findSettings(tx);
  const orders = new Map(
    (
      await findOrders(
        tx,
        free.map(({ order_rid }) => order_rid),
      )
    ).map((one) => [one.rid, one]),
  );
  for (const rows of alike(free)) {
    const [first] = rows;
    if (first) await moveSamples(tx, rows, settling(first, orders.get(first.order_rid), { settings, at }));
  }
}

/** Groups samples whose order and disposal are the same. */
function alike(rows: readonly StateRow[]): StateRow[][] {
  const groups = new Map<string, StateRow[]>();
  for (const row of rows) {
    const key = `${row.order_rid} ${row.disposal}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

interface Now {
  readonly settings: Settings;
  readonly at: Date;
}

/** Returns the act that follows the test for a sample, by its disposal. */
function settling({ disposal }: StateRow, order: OrderRow | undefined, { settings, at }: Now): SampleStep {
  const { today } = labClock(at);
  const soon = workingDayAfter(today, disposalDays, settings.samplingSetting);
  const system = { by: 'system' as const, by_rid: null, note: '', at };
  if (disposal === 0) return { ...system, act: 'expire', change: { until: soon, reminded: false } };
  if (disposal === 1)
    return { ...system, act: 'await_return', change: { until: paysLater(order) ? null : soon } };
  const until = monthsAfter(today, settings.sampleKeeping.months);
  return { ...system, act: 'store', change: { until, reminded: false } };
}

/** True for an order that is paid after the delivery, and is not paid. */
const paysLater = (order: OrderRow | undefined): boolean =>
  order !== undefined && !order.enterprise && !['paid', 'closed', 'cancelled'].includes(order.state);

/** A paid order sends its samples back within the promised hours. */
async function setReturnDay(tx: Tx, order: OrderRow, { at }: Followed): Promise<void> {
  const { samplingSetting } = await findSettings(tx);
  const promised = labClock(promiseDue('return', at, samplingSetting)).today;
  const late = (await waitingToReturn(tx, order)).filter(({ until }) => until === null || until > promised);
  const rids = late.map(({ rid }) => rid);
  if (rids.length > 0) await updateSamples(tx, rids, { until: promised });
}

/** An order is closed after its samples went back; those that staff did not send one by one are recorded with it. */
async function sendRest(tx: Tx, order: OrderRow, { at }: Followed): Promise<void> {
  await moveSamples(tx, await waitingToReturn(tx, order), {
    act: 'send',
    by: 'system',
    by_rid: null,
    note: '',
    at,
    quiet: true,
  });
}

/** Marks the promise of the return as kept when no sample of the order waits to be sent back any longer. */
export async function keepReturnPromise(tx: Tx, order_rid: string, at: Date): Promise<void> {
  const rows = await lockSamples(tx, await physicalRids(tx, [order_rid]));
  const waits = rows.some((row) => row.state === 'returning' && row.order_rid === order_rid);
  if (!waits) await keepPromise(tx, { order_rid, kind: 'return' }, at);
}

/** Returns the samples that go back because of this order, not because their member asked for them. */
async function waitingToReturn(tx: Tx, order: OrderRow): Promise<StateRow[]> {
  const rows = await samplesOf(tx, order);
  return rows.filter(
    ({ state, disposal, order_rid }) => state === 'returning' && disposal === 1 && order_rid === order.rid,
  );
}
