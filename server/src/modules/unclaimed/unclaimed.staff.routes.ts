import type { App } from '../../deps';
import { route } from '../../http/route';
import { unclaimedPage } from './unclaimed.list.service';
import { addUnclaimed, claimUnclaimed, editUnclaimed, endUnclaimed } from './unclaimed.service';

export function unclaimedStaffRoutes(app: App): void {
  route(app, 'staff/unclaimed/list', (input, { db }) => db.read((tx) => unclaimedPage(tx, input)));

  route(app, 'staff/unclaimed/add', (input, { db, member, now }) =>
    db.transaction((tx) => addUnclaimed(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/unclaimed/edit', (input, { db, member, now }) =>
    db.transaction((tx) => editUnclaimed(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/unclaimed/claim', (input, { db, member, now }) =>
    db.transaction((tx) => claimUnclaimed(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/unclaimed/end', (input, { db, member, now }) =>
    db.transaction((tx) => endUnclaimed(tx, input, { staff_rid: member.rid, at: now() })),
  );
}
