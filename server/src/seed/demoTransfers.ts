import type { Deps } from '../deps';
import { markOldRead } from '../modules/message/message.repo';
import { removeLettersTo } from '../modules/message/outbox.repo';
import { matchTransfer, refuseTransfer } from '../modules/transferApply/transferApply.match.service';
import { cancelTransfer, reportTransfer } from '../modules/transferApply/transferApply.service';
import { findByAccount } from '../modules/user/user.repo';
import { demoMember } from './demoMember';
import { storeVoucher } from './demoPrestore';
import { seedOnce } from './seed';

const dayMs = 24 * 3600 * 1000;
const user_rid = demoMember.rid;

/** Bank transfers that the demo member reported as prepayments, in every state. */
const demoTransfers = [
  { daysAgo: 2.6, amount_fen: 60_000, act: 'refuse' },
  { daysAgo: 1.9, amount_fen: 30_000, act: 'cancel' },
  { daysAgo: 1.6, amount_fen: 80_000, act: 'match' },
  { daysAgo: 0.2, amount_fen: 50_000, act: undefined },
] as const;

/** Creates the demo member's reported transfers, once, by the services of real ones. No text messages are sent. */
export async function seedDemoTransfers({ db, ports, now }: Deps): Promise<void> {
  await seedOnce(db, 'demo transfers', now(), async (tx) => {
    const lab = await findByAccount(tx, 'staff');
    if (!lab) throw new Error('the account of the staff is created before the demo');
    const on = (daysAgo: number) => new Date(now().getTime() - daysAgo * dayMs);
    for (const { daysAgo, amount_fen, act } of demoTransfers) {
      const paid = await storeVoucher(tx, ports, { user_rid, amount_fen, at: on(daysAgo) });
      const report = { ...paid, statement_rid: null, another: false };
      const { rid, code } = await reportTransfer(tx, user_rid, report, on(daysAgo));
      const by = { staff_rid: lab.rid, at: on(daysAgo - 0.2) };
      if (act === 'match') await matchTransfer(tx, { code, amount_fen }, by);
      if (act === 'cancel') await cancelTransfer(tx, user_rid, rid, by.at);
      if (act === 'refuse') await refuseTransfer(tx, { code, reason: '未查到该笔到账，请核对付款账户' }, by);
    }
    await removeLettersTo(tx, user_rid);
    await markOldRead(tx, user_rid, on(3), now());
  });
}
