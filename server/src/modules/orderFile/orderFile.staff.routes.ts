import type { App } from '../../deps';
import { route } from '../../http/route';
import { addOrderFile, orderForStaff } from './orderFile.staff.service';

export function orderFileStaffRoutes(app: App): void {
  // The answer holds the order's files: that is why the call stands here.
  route(app, 'staff/order/detail', ({ code }, { db, now }) =>
    db.read((tx) => orderForStaff(tx, code, now())),
  );

  route(app, 'staff/order/file', (input, context) =>
    addOrderFile(context, context.member.rid, input, context.file),
  );
}
