import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { attemptOf } from '../limit/limit.rules';
import { countAttempt } from '../limit/limit.service';
import { copyLimits, openShareLimits, shareLimits } from './plan.limits';
import { deleteShare, listShares } from './plan.share.repo';
import { copyShared, presentShare, readShared, shareItems } from './plan.share.service';

export function planShareRoutes(app: App): void {
  route(app, 'auth/planShare/add', async (input, { db, member, now }) => {
    await countAttempt(db, shareLimits(member.rid), now());
    return db.transaction((tx) => shareItems(tx, input, { user_rid: member.rid, at: now() }));
  });

  route(app, 'auth/planShare/list', (_input, { db, member, now }) =>
    db.read(async (tx) => ({ list: (await listShares(tx, member.rid, now())).map(presentShare) })),
  );

  route(app, 'auth/planShare/del', ({ code }, { db, member }) =>
    db.transaction(async (tx) => {
      if (!(await deleteShare(tx, member.rid, code))) throw refuse('not_found', { noun: 'planShare' });
      return null;
    }),
  );

  route(app, 'auth/planShare/copy', async (input, { db, member, now }) => {
    await countAttempt(db, copyLimits(member.rid), now());
    return db.transaction((tx) => copyShared(tx, input, { user_rid: member.rid, at: now() }));
  });

  route(app, 'open/planShare', async ({ code }, context) => {
    const { db, now } = context;
    await countAttempt(db, openShareLimits(attemptOf(context)), now());
    return db.read((tx) => readShared(tx, code, now()));
  });
}
