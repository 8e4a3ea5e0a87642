import type { Data, Invitation } from '@portal/shared/contract';
import type { InviteState } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import type { Page } from '../../db/paged';
import { presentTerms } from '../coupon/coupon.present';
import { findCouponNames, findOffer } from '../coupon/coupon.repo';
import { findSettings } from '../setting/setting.repo';
import { findTypes } from '../type/type.repo';
import { countInvited, listInvited } from '../user/user.repo';
import { maskedMember } from '../user/user.rules';
import { ownUser } from '../user/user.service';
import { countRewarded, findRewards, type RewardRow } from './invite.repo';

/** What a member's page of invitations shows, without what depends on the member's orders. */
type Invitations = Omit<Data<'auth/invite/init'>, 'can_enter'>;

/** Returns what a member's page of invitations shows. An offer that has ended is not shown. */
export async function readInvitation(tx: Tx, user_rid: string, now: Date): Promise<Invitations> {
  const { invitation_code: code } = await ownUser(tx, user_rid);
  const { inviteOffer } = await findSettings(tx);
  const offer = inviteOffer === null ? undefined : await findOffer(tx, inviteOffer);
  return {
    code,
    path: `/invited/${code}`,
    coupon: offer && offer.ends > now ? presentTerms(offer, await findTypes(tx)) : null,
    invited: await countInvited(tx, user_rid),
    rewarded: await countRewarded(tx, user_rid),
  };
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
