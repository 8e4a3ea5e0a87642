import type { App } from '../../deps';
import { route } from '../../http/route';
import { listAllOrders } from './order.list.service';
import { moveOrder } from './order.staff.service';

export function orderStaffRoutes(app: App): void {
  route(app, 'staff/order/list', (input, { db, now }) => db.read((tx) => listAllOrders(tx, input, now())));

  route(app, 'staff/order/move', (input, { db, member, now }) =>
    db.transaction((tx) => moveOrder(tx, member.rid, input, now())),
  );
}
