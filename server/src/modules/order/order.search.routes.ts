import type { App } from '../../deps';
import { route } from '../../http/route';
import { countAttempt } from '../limit/limit.service';
import { fileLink } from '../upload/fileLink.service';
import { ordersKey } from './order.export.service';
import { orderHistory } from './order.history.service';
import { orderExportLimits } from './order.limits';
import { searchOrders } from './order.search.service';

export function orderSearchRoutes(app: App): void {
  route(app, 'auth/web/orderList/list', (input, { db, member }) =>
    db.read((tx) => searchOrders(tx, member.rid, input)),
  );

  route(app, 'auth/web/orderList/export', async (input, { db, member, secret, now }) => {
    await countAttempt(db, orderExportLimits(member.rid), now());
    return { url: fileLink(secret, ordersKey(member.rid, input), now(), 'orders') };
  });

  route(app, 'auth/web/order/history4user', (input, { db, member }) =>
    db.read((tx) => orderHistory(tx, member.rid, input)),
  );
}
