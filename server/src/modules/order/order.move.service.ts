import { reasons } from '@portal/shared/contract';
import { type Actor, type OrderAct, orderActTable, possibleActs } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { type Refusal, refuse } from '../../http/error';
import { tellMember } from './order.notice';
import { freePickup } from './order.pickup.service';
import { promiseBy } from './order.promise.service';
import { insertEvent, type OrderRow, updateState } from './order.repo';
import { factsOf } from './order.rules';

/** One act on an order: who does it, why and when. */
export interface Step {
  readonly act: OrderAct;
  readonly by: Actor;
  /** The person; null for the system. */
  readonly by_rid: string | null;
  readonly note: string;
  readonly at: Date;
}

/**
 * The only way an order changes its state. Decides by the table of the rules, writes the timeline,
 * gives and keeps promises, tells the member. Refuses with order_act_refused what is not possible now,
 * also when somebody else moved the order first.
 *
 * A confirmed academic order whose sample is needed goes on to `awaiting_sample` by itself (test first,
 * pay later). An enterprise's waits for its signed agreement; that it also has to be prepaid is not
 * checked here before there is a ledger to ask.
 */
export async function move(tx: Tx, order: OrderRow, step: Step): Promise<OrderRow> {
  if (!possibleActs(factsOf(order), step.by).includes(step.act)) throw refused(order, step);
  const moved = await updateState(tx, order, orderActTable[step.act].to, step.at);
  if (!moved) throw refuse('order_act_refused', { msg: reasons.orderMoved });
  await record(tx, moved, step);
  return step.act === 'confirm' && !moved.enterprise && moved.needs_sample
    ? move(tx, moved, { act: 'await_sample', by: 'system', by_rid: null, note: '', at: step.at })
    : moved;
}

/** Writes down an act that has happened, with what follows from it. */
export async function record(tx: Tx, order: OrderRow, step: Step): Promise<void> {
  await insertEvent(tx, { ...step, order_rid: order.rid, state: order.state });
  await promiseBy(tx, order, step.act, step.at);
  if (step.act === 'cancel') await freePickup(tx, order.rid);
  await tellMember(tx, order, step.act, step.note, step.at);
}

/** The refusal says where the order is, what stands in the way and what can be done instead. */
function refused(order: OrderRow, { act, by }: Step): Refusal {
  const facts = factsOf(order);
  const msg = reasons.orderState({ act, ...facts, instead: possibleActs(facts, by) });
  return refuse('order_act_refused', { msg });
}
