import type { App } from '../../deps';
import { route } from '../../http/route';
import { addOrderFile } from './orderFile.add.service';
import { dataOfOrders, matchFiles } from './orderFile.data.service';
import type { CheckedOrders } from './orderFile.secondCheck.service';
import { filesForStaff, orderForStaff } from './orderFile.staff.service';

export const orderFileStaffRoutes =
  (checkedOrders: CheckedOrders) =>
  (app: App): void => {
    // This call belongs to orderFile because its answer contains the order's files.
    route(app, 'staff/order/detail', ({ code }, { db, now }) =>
      db.read((tx) => orderForStaff(tx, code, now())),
    );

    route(app, 'staff/order/files', ({ code }, { db, secret, now }) =>
      db.read((tx) => filesForStaff(tx, code, { secret, now: now() })),
    );

    route(
      app,
      'staff/order/file',
      (input, context) => addOrderFile(context, context.member.rid, input, context.attached),
      { ownKey: true },
    );
    route(app, 'staff/order/matchFiles', (input, { db }) => db.read((tx) => matchFiles(tx, input)));
    route(app, 'staff/order/data', (input, { db, member }) =>
      db.read((tx) => dataOfOrders(tx, input, { staff_rid: member.rid, checkedOrders })),
    );
  };
