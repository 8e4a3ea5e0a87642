import type { Tx } from '../db/client';
import { newRid } from '../db/rid';
import type { Deps } from '../deps';
import { insertOffer, listCoupons } from '../modules/coupon/coupon.repo';
import { issueCoupon } from '../modules/coupon/coupon.service';
import { demoMember } from './demoMember';
import { seedOnce } from './seed';

/** Terms of a demo offer; days are counted from the start of the portal, negative ones are in the past. */
interface DemoOffer {
  readonly code: string;
  readonly name: string;
  readonly amount_fen?: number;
  readonly percent?: number;
  readonly cap_fen?: number;
  readonly minimum_fen: number;
  readonly type_id?: number;
  /** First and last day. */
  readonly days: readonly [from: number, to: number];
  /** Days on which the demo member got a coupon. */
  readonly issued: readonly number[];
}

/** The code of the coupon that a demo order uses. */
export const demoCouponCode = 'WELCOME-50';

/** Usable, used and expired coupons, and one that can be claimed by its code. */
const demoOffers: readonly DemoOffer[] = [
  {
    code: demoCouponCode,
    name: '新客立减',
    amount_fen: 5000,
    minimum_fen: 30_000,
    days: [-60, 180],
    issued: [-50, -1],
  },
  {
    code: 'TEST-10',
    name: '送样检测九折',
    percent: 10,
    cap_fen: 20_000,
    minimum_fen: 0,
    type_id: 1,
    days: [-30, 30],
    issued: [-3],
  },
  {
    code: 'DATA-15',
    name: '数据分析八五折',
    percent: 15,
    minimum_fen: 20_000,
    type_id: 3,
    days: [-30, 60],
    issued: [-2],
  },
  { code: 'EARLY-30', name: '限时立减', amount_fen: 3000, minimum_fen: 0, days: [-45, -20], issued: [-40] },
  { code: 'LAB-2026', name: '到店礼', amount_fen: 2000, minimum_fen: 10_000, days: [-10, 365], issued: [] },
];

const dayMs = 24 * 3600 * 1000;

/** Creates the demo member's coupons once, before the demo orders, one of which uses a coupon. */
export async function seedDemoCoupons({ db, now }: Deps): Promise<void> {
  await seedOnce(db, 'demo coupons', now(), async (tx) => {
    for (const offer of demoOffers) await makeOffer(tx, offer, now());
  });
}

async function makeOffer(
  tx: Tx,
  { days: [from, to], issued, ...terms }: DemoOffer,
  now: Date,
): Promise<void> {
  const on = (days: number) => new Date(now.getTime() + days * dayMs);
  const row = {
    rid: newRid(),
    per_member: 2,
    claimable: true,
    starts: on(from),
    ends: on(to),
    created: on(from),
  };
  const offer = await insertOffer(tx, { ...row, ...terms });
  if (!offer) return;
  for (const day of issued)
    await issueCoupon(tx, offer, { user_rid: demoMember.rid, source: 'claim', now: on(day) });
}

/** Returns the key of the demo member's usable coupon of an offer; null when there is none. */
export async function findDemoCoupon(tx: Tx, code: string, at: Date): Promise<string | null> {
  const page = { state: 'usable', page: 1, size: 100 } as const;
  const usable = await listCoupons(tx, demoMember.rid, page, at);
  return usable.find(({ offer }) => offer.code === code)?.coupon.rid ?? null;
}
