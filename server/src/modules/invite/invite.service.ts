import type { CouponSummary, Data, Invitation } from '@portal/shared/contract';
import type { InviteState } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import type { Page } from '../../db/paged';
import { unknownInvitation } from '../account/registration.service';
import { presentTerms } from '../coupon/coupon.present';
import { findCouponNames, findOffer } from '../coupon/coupon.repo';
import { findByCode } from '../promoter/promoter.repo';
import { findSettings } from '../setting/setting.repo';
import { findTypes } from '../type/type.repo';
import { countInvited, findByInvitation, findUser, listInvited } from '../user/user.repo';
import { maskedMember, maskedName } from '../user/user.rules';
import { ownUser } from '../user/user.service';
import { countRewarded, findRewards, type RewardRow } from './invite.repo';

/** What a member's page of invitations shows, without what depends on the member's orders. */
type Invitations = Omit<Data<'auth/invite/init'>, 'can_enter'>;

/** Returns what a member's page of invitations shows. An offer that has ended is not shown. */
export async function readInvitation(tx: Tx, user_rid: string, now: Date): Promise<Invitations> {
  const { invitation_code: code } = await ownUser(tx, user_rid);
  return {
    code,
    path: `/invited/${code}`,
    coupon: await currentReward(tx, now),
    invited: await countInvited(tx, user_rid),
    rewarded: await countRewarded(tx, user_rid),
  };
}

/** Returns the coupon that an invitation gives now; null without an offer and after its end. */
async function currentReward(tx: Tx, now: Date): Promise<CouponSummary | null> {
  const { inviteOffer } = await findSettings(tx);
  const offer = inviteOffer === null ? undefined : await findOffer(tx, inviteOffer);
  return offer && offer.ends > now ? presentTerms(offer, await findTypes(tx)) : null;
}

/** Returns who invites by a code and what it gives; refuses an unknown code at its field. A promoter's code gives no coupon. */
export async function readInviter(tx: Tx, code: string, now: Date): Promise<Data<'open/invite/check'>> {
  const inviter = await findByInvitation(tx, code);
  if (inviter) return { from: maskedName(inviter.name), coupon: await currentReward(tx, now) };
  const promoter = await findByCode(tx, code);
  if (!promoter) throw unknownInvitation();
  return { from: maskedName((await findUser(tx, promoter.user_rid))?.name ?? ''), coupon: null };
}

/** Returns a page of the members whom a member invited. */
export async function readInvited(
  tx: Tx,
  user_rid: string,
  page: Page,
): Promise<{ total: number; list: Invitation[] }> {
  const { total, rows } = await listInvited(tx, user_rid, page);
  const rewards = await findRewards(
    tx,
    rows.map(({ rid }) => rid),
  );
  const names = await findCouponNames(
    tx,
    [...rewards.values()].flatMap(({ member_coupon_rid, inviter_coupon_rid }) =>
      [member_coupon_rid, inviter_coupon_rid].filter((rid) => rid !== null),
    ),
  );
  const nameOf = (coupon_rid: string | null | undefined) => names.get(coupon_rid ?? '') ?? null;
  const list = rows.map((row) => {
    const reward = rewards.get(row.rid);
    return {
      member: maskedMember(row),
      state: stateOf(reward),
      registered: row.created.toISOString(),
      coupons: { inviter: nameOf(reward?.inviter_coupon_rid), member: nameOf(reward?.member_coupon_rid) },
    };
  });
  return { total, list };
}

function stateOf(reward: RewardRow | undefined): InviteState {
  if (reward === undefined) return 'registered';
  if (reward.done === null) return 'paid';
  return reward.inviter_coupon_rid === null ? 'missed' : 'rewarded';
}
