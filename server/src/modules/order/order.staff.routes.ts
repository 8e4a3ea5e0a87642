import type { App } from '../../deps';
import { route } from '../../http/route';
import { listAllOrders } from './order.staff.list';
import { moveOrder, orderForStaff } from './order.staff.service';

export function orderStaffRoutes(app: App): void {
  route(app, 'staff/order/list', (input, { db, now }) => db.read((tx) => listAllOrders(tx, input, now())));

  route(app, 'staff/order/detail', ({ code }, { db, now }) =>
    db.read((tx) => orderForStaff(tx, code, now())),
  );

  route(app, 'staff/order/move', (input, { db, member, now }) =>
    db.transaction((tx) => moveOrder(tx, member.rid, input, now())),
  );
}
