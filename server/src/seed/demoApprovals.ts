import type { Tx } from '../db/client';
import type { Deps } from '../deps';
import type { StaffAct } from '../kit/module';
import { modules } from '../modules';
import { agreeToApproval, refuseApproval, runOf } from '../modules/approval/approval.service';
import { markOldRead } from '../modules/message/message.repo';
import { removeLettersTo } from '../modules/message/outbox.repo';
import { addPrestore } from '../modules/prestore/prestore.service';
import { approvePrestore, refusePrestore } from '../modules/prestore/prestore.staff.service';
import { findByAccount } from '../modules/user/user.repo';
import { people } from './demoGroupPeople';
import { storeVoucher } from './demoPrestore';
import { seedOnce } from './seed';

const dayMs = 24 * 3600 * 1000;
const user_rid = people.manager.rid;

/** Prepayments above the setting `approvalFen`, and how their approvals ended. */
const demoApprovals = [
  { daysAgo: 310, amount_fen: 6_000_000, end: 'agree' },
  { daysAgo: 150, amount_fen: 9_000_000, end: 'refuse' },
  { daysAgo: 40, amount_fen: 7_000_000, end: 'withdraw' },
] as const;

/**
 * Creates an approval in each state in which nothing waits, about prepayments of the group's manager, once, by the
 * services of real ones. The one that waits is among the demo member's prepayments. No text messages are sent.
 */
export async function seedDemoApprovals({ db, ports, now }: Deps): Promise<void> {
  await seedOnce(db, 'demo approvals', now(), async (tx) => {
    const [lab, reviewer] = [await findByAccount(tx, 'staff'), await findByAccount(tx, 'reviewer')];
    if (!lab || !reviewer) throw new Error('the accounts of the staff are created before the demo');
    for (const { daysAgo, amount_fen, end } of demoApprovals) {
      const on = (days: number) => new Date(now().getTime() - (daysAgo - days) * dayMs);
      const paid = await storeVoucher(tx, ports, { user_rid, amount_fen, at: on(0) });
      const { code } = await addPrestore(tx, user_rid, { ...paid, note: '', invoicing: 'spent' }, on(0));
      const asking = { staff_rid: lab.rid, at: on(0.2) };
      const { approval } = await approvePrestore(tx, { code }, asking);
      const people = { asking, second: { staff_rid: reviewer.rid, at: on(0.4) } };
      await endApproval(tx, { approval: approval ?? '', code, end }, people);
    }
    await removeLettersTo(tx, user_rid);
    await markOldRead(tx, user_rid, new Date(now().getTime() - 3 * dayMs), now());
  });
}

interface Asked {
  readonly approval: string;
  /** Of the prepayment. */
  readonly code: string;
  readonly end: (typeof demoApprovals)[number]['end'];
}

/** Ends an approval by the second person, or by the one who asked; a prepayment that is not agreed to is refused. */
async function endApproval(
  tx: Tx,
  { approval, code, end }: Asked,
  { asking, second }: { readonly asking: StaffAct; readonly second: StaffAct },
): Promise<void> {
  if (end === 'agree') return agreeToApproval(tx, runOf(modules), approval, second);
  const reason = end === 'refuse' ? '付款单位与客户单位不一致' : '金额与银行到账不符';
  await refuseApproval(tx, { code: approval, reason }, end === 'refuse' ? second : asking);
  await refusePrestore(tx, { code, reason: `${reason}，请核对后重新提交` }, { ...asking, at: second.at });
}
