import { clusterManagers } from '@portal/shared/rules';
import type { App } from '../../deps';
import type { Context } from '../../http/context';
import { route } from '../../http/route';
import { countAttempt } from '../limit/limit.service';
import { setBudget } from './cluster.budget.service';
import { applyLimits, phoneLimits, searchLimits } from './cluster.limits';
import { clusterFor, clustersFor, searchForMember } from './cluster.list.service';
import { leaveCluster, removeMember, setMonthlyLimit, setRole } from './cluster.member.service';
import { depositToCluster, withdrawFromCluster } from './cluster.money.service';
import { membersFor, requestsFor } from './cluster.people.service';
import { countOwned, listClustersOf } from './cluster.repo';
import { answerRequest, applyToJoin, cancelRequest, findStranger, invite } from './cluster.request.service';
import { addCluster, type By, editCluster } from './cluster.service';
import { transferByOwner } from './cluster.transfer.service';

/** Returns who acts, and when. */
const by = ({ member, now }: Pick<Context, 'member' | 'now'>): By => ({ user_rid: member.rid, at: now() });

export function clusterRoutes(app: App): void {
  groupRoutes(app);
  requestRoutes(app);
  memberRoutes(app);
  moneyRoutes(app);
}

function groupRoutes(app: App): void {
  route(app, 'auth/cluster/add', (fields, context) =>
    context.db.transaction(async (tx) => {
      const { rid } = await addCluster(tx, fields, by(context));
      return clusterFor(tx, rid, by(context));
    }),
  );

  route(app, 'auth/cluster/edit', (fields, context) =>
    context.db.transaction(async (tx) => {
      const { rid } = await editCluster(tx, fields, context.member.rid);
      return clusterFor(tx, rid, by(context));
    }),
  );

  route(app, 'auth/cluster/all', (input, context) =>
    context.db.read(async (tx) => {
      const { rid } = context.member;
      const { total, rows } = await listClustersOf(tx, rid, { roles: clusterManagers, ...input });
      return { total, list: await clustersFor(tx, rows, by(context)), owned: await countOwned(tx, rid) };
    }),
  );

  route(app, 'auth/cluster/joined', (input, context) =>
    context.db.read(async (tx) => {
      const { total, rows } = await listClustersOf(tx, context.member.rid, {
        roles: ['finance', 'member'],
        ...input,
      });
      return { total, list: await clustersFor(tx, rows, by(context)) };
    }),
  );

  route(app, 'auth/cluster/detail', ({ rid }, context) =>
    context.db.read((tx) => clusterFor(tx, rid, by(context))),
  );

  route(app, 'auth/cluster/search', async (input, { db, member, now }) => {
    await countAttempt(db, searchLimits(member.rid), now());
    return db.read((tx) => searchForMember(tx, input, member.rid));
  });
}

function requestRoutes(app: App): void {
  route(app, 'auth/cluster/search4user', async (input, { db, member, now }) => {
    await countAttempt(db, phoneLimits(member.rid), now());
    return db.read((tx) => findStranger(tx, input, member.rid));
  });

  route(app, 'auth/cluster/add4user', async (input, context) => {
    await countAttempt(context.db, phoneLimits(context.member.rid), context.now());
    return context.db.transaction((tx) => invite(tx, input, by(context)));
  });

  route(app, 'auth/cluster/apply', async (input, context) => {
    await countAttempt(context.db, applyLimits(context.member.rid), context.now());
    return context.db.transaction((tx) => applyToJoin(tx, input, by(context)));
  });

  route(app, 'auth/cluster/requests', (input, { db, member }) =>
    db.read((tx) => requestsFor(tx, input, member.rid)),
  );

  route(app, 'auth/cluster/agree', async (input, context) => {
    await context.db.transaction((tx) => answerRequest(tx, input, by(context)));
    return null;
  });

  route(app, 'auth/cluster/cancel', async ({ rid }, context) => {
    await context.db.transaction((tx) => cancelRequest(tx, rid, by(context)));
    return null;
  });
}

function memberRoutes(app: App): void {
  route(app, 'auth/cluster/members', (input, context) =>
    context.db.read((tx) => membersFor(tx, input, by(context))),
  );

  route(app, 'auth/cluster/delete4user', async (input, context) => {
    await context.db.transaction((tx) => removeMember(tx, input, by(context)));
    return null;
  });

  route(app, 'auth/cluster/leave', async ({ rid }, context) => {
    await context.db.transaction((tx) => leaveCluster(tx, rid, by(context)));
    return null;
  });

  route(app, 'auth/cluster/role', async (input, context) => {
    await context.db.transaction((tx) => setRole(tx, input, by(context)));
    return null;
  });

  route(app, 'auth/cluster/limit', async (input, context) => {
    await context.db.transaction((tx) => setMonthlyLimit(tx, input, by(context)));
    return null;
  });

  route(app, 'auth/cluster/transfer', async (input, context) => {
    await transferByOwner(input, context);
    return null;
  });
}

function moneyRoutes(app: App): void {
  route(app, 'auth/cluster/budget', async (input, context) => {
    await context.db.transaction((tx) => setBudget(tx, input, by(context)));
    return null;
  });

  route(app, 'auth/cluster/deposit', (input, context) =>
    context.db.transaction(async (tx) => {
      await depositToCluster(tx, input, by(context));
      const { available } = await clusterFor(tx, input.rid, by(context));
      return { available };
    }),
  );

  route(app, 'auth/cluster/withdraw', (input, context) =>
    context.db.transaction(async (tx) => ({
      available: await withdrawFromCluster(tx, input, by(context)),
    })),
  );
}
