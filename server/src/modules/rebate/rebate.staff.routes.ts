import type { App } from '../../deps';
import { route } from '../../http/route';
import { memberLabels } from '../user/user.repo';
import { presentWithdrawal } from './rebate.present';
import { listWithdrawalsIn } from './withdrawal.repo';
import { payWithdrawal, refuseWithdrawal } from './withdrawal.staff.service';

export function rebateStaffRoutes(app: App): void {
  route(app, 'staff/rebate/withdrawals', (input, { db }) =>
    db.read(async (tx) => {
      const { rows, next, total } = await listWithdrawalsIn(tx, input);
      const members = await memberLabels(
        tx,
        rows.map(({ user_rid }) => user_rid),
      );
      const list = rows.map((row) => ({
        ...presentWithdrawal(row),
        member: members.get(row.user_rid) ?? '',
      }));
      return { next, total, list };
    }),
  );

  route(app, 'staff/rebate/pay', async (input, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    return db.transaction((tx) => payWithdrawal(tx, input, by));
  });

  route(app, 'staff/rebate/refuse', async (input, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    return presentWithdrawal(await db.transaction((tx) => refuseWithdrawal(tx, input, by)));
  });
}
