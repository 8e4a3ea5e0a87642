import type { App } from '../../deps';
import { route } from '../../http/route';
import { declinePayment } from '../cluster/cluster.payment.service';
import { approvePayment, dissolveCluster } from './statement.cluster.service';
import { ownPayments, paymentsOfCluster } from './statement.clusterList.service';

/** Calls of groups that need statements, which the module `cluster` does not know. */
export function statementClusterRoutes(app: App): void {
  route(app, 'auth/cluster/orders', (input, { db, member }) =>
    db.read((tx) => paymentsOfCluster(tx, input, ['paid'], member.rid)),
  );

  route(app, 'auth/cluster/approvals', (input, { db, member }) =>
    db.read((tx) => paymentsOfCluster(tx, input, ['waiting'], member.rid)),
  );

  route(app, 'auth/cluster/payments', (part, { db, member }) =>
    db.read((tx) => ownPayments(tx, part, member.rid)),
  );

  route(app, 'auth/cluster/approve', async (input, { db, member, now }) => {
    await db.transaction((tx) => approvePayment(tx, input, { user_rid: member.rid, at: now() }));
    return null;
  });

  route(app, 'auth/cluster/decline', async (input, { db, member, now }) => {
    await db.transaction((tx) => declinePayment(tx, input, { user_rid: member.rid, at: now() }));
    return null;
  });

  route(app, 'auth/cluster/del', async ({ rid }, { db, member, now }) => {
    await db.transaction((tx) => dissolveCluster(tx, rid, { user_rid: member.rid, at: now() }));
    return null;
  });
}
