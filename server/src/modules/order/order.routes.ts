import type { App } from '../../deps';
import { route } from '../../http/route';
import { listOwnOrders } from './order.list.service';
import { move } from './order.move.service';
import { placeOrder } from './order.place.service';
import { presentOrder } from './order.present';
import { ownOrder, partsOf } from './order.service';

export function orderRoutes(app: App): void {
  route(app, 'auth/order/add', async (input, { db, member, now }) => {
    const { rid, code } = await db.transaction((tx) => placeOrder(tx, member.rid, input, now()));
    return { rid, code };
  });

  route(app, 'auth/order/cancel', async ({ rid, reason }, { db, member, now }) => {
    await db.transaction(async (tx) => {
      const order = await ownOrder(tx, member.rid, rid);
      await move(tx, order, { act: 'cancel', by: 'member', by_rid: member.rid, note: reason, at: now() });
    });
    return null;
  });

  route(app, 'auth/web/order/list4person', (input, { db, member }) =>
    db.read((tx) => listOwnOrders(tx, member.rid, input)),
  );

  route(app, 'auth/web/order/detail', ({ rid }, { db, member, now }) =>
    db.read(async (tx) => {
      const order = await ownOrder(tx, member.rid, rid);
      return presentOrder(order, await partsOf(tx, order, 'member', now()));
    }),
  );
}
