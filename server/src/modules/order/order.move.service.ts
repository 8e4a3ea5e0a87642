import { reasons } from '@portal/shared/contract';
import { type Actor, type OrderAct, possibleActs, stateAfter, testsFirst } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { type Refusal, refuse } from '../../http/error';
import { releaseCoupon } from '../coupon/coupon.repo';
import { freeOrderTime } from '../reservation/reservation.order.service';
import { dueOf, placeHold, releaseHold } from './order.hold.service';
import { notifyMember, retestNote } from './order.notice';
import { freePickup } from './order.pickup.service';
import { promiseBy } from './order.promise.service';
import { findOrders, insertEvent, type OrderChange, type OrderRow, updateOrder } from './order.repo';
import { factsOf, retestKind } from './order.rules';
import { followOrder } from './order.sampleFollow.service';

/** One act on an order: who does it, why and when. */
export interface Step {
  readonly act: OrderAct;
  readonly by: Actor;
  /** Key of the person; null for the system. */
  readonly by_rid: string | null;
  readonly note: string;
  readonly at: Date;
  /** What the act changes besides the state. */
  readonly change?: OrderChange;
}

/** Changes that belong to an act itself. */
const changes: Partial<Record<OrderAct, OrderChange>> = {
  ask: { open_question: true },
  answer: { open_question: false },
  confirm: { locked: true },
};

/**
 * Performs an act on an order; no other code changes its state. Checks the act by the table of the rules, writes the
 * timeline, starts and fulfils promises, notifies the member, and moves the samples that follow. Refuses with order_act_refused when the act is not
 * allowed, also when somebody else changed the order concurrently.
 *
 * An order that is tested first continues to `awaiting_sample` automatically: when it is placed, and when staff lock the plan
 * of one that was placed before that was so. An enterprise's order waits for its signed agreement and its full prepayment,
 * which is reserved before the sample is asked for, or before the test when there is none. A cancelled order releases what
 * was reserved.
 */
export async function move(tx: Tx, order: OrderRow, step: Step): Promise<OrderRow> {
  if (!possibleActs(factsOf(order), step.by).includes(step.act)) throw refused(order, step);
  const state = stateAfter(step.act, order.state);
  const moved = await updateOrder(tx, order, {
    state,
    changed: state === order.state ? order.changed : step.at,
    ...changes[step.act],
    ...(step.by === 'staff' && { revised: false }),
    ...step.change,
  });
  if (!moved) throw refuse('order_act_refused', { msg: reasons.orderMoved });
  await record(tx, moved, step);
  await moveHold(tx, moved, step);
  if (moved.retest_of !== null && step.act === 'deliver') return deliverRetest(tx, moved, step.at);
  return moved.state === 'confirmed' ? awaitSample(tx, moved, step.at) : moved;
}

/** Writes on the order whose sample was tested again that the new data is there; a free retest ends with it. */
async function deliverRetest(tx: Tx, order: OrderRow, at: Date): Promise<OrderRow> {
  const [first] = await findOrders(tx, [order.retest_of ?? '']);
  const entry = {
    act: 'retest',
    by: 'system',
    by_rid: null,
    note: retestNote(order.code),
    at,
  } as const;
  if (first) await insertEvent(tx, { ...entry, order_rid: first.rid, state: first.state });
  if (retestKind(order) !== 'free') return order;
  return move(tx, order, { act: 'close', by: 'system', by_rid: null, note: '', at });
}

/** Asks for the sample of an order that is tested first; returns any other order as it is. */
export async function awaitSample(tx: Tx, order: OrderRow, at: Date): Promise<OrderRow> {
  if (!testsFirst(factsOf(order))) return order;
  return move(tx, order, { act: 'await_sample', by: 'system', by_rid: null, note: '', at });
}

/** Reserves the prepayment of an enterprise's order and releases the amount of a cancelled order. */
async function moveHold(tx: Tx, order: OrderRow, { act, at }: Step): Promise<void> {
  if (act === 'cancel' || act === 'drop') await releaseHold(tx, order, at);
  const starts = act === 'await_sample' || (act === 'test' && !order.needs_sample);
  if (order.enterprise && starts) await placeHold(tx, order, dueOf(order), at);
}

/** Writes the timeline entry of an act and its consequences: promises and notices. */
export async function record(tx: Tx, order: OrderRow, step: Step): Promise<void> {
  const { act, by, by_rid, note, at } = step;
  await insertEvent(tx, { act, by, by_rid, note, at, order_rid: order.rid, state: order.state });
  if (step.act === 'cancel') {
    await freePickup(tx, order.rid);
    await releaseCoupon(tx, order.rid);
    await freeOrderTime(tx, order.rid, at);
  }
  await notifyMember(tx, order, step.act, step.note, step.at);
  await followOrder(tx, order, step);
  await promiseBy(tx, order, step.act, step.at);
}

/** Returns the refusal with the order's state, the reason and the acts that are possible instead. */
function refused(order: OrderRow, { act, by }: Step): Refusal {
  const facts = factsOf(order);
  const msg = reasons.orderState({ act, ...facts, instead: possibleActs(facts, by) });
  return refuse('order_act_refused', { msg });
}
