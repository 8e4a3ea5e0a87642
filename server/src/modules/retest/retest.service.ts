import { type Data, type Parsed, type Retest, reasons } from '@portal/shared/contract';
import { isChargedRetest, retestStateOf } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { type Bound, requireSeen } from '../../http/seen';
import type { StaffAct } from '../../kit/module';
import { audit } from '../audit/audit.repo';
import { requireStaying } from '../closing/closing.service';
import { move } from '../order/order.move.service';
import { findOrders, insertEvent, lockOrders, type OrderRow } from '../order/order.repo';
import { orderByCode } from '../order/order.staff.service';
import { beginRetest } from './retest.begin.service';
import { readRetested, shownRetests } from './retest.list.service';
import { droppedNote, notifyRetest } from './retest.notice';
import { findRetest, insertRetest, type RetestRow, retestsOf, updateRetest } from './retest.repo';
import { nextRetestNumber } from './retest.rules';

const refused = (msg: string) => refuse('retest_refused', { msg });

/** Begins a free retest of a sample for an item, or proposes a charged one to the member. */
export async function addRetest(
  tx: Tx,
  { code, item_rid, sample_rid, cause, reason }: Parsed<'staff/retest/add'>,
  { staff_rid, at }: StaffAct,
): Promise<Data<'staff/retest/add'>> {
  // Two people may begin the same retest at a time: the second one waits, and finds it open.
  await lockOrders(tx, [(await orderByCode(tx, code)).rid]);
  const { order, tests, retests } = await readRetested(tx, await orderByCode(tx, code), at);
  const test = tests.find(({ item, sample }) => item.rid === item_rid && sample.rid === sample_rid);
  if (!test) throw refused(reasons.retestNoTest);
  if (test.refused !== '') throw refused(test.refused);
  const isCharged = isChargedRetest(cause) && test.fen > 0;
  const row: RetestRow = {
    rid: newRid(),
    order_rid: order.rid,
    item_rid,
    sample_rid,
    number: nextRetestNumber(test, retests),
    cause,
    reason,
    charge_fen: isCharged ? test.fen : 0,
    answer: 'proposed',
    retest_rid: null,
    created_by: staff_rid,
    created: at,
  };
  await insertRetest(tx, row);
  if (!isCharged) await beginRetest(tx, order, row, { by: 'staff', by_rid: staff_rid, at });
  const event = isCharged ? 'propose' : 'begin';
  const named = `${test.sample.number} · ${test.item.name}`;
  await notifyRetest(tx, row, { event, user_rid: order.user_rid, code: order.code, test: named, at });
  await audit(tx, { staff_rid, act: 'retest.add', target: order.code, note: `${named} ${reason}`, at });
  return shownRetest(tx, order, row.rid);
}

async function shownRetest(tx: Tx, order: OrderRow, rid: string): Promise<Retest> {
  const retests = (await retestsOf(tx, [order.rid])).filter((one) => one.rid === rid);
  const [shown] = await shownRetests(tx, { order, retests });
  if (!shown) throw new Error('an added retest is shown');
  return shown;
}

/** A retest whose orders are locked. */
interface Locked {
  readonly order: OrderRow;
  readonly retest: RetestRow;
}

/** Locks the orders of a retest and reads both again. */
async function lockRetest(tx: Tx, rid: string, user_rid?: string): Promise<Locked> {
  const found = await findRetest(tx, rid);
  if (!found) throw refuse('not_found', { noun: 'retest' });
  await lockOrders(tx, [found.order_rid, ...(found.retest_rid === null ? [] : [found.retest_rid])]);
  const [order] = await findOrders(tx, [found.order_rid]);
  const retest = await findRetest(tx, rid);
  if (!order || !retest || (user_rid !== undefined && order.user_rid !== user_rid))
    throw refuse('not_found', { noun: 'retest' });
  return { order, retest };
}

/** Locks a retest that waits for the answer of this member. */
async function lockProposed(tx: Tx, rid: string, user_rid: string): Promise<Locked> {
  const locked = await lockRetest(tx, rid, user_rid);
  if (locked.retest.answer !== 'proposed') throw refused(reasons.retestAnswered);
  return locked;
}

/** Agrees to a charged retest, which begins. */
export async function agreeToRetest(
  tx: Tx,
  { rid, seen }: Bound<'auth/retest/agree'>,
  { user_rid, at }: { readonly user_rid: string; readonly at: Date },
): Promise<Data<'auth/retest/agree'>> {
  await requireStaying(tx, user_rid);
  const { order, retest } = await lockProposed(tx, rid, user_rid);
  requireSeen(seen, { amount_fen: retest.charge_fen });
  const begun = await beginRetest(tx, order, retest, { by: 'member', by_rid: user_rid, at });
  return { order_rid: begun.rid };
}

/** Declines a charged retest. */
export async function declineRetest(
  tx: Tx,
  { rid }: Parsed<'auth/retest/decline'>,
  user_rid: string,
): Promise<null> {
  await lockProposed(tx, rid, user_rid);
  await updateRetest(tx, rid, { answer: 'declined' });
  return null;
}

/** Withdraws a retest without data; the order that it is done as is cancelled. */
export async function withdrawRetest(
  tx: Tx,
  { rid, reason }: Parsed<'staff/retest/withdraw'>,
  { staff_rid, at }: StaffAct,
): Promise<null> {
  const { order, retest } = await lockRetest(tx, rid);
  const [work] = retest.retest_rid === null ? [] : await findOrders(tx, [retest.retest_rid]);
  const state = retestStateOf(retest.answer, work?.state);
  if (state !== 'proposed' && state !== 'testing') throw refused(reasons.retestOver);
  if (work) await drop(tx, { order, work, reason, at });
  else await updateRetest(tx, rid, { answer: 'withdrawn' });
  const test = await testOf(tx, order, retest);
  const told = { user_rid: order.user_rid, code: order.code, test, note: reason, at };
  await notifyRetest(tx, retest, { event: 'withdraw', ...told });
  await audit(tx, { staff_rid, act: 'retest.withdraw', target: order.code, note: reason, at });
  return null;
}

async function testOf(tx: Tx, order: OrderRow, { rid }: RetestRow): Promise<string> {
  const { sample, item } = await shownRetest(tx, order, rid);
  return `${sample.number} · ${item}`;
}

interface Dropped {
  readonly order: OrderRow;
  readonly work: OrderRow;
  readonly reason: string;
  readonly at: Date;
}

async function drop(tx: Tx, { order, work, reason, at }: Dropped): Promise<void> {
  await move(tx, work, { act: 'drop', by: 'system', by_rid: null, note: reason, at });
  const event = { act: 'drop', by: 'staff', by_rid: null, at } as const;
  const note = droppedNote(work.code, reason);
  await insertEvent(tx, { ...event, order_rid: order.rid, state: order.state, note });
}
