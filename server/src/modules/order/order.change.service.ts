import { type Data, reasons } from '@portal/shared/contract';
import { isMailed, labClock } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { requireUnchanged } from '../../http/etag';
import { type Bound, requireSeen } from '../../http/seen';
import { exchangeCoupon } from '../coupon/coupon.order.service';
import { requirePermissions } from '../reservation/reservation.order.service';
import { findSettings } from '../setting/setting.repo';
import { lockMember } from '../user/user.service';
import { changeItem, deleteItems } from './order.change.repo';
import { type ChangeLine, changeLines } from './order.change.rules';
import { changeableOrder, contentOf, formOf } from './order.changeForm.service';
import { type ChangedItems, isQuoted, priceChanged } from './order.changeItem.service';
import { changeSamples } from './order.changeSample.service';
import { changeHold, dueOf } from './order.hold.service';
import { move } from './order.move.service';
import { changePickup } from './order.pickup.service';
import { itemsOf, lockItems, lockOrder, type OrderChange, type OrderRow } from './order.repo';
import { searchWords } from './order.rules';
import { sampleSourceOf } from './order.sample.service';

/** The member who changes an order, and when. */
interface By {
  readonly user_rid: string;
  readonly at: Date;
}

type Change = Bound<'auth/order/change'>;

/**
 * Changes an order of the member: items, samples, how they come and go, coupon and requests. Refuses with order_act_refused when it may
 * not be changed, with edited_meanwhile when it has changed since the form was opened, with seen_changed when the member saw another
 * price, and with credit_short when what is reserved can't follow. A change of what was agreed makes a signature void, and a locked plan is
 * locked again. What differs stands in the timeline, and staff see the order marked.
 */
export async function changeOrder(
  tx: Tx,
  input: Change,
  { user_rid, at }: By,
): Promise<Data<'auth/order/change'>> {
  const order = await lockedOrder(tx, input.rid, user_rid);
  const before = await contentOf(tx, order);
  requireUnchanged(formOf(before, order), input.etag);
  const priced = await priceChanged(tx, order, input.items, at);
  if (input.seen) requireSeen({ total_fen: input.seen.total_fen }, priced);
  await requirePermissions(tx, { user_rid, items: priced.alone });
  const answers = await applyAnswers(tx, order, { input, priced, at });
  await applyItems(tx, priced);
  const changed = { ...order, ...answers, due_fen: answers.total_fen - answers.discount_fen };
  const lines = changeLines(before, await contentOf(tx, changed));
  const result = { rid: order.rid, before_fen: order.due_fen, due_fen: changed.due_fen };
  if (lines.length === 0) return { ...result, changed: false, unsigned: false };
  await record(tx, order, { answers, lines, by: { user_rid, at } });
  return { ...result, changed: true, unsigned: order.signed && lines.some(({ agreed }) => agreed) };
}

/** Locks the order with its items and its member, in the order of locks, and returns it as it is then. */
async function lockedOrder(tx: Tx, rid: string, user_rid: string): Promise<OrderRow> {
  await changeableOrder(tx, user_rid, rid);
  await lockOrder(tx, rid);
  await lockItems(tx, rid);
  await lockMember(tx, user_rid);
  return changeableOrder(tx, user_rid, rid);
}

interface Applied {
  readonly input: Change;
  readonly priced: ChangedItems;
  readonly at: Date;
}

type Answers = OrderChange & Pick<OrderRow, 'total_fen' | 'discount_fen'>;

/** Applies what is not in the order's row: pick-up, coupon and samples; returns what belongs into the row. */
async function applyAnswers(tx: Tx, order: OrderRow, { input, priced, at }: Applied): Promise<Answers> {
  const { items, total_fen } = priced;
  const { user_rid } = order;
  const needed = items.some((item) => item.needs_sample);
  if (needed !== order.needs_sample)
    throw refuse('invalid_input', { fields: { items: reasons.sampleNeedChanged } });
  const source = sampleSourceOf(input, needed);
  const settings = await findSettings(tx);
  await changePickup(tx, order.rid, input.pickup, source, { user_rid, settings, clock: labClock(at) });
  const discount_fen = await discountFor(tx, order, { input, priced, at });
  if (input.seen) requireSeen({ due_fen: input.seen.due_fen }, { due_fen: total_fen - discount_fen });
  const rules = { items, terms: items, keeping: settings.sampleKeeping, now: at };
  const choice = await changeSamples(tx, order, input, rules);
  return {
    ...choice,
    total_fen,
    discount_fen,
    coupon_rid: input.coupon_rid,
    materials: [...new Set(input.materials)],
    materials_other: input.materials.includes('other') ? input.materials_other : '',
    fund_code: input.fund_code,
    message: input.message,
    search: searchWords({ code: order.code, fund_code: input.fund_code }, items),
    ...(!isMailed(source) && { parcel_company: null, parcel_number: null }),
  };
}

/** Uses the chosen coupon, and returns its discount. Prices of an accepted quotation keep the coupon that was in them. */
async function discountFor(tx: Tx, order: OrderRow, { input, priced, at }: Applied): Promise<number> {
  const { user_rid } = order;
  const chosen = { rid: input.coupon_rid, user_rid, now: at };
  if (!isQuoted(await itemsOf(tx, [order.rid]))) return exchangeCoupon(tx, order, chosen, priced.couponItems);
  if (chosen.rid !== order.coupon_rid) throw refuse('coupon_unusable', { msg: reasons.couponQuoted });
  return order.discount_fen;
}

async function applyItems(tx: Tx, { items, removed }: ChangedItems): Promise<void> {
  await deleteItems(tx, removed);
  for (const item of items) {
    const { rid, options, option_text, count, unit_fen, total_fen, ...rest } = item;
    const { name, img, unit, needs_sample, turnaround_days } = rest;
    const shown = { name, img, unit, needs_sample, turnaround_days };
    await changeItem(tx, rid, { ...shown, options, option_text, count, unit_fen, total_fen });
  }
}

interface Recorded {
  readonly answers: Answers;
  readonly lines: readonly ChangeLine[];
  readonly by: By;
}

/** Writes the change into the order and its timeline, and lets the reserved amount follow. */
async function record(
  tx: Tx,
  order: OrderRow,
  { answers, lines, by: { user_rid, at } }: Recorded,
): Promise<void> {
  const agreed = lines.some((line) => line.agreed);
  const change = {
    ...answers,
    revision: order.revision + 1,
    revised: true,
    // The pick-up is in the agreement as it was arranged when it was signed.
    ...((agreed || !order.signed) && { protocol_made: false }),
    ...(agreed && { signed: false, locked: false }),
  };
  const note = lines.map(({ text }) => text).join('\n');
  const moved = await move(tx, order, { act: 'change', by: 'member', by_rid: user_rid, note, at, change });
  if (!moved.enterprise) await changeHold(tx, moved, dueOf(moved), at);
}
