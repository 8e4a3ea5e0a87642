import type { Parsed } from '@portal/shared/contract';
import { reasons } from '@portal/shared/contract';
import { takesShippingLabel } from '@portal/shared/rules';
import type { Db, Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findOrder } from '../order/order.repo';
import { samplesOf } from '../order/order.sample.repo';
import { ownOrder } from '../order/order.service';
import { pdfFont } from '../pdf/pdf.font.document';
import { findSettings } from '../setting/setting.repo';
import { findUser } from '../user/user.repo';
import { drawShippingLabel, type ParcelFacts } from './sample.parcel.document';
import {
  type ShippingLabelLink,
  shippingLabelFileName,
  shippingLabelKey,
  shippingLabelLinkOf,
} from './sample.parcel.rules';

/** Returns the key of a link to the label of a member's parcel; refuses an order whose samples need no parcel. */
export async function memberShippingLabelKey(
  tx: Tx,
  user_rid: string,
  input: Parsed<'auth/sample/shippingLabel'>,
): Promise<string> {
  const order = await ownOrder(tx, user_rid, input.order_rid);
  if (!takesShippingLabel(order)) throw refuse('order_act_refused', { msg: reasons.shippingLabelNotOpen });
  return shippingLabelKey(input);
}

/** Generates the label that a link names; undefined when it names no order. */
export async function makeShippingLabel(db: Db, key: string, created: Date) {
  const link = shippingLabelLinkOf(key);
  const facts = link && (await db.read((tx) => parcelFacts(tx, link)));
  if (!facts) return undefined;
  const bytes = await drawShippingLabel(facts, { size: link.size, created, font: await pdfFont() });
  return { name: shippingLabelFileName(facts.code), bytes };
}

async function parcelFacts(
  tx: Tx,
  { order_rid, storage }: ShippingLabelLink,
): Promise<ParcelFacts | undefined> {
  const order = await findOrder(tx, order_rid);
  if (!order) return undefined;
  const user = await findUser(tx, order.user_rid);
  const samples = await samplesOf(tx, order.rid);
  const { localInfo } = await findSettings(tx);
  return {
    code: order.code,
    count: samples.length,
    hazards: [...new Set(samples.flatMap(({ hazards }) => hazards))],
    storage,
    receiver: localInfo.express,
    sender: { name: user?.name ?? '', phone: user?.phone ?? '' },
  };
}
