import type { Job } from '../../kit/job';
import { findDue } from './invite.repo';
import { issueReward } from './invite.reward.service';

const batch = 100;

/**
 * Issues the coupons of invitations whose new member has paid a first order. Each is a transaction of its own, so that
 * one failure does not stop the others.
 */
export const inviteJob: Job = {
  name: 'coupons for invitations',
  everyMs: 10 * 1000,
  async run({ db, now }, log) {
    for (const user_rid of await db.read((tx) => findDue(tx, batch)))
      try {
        const missed = await db.transaction((tx) => issueReward(tx, user_rid, now()));
        for (const reason of missed)
          log.warn({ user_rid, reason }, 'a coupon of an invitation was not issued');
      } catch (error) {
        log.error({ err: error, user_rid }, 'the coupons of an invitation failed');
      }
  },
};
