import type { App } from '../../deps';
import { route } from '../../http/route';
import { mayRead } from '../cluster/cluster.policy';
import { exportLink } from '../listExport/listExport.service';

export function reconciliationRoutes(app: App): void {
  route(app, 'auth/web/asset/reconciliation', (input, context) =>
    exportLink('reconciliation', input, context),
  );

  route(app, 'auth/cluster/reconciliation', async (input, context) => {
    const { db, member } = context;
    await db.read((tx) => mayRead(tx, { rid: input.rid, user_rid: member.rid, act: 'money' }));
    return exportLink('clusterReconciliation', input, context);
  });
}
