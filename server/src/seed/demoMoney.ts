import type { Tx } from '../db/client';
import type { Deps } from '../deps';
import { applyForCredit, cancelCreditApply } from '../modules/credit/credit.apply.service';
import { grantCredit, refuseCredit } from '../modules/credit/credit.staff.service';
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
  { daysAgo: 10, amount_fen: 500_000, invoicing: 'arrival', act: 'approve' },
  { daysAgo: 0.4, amount_fen: 300_000, invoicing: 'arrival' },
  { daysAgo: 0.3, amount_fen: 8_000_000, act: 'approve' },
];

/** An application for a credit limit, and what came of it a day later; it waits without an act. */
interface DemoCredit {
  readonly daysAgo: number;
  readonly amount_fen: number;
  readonly reason: string;
  readonly act?: 'grant' | 'refuse' | 'cancel';
}

/** Applications in every state, the oldest first. The granted limit is enough for all demo orders and for those that a visitor adds. */
const demoCredits: readonly DemoCredit[] = [
  { daysAgo: 330, amount_fen: 1_000_000, reason: '金额填写有误', act: 'cancel' },
  { daysAgo: 320, amount_fen: 4_000_000, reason: '本季度样品较多', act: 'refuse' },
  { daysAgo: 301, amount_fen: 3_000_000, reason: '课题组每月集中送样，希望先测试、后付款', act: 'grant' },
  { daysAgo: 0.5, amount_fen: 4_000_000, reason: '新增两个测试项目' },
];

/**
 * Creates a year of prepayments and credit applications of the demo member, once, by the services of real ones, at times in
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
    for (const one of demoCredits) await makeDemoCredit(tx, one, { staff_rid: lab.rid, before });
    await removeLettersTo(tx, user_rid);
    await markOldRead(tx, user_rid, before(3), now());
  });
}

async function makeDemoCredit(
  tx: Tx,
  { daysAgo, amount_fen, reason, act }: DemoCredit,
  { staff_rid, before }: { readonly staff_rid: string; readonly before: (days: number) => Date },
): Promise<void> {
  const wanted = { amount_fen, reason };
  const { rid, code } = await applyForCredit(tx, await ownUser(tx, user_rid), wanted, before(daysAgo));
  const at = before(daysAgo - 1);
  if (act === 'grant') await grantCredit(tx, { code }, { staff_rid, at });
  if (act === 'refuse')
    await refuseCredit(tx, { code, reason: '请先补充课题组负责人信息' }, { staff_rid, at });
  if (act === 'cancel') await cancelCreditApply(tx, user_rid, rid, at);
}
