import { coupons } from '../coupon/coupon.table';
import { integrationExchanges, integrationNotices } from '../integration/integration.table';
import { inviteRewards } from '../invite/invite.table';
import { priceGroupMembers } from '../priceGroup/priceGroup.table';
import { promoterReferrals, promoters } from '../promoter/promoter.table';
import { rebatePayees, rebateReturns, rebates, rebateWithdrawals } from '../rebate/rebate.table';
import { byUser, type Records, records } from './personal.recordsOfTable.repo';

/** Coupons, own prices, points, promotion and invitations. */
export const promotionRecords: readonly Records[] = [
  records(coupons, {
    of: byUser(coupons.user_rid),
    exported: { file: 'coupons' },
    sortedBy: coupons.created,
    closing: { rid: 'keep', offer_rid: 'keep', user_rid: 'keep', source: 'keep', order_rid: 'keep' },
  }),
  records(priceGroupMembers, {
    of: byUser(priceGroupMembers.user_rid),
    exported: { file: 'priceGroup' },
    closing: 'delete',
  }),
  records(integrationExchanges, {
    of: byUser(integrationExchanges.user_rid),
    exported: { file: 'exchanges' },
    sortedBy: integrationExchanges.created,
    closing: {
      rid: 'keep',
      code: 'keep',
      user_rid: 'keep',
      goods_rid: 'keep',
      name: 'keep',
      state: 'keep',
      parcel_company: 'keep',
      parcel_number: 'clear',
      note: 'clear',
      recipient: 'clear',
      phone: 'clear',
      place: 'clear',
    },
  }),
  records(integrationNotices, {
    of: byUser(integrationNotices.user_rid),
    exported: { because: 'months in which the member was warned of the expiry of points' },
    closing: 'delete',
  }),
  records(promoters, {
    of: byUser(promoters.user_rid),
    exported: { file: 'promoter' },
    closing: { user_rid: 'keep', state: () => 'ended', code: 'clear', channel: 'clear', note: 'clear' },
  }),
  records(promoterReferrals, {
    of: byUser(promoterReferrals.user_rid),
    exported: { because: 'the promoter is another person' },
    closing: { user_rid: 'keep', promoter_rid: 'keep' },
  }),
  records(rebates, {
    of: byUser(rebates.promoter_rid),
    exported: { file: 'rebates' },
    hidden: ['referred_rid'],
    sortedBy: rebates.created,
    closing: { order_rid: 'keep', promoter_rid: 'keep', referred_rid: 'keep' },
  }),
  records(rebateReturns, {
    of: byUser(rebateReturns.promoter_rid),
    exported: { because: 'what was taken back is in the entries of the ledger' },
    closing: { refund_rid: 'keep', order_rid: 'keep', promoter_rid: 'keep' },
  }),
  records(rebatePayees, {
    of: byUser(rebatePayees.user_rid),
    exported: { file: 'payee' },
    closing: 'delete',
  }),
  records(rebateWithdrawals, {
    of: byUser(rebateWithdrawals.user_rid),
    exported: { file: 'withdrawals' },
    sortedBy: rebateWithdrawals.created,
    closing: {
      rid: 'keep',
      code: 'keep',
      user_rid: 'keep',
      state: 'keep',
      reference: 'keep',
      payee_name: 'clear',
      payee_bank: 'clear',
      payee_account: 'clear',
      note: 'clear',
    },
  }),
  records(inviteRewards, {
    of: byUser(inviteRewards.user_rid),
    exported: { because: 'the inviter is another person; the coupons are in the export' },
    closing: {
      user_rid: 'keep',
      inviter_rid: 'keep',
      order_rid: 'keep',
      member_coupon_rid: 'keep',
      inviter_coupon_rid: 'keep',
    },
  }),
];
