import type { App } from '../../deps';
import { route } from '../../http/route';
import { exportLink } from '../listExport/listExport.service';
import { presentWithdrawal } from './rebate.present';
import { readRebates } from './rebate.service';
import { listWithdrawals } from './withdrawal.repo';
import { addWithdrawal, cancelWithdrawal, removePayee, savePayee } from './withdrawal.service';

export function rebateRoutes(app: App): void {
  route(app, 'auth/promoter_rebate/list', (page, { db, member }) =>
    db.read((tx) => readRebates(tx, member.rid, page)),
  );

  route(app, 'auth/promoter_rebate/export', (input, context) => exportLink('rebates', input, context));

  route(app, 'auth/promoter_rebate_withdraw/export', (input, context) =>
    exportLink('withdrawals', input, context),
  );

  route(app, 'auth/promoter_rebate_withdraw/list', (page, { db, member }) =>
    db.read(async (tx) => {
      const { total, rows } = await listWithdrawals(tx, member.rid, page);
      return { total, list: rows.map(presentWithdrawal) };
    }),
  );

  route(app, 'auth/promoter_rebate_withdraw/add', async (input, { db, member, now }) =>
    presentWithdrawal(
      await db.transaction((tx) => addWithdrawal(tx, input, { user_rid: member.rid, at: now() })),
    ),
  );

  route(app, 'auth/promoter_rebate_withdraw/cancel', async ({ rid }, { db, member, now }) =>
    presentWithdrawal(
      await db.transaction((tx) => cancelWithdrawal(tx, rid, { user_rid: member.rid, at: now() })),
    ),
  );

  route(app, 'auth/promoter_rebate_withdraw/update4user', async (payee, { db, member, now }) => {
    await db.transaction((tx) => savePayee(tx, payee, { user_rid: member.rid, at: now() }));
    return null;
  });

  route(app, 'auth/promoter_rebate_withdraw/removePayee', async (_input, { db, member, now }) => {
    await db.transaction((tx) => removePayee(tx, { user_rid: member.rid, at: now() }));
    return null;
  });
}
