import type { Invariant } from './invariant';

/** What is there once, or a number of times, is not given away more often. */
export const claimInvariants: readonly Invariant[] = [
  {
    name: 'an instrument is not sold twice',
    wrong: `SELECT i.code, a.starts, count(*) FROM reservation a JOIN instrument i ON i.rid = a.instrument_rid
      JOIN reservation b ON b.instrument_rid = a.instrument_rid AND b.starts <= a.starts AND b.ends > a.starts
      WHERE a.state IN ('held', 'booked') AND b.state IN ('held', 'booked')
      GROUP BY i.code, i.capacity, a.rid, a.starts HAVING count(*) > i.capacity`,
  },
  {
    name: 'time that is reserved is taken, and no other time is',
    wrong: `SELECT r.code, r.state, count(s.at) FROM reservation r LEFT JOIN reservation_seat s ON s.reservation_rid = r.rid
      GROUP BY r.code, r.state, r.starts, r.ends
      HAVING (r.state IN ('held', 'booked') AND count(s.at) * 1800 <> extract(epoch FROM r.ends - r.starts))
        OR (r.state IN ('cancelled', 'expired') AND count(s.at) > 0)`,
  },
  {
    name: 'time that was ordered has its order',
    wrong: `SELECT r.code, r.state, o.state AS of FROM reservation r LEFT JOIN orders o ON o.rid = r.order_rid
      WHERE r.state = 'booked' AND (o.rid IS NULL OR o.state = 'cancelled')`,
  },
  {
    name: 'a coupon is used for one order',
    wrong: `SELECT c.rid, c.used, c.order_rid, count(o.rid) FROM coupon c LEFT JOIN orders o ON o.coupon_rid = c.rid AND o.state <> 'cancelled'
      GROUP BY c.rid HAVING count(o.rid) > 1 OR (c.used IS NULL) <> (count(o.rid) = 0)`,
  },
  {
    name: 'an offer has issued as many coupons as there are, and no more than it has',
    wrong: `SELECT f.code, f.issued, f.total, count(c.rid) FROM coupon_offer f LEFT JOIN coupon c ON c.offer_rid = f.rid
      GROUP BY f.rid HAVING f.issued <> count(c.rid) OR count(c.rid) > f.total`,
  },
  {
    name: 'nobody has more coupons of an offer than it allows',
    wrong: `SELECT f.code, c.user_rid, count(*) FROM coupon_offer f JOIN coupon c ON c.offer_rid = f.rid
      GROUP BY f.rid, c.user_rid HAVING count(*) > f.per_member`,
  },
  {
    name: 'goods are given away once',
    wrong: `SELECT g.code, g.stock, count(e.rid) FROM integration_goods g
      LEFT JOIN integration_exchange e ON e.goods_rid = g.rid AND e.state <> 'refused'
      WHERE g.code LIKE 'sim-%' GROUP BY g.rid
      HAVING g.stock + count(e.rid) <> CASE g.code WHEN 'sim-mug' THEN 2 ELSE 5 END`,
  },
];
