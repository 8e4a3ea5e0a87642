import type { App } from '../../deps';
import { route } from '../../http/route';
import { findTypes } from '../type/type.repo';
import { presentCoupon, presentOffer } from './coupon.present';
import { listOffers } from './coupon.repo';
import { addOffer, closeOffer, giveCoupon } from './coupon.staff.service';

export function couponStaffRoutes(app: App): void {
  route(app, 'staff/coupon/list', (page, { db }) =>
    db.read(async (tx) => {
      const types = await findTypes(tx);
      const { total, rows } = await listOffers(tx, page);
      return { total, list: rows.map((offer) => presentOffer(offer, types)) };
    }),
  );

  route(app, 'staff/coupon/add', (input, { db, member, now }) =>
    db.transaction(async (tx) => {
      const offer = await addOffer(tx, input, { staff_rid: member.rid, at: now() });
      return presentOffer(offer, await findTypes(tx));
    }),
  );

  route(app, 'staff/coupon/give', (input, { db, member, now }) =>
    db.transaction(async (tx) => {
      const { given, member: to } = await giveCoupon(tx, input, { staff_rid: member.rid, at: now() });
      const context = { now: now(), types: await findTypes(tx) };
      return { member: to, coupon: presentCoupon(given, context) };
    }),
  );

  route(app, 'staff/coupon/end', (input, { db, member, now }) =>
    db.transaction(async (tx) => {
      const offer = await closeOffer(tx, input, { staff_rid: member.rid, at: now() });
      return presentOffer(offer, await findTypes(tx));
    }),
  );
}
