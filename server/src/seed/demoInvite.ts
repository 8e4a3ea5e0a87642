import type { Tx } from '../db/client';
import { newRid } from '../db/rid';
import type { Deps } from '../deps';
import type { StaffAct } from '../kit/module';
import { hashPassword } from '../kit/password';
import { addAddress } from '../modules/address/address.service';
import { insertOffer } from '../modules/coupon/coupon.repo';
import { issueReward } from '../modules/invite/invite.reward.service';
import { markOldRead } from '../modules/message/message.repo';
import { removeLettersTo } from '../modules/message/outbox.repo';
import { findSettings, updateSetting } from '../modules/setting/setting.repo';
import { findByAccount, insertUser } from '../modules/user/user.repo';
import { demoMember } from './demoMember';
import { makeDemoOrder } from './demoOrder';
import { type DemoOrderSeed, paidOrder, sent } from './demoOrderSeed';
import { demoAddress } from './demoPerson';
import { makeDemoPrestore } from './demoPrestore';
import { seedOnce } from './seed';

const dayMs = 24 * 3600 * 1000;

/** A friend who registered by the demo member's invitation: when, and what was ordered three days later. */
interface Friend {
  readonly rid: string;
  readonly name: string;
  readonly daysAgo: number;
  readonly order?: DemoOrderSeed;
}

const friends: readonly Friend[] = [
  { rid: 'demo-friend-1', name: '孙可欣', daysAgo: 80, order: paidOrder({ xrd: 12 }, 77) },
  {
    rid: 'demo-friend-2',
    name: '吴子墨',
    daysAgo: 9,
    order: { ...sent, items: { sem: 2 }, daysAgo: 6, acts: [] },
  },
  { rid: 'demo-friend-3', name: '郑书妍', daysAgo: 2 },
];

const offer = { code: 'FRIEND-30', name: '好友礼', amount_fen: 3000, minimum_fen: 100_000 };

/**
 * Gives the demo member three invited friends, once, by the services of real ones: one paid an order, for which both got a
 * coupon, one has ordered, and one only registered. Nobody can log in as the friends. No text messages are sent.
 */
export async function seedDemoInvite({ db, ports, now }: Deps): Promise<void> {
  const password_hash = await hashPassword(newRid());
  await seedOnce(db, 'demo invitation', now(), async (tx) => {
    const staff_rid = (await findByAccount(tx, 'staff'))?.rid;
    if (staff_rid === undefined) throw new Error('the account of the staff is created before the demo');
    const on = (daysAgo: number): StaffAct => ({
      staff_rid,
      at: new Date(now().getTime() - daysAgo * dayMs),
    });
    await openOffer(tx, on);
    for (const friend of friends) await makeFriend(tx, { ports, now }, friend, { password_hash, on });
    await removeLettersTo(tx, demoMember.rid);
    await markOldRead(tx, demoMember.rid, on(3).at, now());
  });
}

/** Adds the offer of invitations, and makes it the setting unless staff have set another one. */
async function openOffer(tx: Tx, on: (daysAgo: number) => StaffAct): Promise<void> {
  const starts = on(120).at;
  const terms = { ...offer, per_member: 100, claimable: false, starts, ends: on(-365).at, created: starts };
  await insertOffer(tx, { rid: newRid(), ...terms });
  if ((await findSettings(tx)).inviteOffer === null) await updateSetting(tx, 'inviteOffer', offer.code);
}

interface Around {
  readonly password_hash: string;
  readonly on: (daysAgo: number) => StaffAct;
}

/** Registers a friend, who prepays, orders and, when the order was paid, gets a coupon as the demo member does. */
async function makeFriend(
  tx: Tx,
  making: Pick<Deps, 'ports' | 'now'>,
  { rid, name, daysAgo, order }: Friend,
  { password_hash, on }: Around,
): Promise<void> {
  const created = on(daysAgo).at;
  const about = { organization: 3, company: '示例大学生命学院', email: `${rid}@example.com` } as const;
  const own = { account: rid, invitation_code: rid.toUpperCase(), invited_by: demoMember.rid };
  await insertUser(tx, { ...about, ...own, rid, name, password_hash, created });
  if (order === undefined) return;
  const fields = { ...demoAddress, name, phone: demoMember.phone };
  await addAddress(tx, rid, { fields, makeDefault: true }, created);
  const prestore = { user_rid: rid, amount_fen: 500_000, act: 'approve' } as const;
  await makeDemoPrestore(tx, making.ports, prestore, { at: on(daysAgo - 1).at, by: on(daysAgo - 2) });
  await makeDemoOrder(tx, { ...making, user_rid: rid }, order);
  await issueReward(tx, rid, on(daysAgo - 9).at);
  await removeLettersTo(tx, rid);
}
