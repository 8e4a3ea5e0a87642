import { reasons } from '@portal/shared/contract';
import { daysAfter, labClock } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { dayEnd } from '../../kit/time';
import { lockMember } from '../user/user.service';
import { type CouponRow, countGot, findOffer, insertCoupon, type OfferRow, takeOne } from './coupon.repo';

/** Who gets a coupon, why and when. */
interface Issue {
  readonly user_rid: string;
  readonly source: CouponRow['coupon']['source'];
  readonly now: Date;
}

/** Returns the offer with this code; refuses with not_found. */
export async function offerByCode(tx: Tx, code: string): Promise<OfferRow> {
  const offer = await findOffer(tx, code);
  if (!offer) throw refuse('not_found', { noun: 'coupon', code });
  return offer;
}

/**
 * Issues a coupon to a member. Refuses with coupon_not_issued when the offer has ended, all its coupons are issued, or
 * the member has got as many as one member may. The member is locked, and the number of coupons is counted by one
 * conditional update, so that concurrent calls exceed neither limit.
 */
export async function issueCoupon(
  tx: Tx,
  offer: OfferRow,
  { user_rid, source, now }: Issue,
): Promise<CouponRow> {
  await lockMember(tx, user_rid);
  if (offer.ends <= now) throw notIssued(reasons.couponEnded);
  if ((await countGot(tx, offer.rid, user_rid)) >= offer.per_member)
    throw notIssued(reasons.couponHeld(offer.per_member));
  if (!(await takeOne(tx, offer.rid, now))) throw notIssued(reasons.couponGone);
  const coupon = await insertCoupon(tx, {
    rid: newRid(),
    offer_rid: offer.rid,
    user_rid,
    source,
    created: now,
    expires: expiryOf(offer, now),
  });
  return { coupon, offer };
}

const notIssued = (msg: string) => refuse('coupon_not_issued', { msg });

/** Returns when a coupon that is issued now expires: at the end of the last of its days, at the latest at the end of its offer. */
function expiryOf({ ends, valid_days }: OfferRow, now: Date): Date {
  if (valid_days === null) return ends;
  const last = dayEnd(daysAfter(labClock(now).today, valid_days));
  return last < ends ? last : ends;
}

/** Issues a coupon by the code that the member entered. A code that only staff may use is unknown to members. */
export async function claimCoupon(tx: Tx, user_rid: string, code: string, now: Date): Promise<CouponRow> {
  const offer = await offerByCode(tx, code);
  if (!offer.claimable) throw refuse('not_found', { noun: 'coupon', code });
  if (offer.starts > now) throw notIssued(reasons.couponNotStarted);
  return issueCoupon(tx, offer, { user_rid, source: 'claim', now });
}
