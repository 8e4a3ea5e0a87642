import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { listOwnOrders } from './order.list';
import { move } from './order.move';
import { placeOrder } from './order.place';
import { presentOrder } from './order.present';
import { findOwnOrder } from './order.repo';
import { partsOf } from './order.service';

export function orderRoutes(app: App): void {
  route(app, 'auth/order/add', async (input, { db, member, now }) => {
    const { rid, code } = await db.transaction((tx) => placeOrder(tx, member.rid, input, now()));
    return { rid, code };
  });

  route(app, 'auth/order/cancel', async ({ rid, reason }, { db, member, now }) => {
    await db.transaction(async (tx) => {
      const order = await findOwnOrder(tx, member.rid, rid);
      if (!order) throw refuse('not_found', { noun: 'order' });
      await move(tx, order, { act: 'cancel', by: 'member', by_rid: member.rid, note: reason, at: now() });
    });
    return null;
  });

  route(app, 'auth/web/order/list4person', (input, { db, member }) =>
    db.read((tx) => listOwnOrders(tx, member.rid, input)),
  );

  route(app, 'auth/web/order/detail', ({ rid }, { db, member, now }) =>
    db.read(async (tx) => {
      const order = await findOwnOrder(tx, member.rid, rid);
      if (!order) throw refuse('not_found', { noun: 'order' });
      return presentOrder(order, await partsOf(tx, order), now());
    }),
  );
}
