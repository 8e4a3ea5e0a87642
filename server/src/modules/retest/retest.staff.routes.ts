import type { App } from '../../deps';
import { route } from '../../http/route';
import { retestsForStaff } from './retest.list.service';
import { addRetest, withdrawRetest } from './retest.service';

export function retestStaffRoutes(app: App): void {
  route(app, 'staff/retest/list', (input, { db, now }) => db.read((tx) => retestsForStaff(tx, input, now())));

  route(app, 'staff/retest/add', (input, { db, member, now }) =>
    db.transaction((tx) => addRetest(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/retest/withdraw', (input, { db, member, now }) =>
    db.transaction((tx) => withdrawRetest(tx, input, { staff_rid: member.rid, at: now() })),
  );
}
