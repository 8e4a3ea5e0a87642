import type { Deps } from '../deps';
import { applyForCredit } from '../modules/credit/credit.apply.service';
import { grantCredit } from '../modules/credit/credit.staff.service';
import { markOldRead } from '../modules/message/message.repo';
import { removeLettersTo } from '../modules/message/outbox.repo';
import { findByAccount } from '../modules/user/user.repo';
import { ownUser } from '../modules/user/user.service';
import { demoMember } from './demoMember';
import { type DemoPrestore, makeDemoPrestore } from './demoPrestore';
import { seedOnce } from './seed';

const hour = 3600 * 1000;
const user_rid = demoMember.rid;

/** Applications in every state, the oldest first. The last one is above `approvalFen` and waits for the reviewer. */
const demoPrestores: readonly (Omit<DemoPrestore, 'user_rid'> & { readonly daysAgo: number })[] = [
  { daysAgo: 380, amount_fen: 1_000_000, act: 'approve' },
  { daysAgo: 240, amount_fen: 500_000, act: 'refuse', reason: '回单金额与申请不符，请核对后重新提交' },
  { daysAgo: 239, amount_fen: 600_000, act: 'approve' },
  { daysAgo: 96, amount_fen: 2_000_000, act: 'approve' },
  { daysAgo: 20, amount_fen: 100_000, act: 'cancel' },
  { daysAgo: 0.4, amount_fen: 300_000 },
  { daysAgo: 0.3, amount_fen: 8_000_000, act: 'approve' },
];

/** The limit that the demo member applied for: enough for all demo orders and for those that a visitor adds. */
const demoCreditFen = 3_000_000;

/**
 * Creates a year of prepayments and the credit limit of the demo member, once, by the services of real ones, at times in
 * the past. No text messages are sent.
 */
export async function seedDemoMoney({ db, ports, now }: Deps): Promise<void> {
  await seedOnce(db, 'demo money', now(), async (tx) => {
    const lab = await findByAccount(tx, 'staff');
    if (!lab) throw new Error('the account of the staff is created before the demo');
    const before = (days: number) => new Date(now().getTime() - days * 24 * hour);
    for (const one of demoPrestores) {
      const at = before(one.daysAgo);
      const by = { staff_rid: lab.rid, at: new Date(Math.min(at.getTime() + 5 * hour, now().getTime())) };
      await makeDemoPrestore(tx, ports, { ...one, user_rid }, { at, by });
    }
    const wanted = { amount_fen: demoCreditFen, reason: '课题组每月集中送样，希望先测试、后付款' };
    const { code } = await applyForCredit(tx, await ownUser(tx, user_rid), wanted, before(301));
    await grantCredit(tx, { code }, { staff_rid: lab.rid, at: before(300) });
    await removeLettersTo(tx, user_rid);
    await markOldRead(tx, user_rid, before(3), now());
  });
}
