import { type Parsed, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { notify } from '../message/message.service';
import { findTypes } from '../type/type.repo';
import { findInUse, memberLabels } from '../user/user.repo';
import { couponGiven } from './coupon.notice';
import { type CouponRow, endOffer, insertOffer, type OfferRow } from './coupon.repo';
import { issueCoupon, offerByCode } from './coupon.service';

/** The member of staff who acts, and when. */
interface By {
  readonly staff_rid: string;
  readonly at: Date;
}

/** Creates an offer. Refuses a code that exists, a scope that does not exist, and an end that is not after the start. */
export async function addOffer(
  tx: Tx,
  { starts: asked, ends: last, ...terms }: Parsed<'staff/coupon/add'>,
  { staff_rid, at }: By,
): Promise<OfferRow> {
  const starts = asked === undefined ? at : new Date(asked);
  const ends = new Date(last);
  if (ends <= starts || ends <= at) throw wrong('ends', reasons.couponEndsEarly);
  await requireScope(tx, terms);
  const offer = await insertOffer(tx, { ...terms, rid: newRid(), starts, ends, created: at });
  if (!offer) throw wrong('code', reasons.couponCodeTaken);
  await audit(tx, { staff_rid, act: 'coupon.add', target: offer.code, note: offer.name, at });
  return offer;
}

const wrong = (field: string, message: string) => refuse('invalid_input', { fields: { [field]: message } });

async function requireScope(
  tx: Tx,
  { type_id, child_id }: Pick<OfferRow, 'type_id' | 'child_id'>,
): Promise<void> {
  if (type_id === null) return;
  const group = (await findTypes(tx)).find(({ type }) => type.id === type_id);
  if (!group) throw wrong('type_id', reasons.typeUnknown);
  if (child_id !== null && !group.children.some(({ id }) => id === child_id))
    throw wrong('child_id', reasons.childUnknown);
}

/** Gives a member a coupon, and notifies the member. */
export async function giveCoupon(
  tx: Tx,
  { code, account, note }: Parsed<'staff/coupon/give'>,
  { staff_rid, at }: By,
): Promise<{ given: CouponRow; member: string }> {
  const offer = await offerByCode(tx, code);
  const user = await findInUse(tx, account);
  if (!user) throw refuse('not_found', { msg: reasons.memberUnknown(account) });
  const given = await issueCoupon(tx, offer, { user_rid: user.rid, source: 'staff', now: at });
  await notify(tx, user.rid, couponGiven(offer.name, given.coupon.expires), at);
  const change = `${user.account} ${given.coupon.rid} issued ${offer.issued} -> ${offer.issued + 1}`;
  await audit(tx, { staff_rid, act: 'coupon.give', target: code, note: noteOf(change, note), at });
  const labels = await memberLabels(tx, [user.rid]);
  return { given, member: labels.get(user.rid) ?? '' };
}

const noteOf = (change: string, note: string): string => (note === '' ? change : `${change}: ${note}`);

/** Ends an offer now. An offer that has ended is answered as it is. */
export async function closeOffer(
  tx: Tx,
  { code, note }: Parsed<'staff/coupon/end'>,
  { staff_rid, at }: By,
): Promise<OfferRow> {
  const offer = await offerByCode(tx, code);
  const ended = await endOffer(tx, offer.rid, at);
  if (!ended) return offer;
  const change = `ends ${offer.ends.toISOString()} -> ${at.toISOString()}`;
  await audit(tx, { staff_rid, act: 'coupon.end', target: offer.code, note: noteOf(change, note), at });
  return ended;
}
