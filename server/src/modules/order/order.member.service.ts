import type { Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { findSettings } from '../setting/setting.repo';
import { move } from './order.move.service';
import { notifyManager } from './order.notice';
import { ownOrder } from './order.service';

/** The member who acts on an order of theirs, and when. */
interface By {
  readonly user_rid: string;
  readonly at: Date;
}

/** Cancels an order of the member. */
export async function cancelOrder(
  tx: Tx,
  { rid, reason }: Parsed<'auth/order/cancel'>,
  { user_rid, at }: By,
): Promise<void> {
  const order = await ownOrder(tx, user_rid, rid);
  await move(tx, order, { act: 'cancel', by: 'member', by_rid: user_rid, note: reason, at });
}

/** Stores the express number of the parcel; a later one replaces it, and the timeline has both. */
export async function sendParcel(
  tx: Tx,
  { rid, company, number }: Parsed<'auth/order/send'>,
  { user_rid, at }: By,
): Promise<void> {
  const order = await ownOrder(tx, user_rid, rid);
  const change = { parcel_company: company, parcel_number: number };
  const note = `${company} ${number}`;
  await move(tx, order, { act: 'send', by: 'member', by_rid: user_rid, note, at, change });
}

/** Records a question about the data and sends it to the account manager. */
export async function askAboutData(
  tx: Tx,
  { rid, question }: Parsed<'auth/order/reportOrderFeedback'>,
  { user_rid, at }: By,
): Promise<void> {
  const order = await ownOrder(tx, user_rid, rid);
  await move(tx, order, { act: 'ask', by: 'member', by_rid: user_rid, note: question, at });
  const { manager } = await findSettings(tx);
  await notifyManager(tx, manager, { code: order.code, question, at });
}
