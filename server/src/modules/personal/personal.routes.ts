import type { App } from '../../deps';
import { route } from '../../http/route';
import { findClosing } from '../closing/closing.repo';
import { countAttempt } from '../limit/limit.service';
import { fileLink } from '../upload/fileLink.service';
import { ownUser } from '../user/user.service';
import { requestClosing, withdrawClosing } from './personal.closing.service';
import { exportLimits } from './personal.limits';
import { obstaclesOf } from './personal.obstacle.service';

/** Calls by which members take a copy of their data and close their account. */
export function personalRoutes(app: App): void {
  route(app, 'auth/user/export', async (_input, { db, member, secret, now }) => {
    await countAttempt(db, exportLimits(member.rid), now());
    return { url: fileLink(secret, member.rid, now(), 'export') };
  });

  route(app, 'auth/user/closing', (_input, { db, member }) =>
    db.read(async (tx) => {
      const closing = await findClosing(tx, member.rid);
      return {
        requested: closing?.requested.toISOString() ?? null,
        due: closing?.due.toISOString() ?? null,
        obstacles: await obstaclesOf(tx, await ownUser(tx, member.rid)),
      };
    }),
  );

  route(app, 'auth/user/close', requestClosing);

  route(app, 'auth/user/keep', async (_input, context) => {
    await withdrawClosing(context);
    return null;
  });
}
