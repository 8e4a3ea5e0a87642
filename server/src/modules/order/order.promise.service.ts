import { type OrderAct, promiseDue } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findSettings } from '../setting/setting.repo';
import { insertPromise, keepPromise, type PromiseRow } from './order.promise.repo';
import type { OrderRow } from './order.repo';

type Kind = PromiseRow['kind'];

/**
 * The act that fulfils a promise: the plan is locked by the call, or the test begins after a call about a plan that was locked
 * before; the sample is back when the order is closed.
 */
const keptBy: Partial<Record<OrderAct, Kind>> = {
  confirm: 'call',
  test: 'call',
  deliver: 'deliver',
  close: 'return',
};

/** Starts and fulfils the promises of an act on an order. */
export async function promiseBy(tx: Tx, order: OrderRow, act: OrderAct, at: Date): Promise<void> {
  const kind = keptBy[act];
  if (kind) await keepPromise(tx, { order_rid: order.rid, kind }, at);
  // Whose plan was locked before the receipt has been called; an enterprise's is checked once more.
  if (act === 'receive' && (order.enterprise || !order.locked)) await givePromise(tx, order.rid, 'call', at);
  if (act === 'pay' && order.sample_disposal === 1) await givePromise(tx, order.rid, 'return', at);
}

/** Starts the promise of data. A test is complete when its first result is added. */
export async function promiseData(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  if (order.state === 'testing') await givePromise(tx, order.rid, 'deliver', at);
}

/** Starts a promise; its hours count in the lab's calendar. */
async function givePromise(tx: Tx, order_rid: string, kind: Kind, at: Date): Promise<void> {
  const { samplingSetting } = await findSettings(tx);
  await insertPromise(tx, { order_rid, kind, due: promiseDue(kind, at, samplingSetting) });
}
