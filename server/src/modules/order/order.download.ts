import type { Download } from '../../kit/download';
import { downloadOrders } from './order.export.service';
import type { PaidFrom } from './order.search.repo';

/** Orders of a member; `linkKey` makes the key. */
export const ordersDownload = (paidFrom: PaidFrom): Download => ({
  kind: 'orders',
  noun: 'order',
  make: async (key, { db, now }) => downloadOrders(db, key, { paidFrom, now: now() }),
});
