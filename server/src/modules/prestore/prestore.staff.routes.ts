import type { App } from '../../deps';
import { route } from '../../http/route';
import { askedApprovals } from '../approval/approval.service';
import { fileLink } from '../upload/fileLink.service';
import { memberLabels } from '../user/user.repo';
import { presentPrestore } from './prestore.present';
import { listPrestore } from './prestore.repo';
import { approveAct, withVouchers } from './prestore.service';
import { approvePrestore, refusePrestore } from './prestore.staff.service';

export function prestoreStaffRoutes(app: App): void {
  route(app, 'staff/prestore/list', (input, { db, secret, now }) =>
    db.read(async (tx) => {
      const { rows, next, total } = await listPrestore(tx, input);
      const members = await memberLabels(
        tx,
        rows.map((row) => row.user_rid),
      );
      const asked = await askedApprovals(
        tx,
        approveAct,
        rows.map(({ code }) => code),
      );
      const list = (await withVouchers(tx, rows)).map((listed) => ({
        ...presentPrestore(listed),
        member: members.get(listed.row.user_rid) ?? '',
        link: fileLink(secret, listed.row.file_rid, now()),
        approval: asked.get(listed.row.code) ?? null,
      }));
      return { next, total, list };
    }),
  );

  route(app, 'staff/prestore/approve', (input, { db, member, now }) =>
    db.transaction((tx) => approvePrestore(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/prestore/refuse', async (input, { db, member, now }) => {
    await db.transaction((tx) => refusePrestore(tx, input, { staff_rid: member.rid, at: now() }));
    return null;
  });
}
