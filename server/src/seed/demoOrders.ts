import type { Deps } from '../deps';
import { markOldRead } from '../modules/message/message.repo';
import { removeLettersTo } from '../modules/message/outbox.repo';
import { demoMember } from './demoMember';
import { makeDemoOrder } from './demoOrder';
import { demoOrderSeeds } from './demoOrderSeed';
import { seedOnce } from './seed';

const hour = 3600 * 1000;
const user_rid = demoMember.rid;

/**
 * Creates the demo member's orders in every state, once. They are placed and changed by the same code as real
 * orders, at times in the past. No text messages are sent; notices older than three days are marked as read.
 */
export async function seedDemoOrders({ db, ports, now }: Deps): Promise<void> {
  await seedOnce(db, 'demo orders', now(), async (tx) => {
    for (const seed of demoOrderSeeds) await makeDemoOrder(tx, { ports, now, user_rid }, seed);
    await removeLettersTo(tx, user_rid);
    await markOldRead(tx, user_rid, new Date(now().getTime() - 72 * hour), now());
  });
}
