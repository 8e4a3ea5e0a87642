import type { App } from '../../deps';
import { route } from '../../http/route';
import { attemptOf } from '../limit/limit.rules';
import { countAttempt } from '../limit/limit.service';
import { lookupLimits } from './invite.limits';
import { readInvited, readInviter } from './invite.service';

export function inviteRoutes(app: App): void {
  route(app, 'open/invite/check', async ({ invitation_code: code }, context) => {
    await countAttempt(context.db, lookupLimits(attemptOf(context)), context.now());
    return context.db.read((tx) => readInviter(tx, code, context.now()));
  });

  route(app, 'auth/invite/list', (page, { db, member }) =>
    db.read((tx) => readInvited(tx, member.rid, page)),
  );
}
