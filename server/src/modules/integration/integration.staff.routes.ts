import type { App } from '../../deps';
import { route } from '../../http/route';
import { memberLabels } from '../user/user.repo';
import { editedGoods, presentExchange } from './integration.present';
import { listExchangesIn, listGoods } from './integration.repo';
import { adjustPoints, refuseExchange, saveGoods, sendGoods } from './integration.staff.service';

export function integrationStaffRoutes(app: App): void {
  route(app, 'staff/integration/goods', (_input, { db }) =>
    db.read(async (tx) => (await listGoods(tx)).map(editedGoods)),
  );

  route(app, 'staff/integration/saveGoods', (input, { db, member, now }) =>
    db.transaction((tx) => saveGoods(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/integration/exchanges', ({ states, ...page }, { db }) =>
    db.read(async (tx) => {
      const { rows, next, total } = await listExchangesIn(tx, states, page);
      const members = await memberLabels(
        tx,
        rows.map(({ user_rid }) => user_rid),
      );
      const list = rows.map((row) => ({
        ...presentExchange(row),
        member: members.get(row.user_rid) ?? '',
      }));
      return { next, total, list };
    }),
  );

  route(app, 'staff/integration/send', async (input, { db, member, now }) =>
    presentExchange(await db.transaction((tx) => sendGoods(tx, input, { staff_rid: member.rid, at: now() }))),
  );

  route(app, 'staff/integration/refuse', async (input, { db, member, now }) =>
    presentExchange(
      await db.transaction((tx) => refuseExchange(tx, input, { staff_rid: member.rid, at: now() })),
    ),
  );

  route(app, 'staff/integration/adjust', (input, { db, member, now }) =>
    db.transaction((tx) => adjustPoints(tx, input, { staff_rid: member.rid, at: now() })),
  );
}
