import type { App } from '../../deps';
import { route } from '../../http/route';
import { declinePayment } from '../cluster/cluster.payment.service';
import { mayRead } from '../cluster/cluster.policy';
import { countAttempt } from '../limit/limit.service';
import { fileLink, linkKey } from '../upload/fileLink.service';
import { approvePayment, dissolutionObstacles, dissolveCluster } from './statement.cluster.service';
import { budgetsOfCluster, budgetWarnings } from './statement.clusterBudget.service';
import { clusterEntryPage } from './statement.clusterEntry.service';
import { ownPayments, paymentsOfCluster } from './statement.clusterList.service';
import { monthsOfCluster } from './statement.clusterMonths.service';
import { spendingOfCluster } from './statement.clusterSpending.service';
import { clusterExportLimits } from './statement.limits';

/** Calls of groups that need statements, which the module `cluster` does not know. */
export function statementClusterRoutes(app: App): void {
  route(app, 'auth/cluster/orders', (input, { db, member, now }) =>
    db.read((tx) => paymentsOfCluster(tx, input, ['paid'], { user_rid: member.rid, at: now() })),
  );

  route(app, 'auth/cluster/approvals', (input, { db, member, now }) =>
    db.read((tx) => paymentsOfCluster(tx, input, ['waiting'], { user_rid: member.rid, at: now() })),
  );

  route(app, 'auth/cluster/payments', (part, { db, member, now }) =>
    db.read((tx) => ownPayments(tx, part, { user_rid: member.rid, at: now() })),
  );

  route(app, 'auth/cluster/approve', async (input, { db, member, now }) => {
    await db.transaction((tx) => approvePayment(tx, input, { user_rid: member.rid, at: now() }));
    return null;
  });

  route(app, 'auth/cluster/decline', async (input, { db, member, now }) => {
    await db.transaction((tx) => declinePayment(tx, input, { user_rid: member.rid, at: now() }));
    return null;
  });

  route(app, 'auth/cluster/entries', (input, { db, member }) =>
    db.read((tx) => clusterEntryPage(tx, input, member.rid)),
  );

  route(app, 'auth/cluster/export', async (input, { db, member, secret, now }) => {
    const { rid } = input;
    await db.read((tx) => mayRead(tx, { rid, user_rid: member.rid, act: 'money' }));
    await countAttempt(db, clusterExportLimits(member.rid), now());
    return { url: fileLink(secret, linkKey(member.rid, input), now(), 'clusterEntries') };
  });

  route(app, 'auth/cluster/spending', (input, { db, member, now }) =>
    db.read((tx) => spendingOfCluster(tx, input, { user_rid: member.rid, at: now() })),
  );

  route(app, 'auth/cluster/monthsCompared', ({ rid }, { db, member, now }) =>
    db.read((tx) => monthsOfCluster(tx, rid, { user_rid: member.rid, at: now() })),
  );

  route(app, 'auth/cluster/budgets', ({ rid }, { db, member, now }) =>
    db.read((tx) => budgetsOfCluster(tx, rid, { user_rid: member.rid, at: now() })),
  );

  route(app, 'auth/cluster/budgetWarnings', (_, { db, member, now }) =>
    db.read((tx) => budgetWarnings(tx, { user_rid: member.rid, at: now() })),
  );

  route(app, 'auth/cluster/obstacles', ({ rid }, { db, member }) =>
    db.read((tx) => dissolutionObstacles(tx, { rid, user_rid: member.rid })),
  );

  route(app, 'auth/cluster/del', async ({ rid }, { db, member, now }) => {
    await db.transaction((tx) => dissolveCluster(tx, rid, { user_rid: member.rid, at: now() }));
    return null;
  });
}
