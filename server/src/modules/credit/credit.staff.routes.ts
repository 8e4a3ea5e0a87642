import type { App } from '../../deps';
import { route } from '../../http/route';
import { findUsers, memberLabels } from '../user/user.repo';
import { presentCreditApply } from './credit.present';
import { listCreditApplies } from './credit.repo';
import { readCredit } from './credit.service';
import { grantCredit, refuseCredit, setMemberCredit } from './credit.staff.service';

export function creditStaffRoutes(app: App): void {
  route(app, 'staff/credit/list', (input, { db }) =>
    db.read(async (tx) => {
      const { rows, next, total } = await listCreditApplies(tx, input);
      const rids = rows.map((row) => row.user_rid);
      const labels = await memberLabels(tx, rids);
      const credits = new Map<string, Awaited<ReturnType<typeof readCredit>>>();
      for (const user of await findUsers(tx, rids)) credits.set(user.rid, await readCredit(tx, user));
      const list = rows.flatMap((row) => {
        const credit = credits.get(row.user_rid);
        const member = labels.get(row.user_rid) ?? '';
        return credit === undefined ? [] : [{ ...presentCreditApply(row), member, credit }];
      });
      return { next, total, list };
    }),
  );

  route(app, 'staff/credit/grant', (input, { db, member, now }) =>
    db.transaction((tx) => grantCredit(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/credit/refuse', async (input, { db, member, now }) => {
    await db.transaction((tx) => refuseCredit(tx, input, { staff_rid: member.rid, at: now() }));
    return null;
  });

  route(app, 'staff/credit/set', (input, { db, member, now }) =>
    db.transaction((tx) => setMemberCredit(tx, input, { staff_rid: member.rid, at: now() })),
  );
}
