import type { Tx } from '../../db/client';
import { Refusal } from '../../http/error';
import { findOffer, type OfferRow } from '../coupon/coupon.repo';
import { issueCoupon } from '../coupon/coupon.service';
import { type Notice, notify } from '../message/message.service';
import { findSettings } from '../setting/setting.repo';
import { findUser } from '../user/user.repo';
import { couponForInviter, couponForMember } from './invite.notice';
import { insertReward, lockDue, markDone } from './invite.repo';

/**
 * Records that a member has paid an order. When it is the first one of an invited member, the job issues a coupon to
 * the member and to the inviter: not here, so that a payment locks no other member and no offer, and never fails for
 * a coupon. A refund takes no coupon back.
 */
export async function rewardInvitation(
  tx: Tx,
  { user_rid, order_rid }: { readonly user_rid: string; readonly order_rid: string },
  at: Date,
): Promise<void> {
  const user = await findUser(tx, user_rid);
  if (!user?.invited_by) return;
  await insertReward(tx, { user_rid, inviter_rid: user.invited_by, order_rid, paid: at });
}

/**
 * Issues the coupons of an invitation by the offer of the setting `inviteOffer`. Returns the reasons why coupons were
 * not issued, for the log.
 */
export async function issueReward(tx: Tx, user_rid: string, at: Date): Promise<string[]> {
  const due = await lockDue(tx, user_rid);
  if (!due) return [];
  const { inviteOffer: code } = await findSettings(tx);
  const offer = code === null ? undefined : await findOffer(tx, code);
  const issued = new Map<string, string>();
  const missed: string[] = [];
  if (!offer) missed.push(code === null ? 'the setting inviteOffer is null' : `there is no offer ${code}`);
  // Members are locked in one order, so that two invitations do not wait for each other.
  else
    for (const rid of [due.user_rid, due.inviter_rid].sort()) {
      const notice = rid === due.user_rid ? couponForMember : couponForInviter;
      const got = await issueTo(tx, offer, { rid, notice, at });
      if (typeof got === 'string') issued.set(rid, got);
      else missed.push(`${rid}: ${got.message}`);
    }
  const member_coupon_rid = issued.get(due.user_rid) ?? null;
  const inviter_coupon_rid = issued.get(due.inviter_rid) ?? null;
  await markDone(tx, user_rid, { done: at, member_coupon_rid, inviter_coupon_rid });
  return missed;
}

interface To {
  readonly rid: string;
  readonly notice: (name: string, expires: Date) => Notice;
  readonly at: Date;
}

/** Issues a coupon and returns its key, or returns why the offer does not issue it. */
async function issueTo(tx: Tx, offer: OfferRow, { rid, notice, at }: To): Promise<string | Refusal> {
  try {
    const { coupon } = await issueCoupon(tx, offer, { user_rid: rid, source: 'invite', now: at });
    await notify(tx, rid, notice(offer.name, coupon.expires), at);
    return coupon.rid;
  } catch (error) {
    if (error instanceof Refusal && error.id === 'coupon_not_issued') return error;
    throw error;
  }
}
