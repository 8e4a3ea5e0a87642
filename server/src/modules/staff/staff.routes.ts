import type { App } from '../../deps';
import { route } from '../../http/route';
import { listOrders } from './staff.list';
import { addOrderFile, moveOrder, orderForStaff } from './staff.service';

export function staffRoutes(app: App): void {
  route(app, 'staff/order/list', (input, { db, now }) => db.read((tx) => listOrders(tx, input, now())));

  route(app, 'staff/order/detail', ({ code }, { db, now }) =>
    db.read((tx) => orderForStaff(tx, code, now())),
  );

  route(app, 'staff/order/move', (input, { db, member, now }) =>
    db.transaction((tx) => moveOrder(tx, member.rid, input, now())),
  );

  route(app, 'staff/order/file', (input, context) =>
    addOrderFile(context, context.member.rid, input, context.file),
  );
}
