import type { App } from '../../deps';
import { route } from '../../http/route';
import { countAttempt } from '../limit/limit.service';
import { findTypes } from '../type/type.repo';
import { claimLimits } from './coupon.limits';
import { presentCoupon } from './coupon.present';
import { countByState, listCoupons } from './coupon.repo';
import { claimCoupon } from './coupon.service';

export function couponRoutes(app: App): void {
  route(app, 'auth/coupon/list', (input, { db, member, now }) =>
    db.read(async (tx) => {
      const context = { now: now(), types: await findTypes(tx) };
      const counts = await countByState(tx, member.rid, context.now);
      const rows = await listCoupons(tx, member.rid, input, context.now);
      return { counts, total: counts[input.state], list: rows.map((row) => presentCoupon(row, context)) };
    }),
  );

  route(app, 'auth/coupon/claim', async ({ code }, { db, member, now }) => {
    await countAttempt(db, claimLimits(member.rid), now());
    return db.transaction(async (tx) => {
      const row = await claimCoupon(tx, member.rid, code, now());
      return presentCoupon(row, { now: now(), types: await findTypes(tx) });
    });
  });
}
