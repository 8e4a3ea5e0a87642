import type { Tx } from '../db/client';
import type { Deps } from '../deps';
import { listAddresses } from '../modules/address/address.repo';
import { listGoods } from '../modules/integration/integration.repo';
import { exchangeCoupon, exchangeGoods } from '../modules/integration/integration.service';
import { refuseExchange, saveGoods, sendGoods } from '../modules/integration/integration.staff.service';
import { markOldRead } from '../modules/message/message.repo';
import { removeLettersTo } from '../modules/message/outbox.repo';
import { findByAccount } from '../modules/user/user.repo';
import { demoMember } from './demoMember';
import { seedOnce } from './seed';

const dayMs = 24 * 3600 * 1000;
const user_rid = demoMember.rid;

/** What points are exchanged for beside the goods of every portal: a coupon of a demo offer. */
const couponGoods = {
  code: 'coupon-20',
  name: '¥20 优惠券',
  sketch: '满 ¥100 可用',
  img: '',
  points: 200,
  stock: null,
  coupon_code: 'LAB-2026',
  offered: true,
  position: 10,
};

/** Exchanges of goods, and what came of each hours later; one waits. */
const demoExchanges = [
  { daysAgo: 2.5, code: 'notebook', act: 'send' },
  { daysAgo: 2, code: 'timer', act: 'refuse' },
  { daysAgo: 0.3, code: 'notebook', act: undefined },
] as const;

/**
 * Creates exchanges of the demo member's points in every state, once, by the services of real ones: after the orders that
 * earned the points, and before those that are earned now. No text messages are sent.
 */
export async function seedDemoPoints({ db, now }: Deps): Promise<void> {
  await seedOnce(db, 'demo points', now(), async (tx) => {
    const lab = await findByAccount(tx, 'staff');
    if (!lab) throw new Error('the account of the staff is created before the demo');
    const on = (daysAgo: number) => ({
      staff_rid: lab.rid,
      user_rid,
      at: new Date(now().getTime() - daysAgo * dayMs),
    });
    await saveGoods(tx, couponGoods, on(9));
    for (const one of demoExchanges) await makeExchange(tx, one, on);
    const { rid: goods_rid } = await goodsOf(tx, couponGoods.code);
    await exchangeCoupon(tx, { goods_rid }, on(1));
    await removeLettersTo(tx, user_rid);
    await markOldRead(tx, user_rid, on(3).at, now());
  });
}

async function makeExchange(
  tx: Tx,
  { daysAgo, code: wanted, act }: (typeof demoExchanges)[number],
  on: (daysAgo: number) => { readonly staff_rid: string; readonly user_rid: string; readonly at: Date },
): Promise<void> {
  const { rid: goods_rid } = await goodsOf(tx, wanted);
  const [address] = await listAddresses(tx, user_rid);
  const input = { goods_rid, address_rid: address?.rid ?? '' };
  const { code } = await exchangeGoods(tx, input, on(daysAgo));
  const by = on(daysAgo - 0.2);
  if (act === 'send') await sendGoods(tx, { code, company: '示例快递', number: 'SF0000000000000' }, by);
  if (act === 'refuse') await refuseExchange(tx, { code, note: '该商品暂时缺货' }, by);
}

async function goodsOf(tx: Tx, code: string) {
  const goods = (await listGoods(tx)).find((one) => one.code === code);
  if (!goods) throw new Error(`${code} is among the goods`);
  return goods;
}
