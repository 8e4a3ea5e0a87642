import type { App } from '../../deps';
import { route } from '../../http/route';
import { countAttempt } from '../limit/limit.service';
import { fileLink, linkKey } from '../upload/fileLink.service';
import { orderHistory } from './order.history.service';
import { orderExportLimits } from './order.limits';
import type { PaidFrom } from './order.search.repo';
import { filterOf, searchOrders } from './order.search.service';

/** Calls that search a member's orders. `paidFrom` belongs to the statements, a layer above. */
export const orderSearchRoutes =
  (paidFrom: PaidFrom) =>
  (app: App): void => {
    route(app, 'auth/web/orderList/list', (input, { db, member }) =>
      db.read((tx) => searchOrders(tx, input, { user_rid: member.rid, paidFrom })),
    );

    route(app, 'auth/web/orderList/export', async (input, { db, member, secret, now }) => {
      await db.read((tx) => filterOf(tx, input, { user_rid: member.rid, paidFrom }));
      await countAttempt(db, orderExportLimits(member.rid), now());
      return { url: fileLink(secret, linkKey(member.rid, input), now(), 'orders') };
    });

    route(app, 'auth/web/order/history4user', (input, { db, member }) =>
      db.read((tx) => orderHistory(tx, member.rid, input)),
    );
  };
