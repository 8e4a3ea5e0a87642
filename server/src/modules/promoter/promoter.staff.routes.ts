import type { App } from '../../deps';
import { route } from '../../http/route';
import { findUsers, memberLabels } from '../user/user.repo';
import { presentPromoter } from './promoter.present';
import { listPromoters } from './promoter.repo';
import { approve, end, refuseApplication } from './promoter.staff.service';

export function promoterStaffRoutes(app: App): void {
  route(app, 'staff/promoter/list', ({ states, ...page }, { db }) =>
    db.read(async (tx) => {
      const { rows, next, total } = await listPromoters(tx, states, page);
      const rids = rows.map(({ user_rid }) => user_rid);
      const members = await memberLabels(tx, rids);
      const phones = new Map((await findUsers(tx, rids)).map(({ rid, phone }) => [rid, phone]));
      const list = rows.map((row) => ({
        ...presentPromoter(row),
        code: row.code,
        member: members.get(row.user_rid) ?? '',
        account: phones.get(row.user_rid) ?? '',
      }));
      return { next, total, list };
    }),
  );

  route(app, 'staff/promoter/approve', async ({ account }, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    return presentPromoter(await db.transaction((tx) => approve(tx, account, by)));
  });

  route(app, 'staff/promoter/refuse', async ({ account, note }, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    return presentPromoter(await db.transaction((tx) => refuseApplication(tx, account, note, by)));
  });

  route(app, 'staff/promoter/end', async ({ account, note }, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    return presentPromoter(await db.transaction((tx) => end(tx, account, note, by)));
  });
}
