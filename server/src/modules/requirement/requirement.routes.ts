import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { attemptOf } from '../limit/limit.rules';
import { countAttempt } from '../limit/limit.service';
import { fileLink } from '../upload/fileLink.service';
import { claimLimits, formLimits, messageLimits } from './requirement.limits';
import { listOwn, readOwn, readOwnMessages } from './requirement.list.service';
import { cancelRequirement, claimRequirement } from './requirement.member.service';
import { isFileOf } from './requirement.message.repo';
import { writeMessage } from './requirement.message.service';
import { presentMessage } from './requirement.present';
import { markSeen } from './requirement.repo';
import { addRequirement, ownRequirement } from './requirement.service';

export function requirementRoutes(app: App): void {
  route(app, 'open/web/requirement/add', addRequirement, {
    beforeBody: (call) => countAttempt(call.db, formLimits(attemptOf(call)), call.now()),
  });

  route(app, 'auth/requirement/list', (input, { db, member }) =>
    db.read((tx) => listOwn(tx, member.rid, input)),
  );

  route(app, 'auth/requirement/detail', ({ code }, { db, member }) =>
    db.read((tx) => readOwn(tx, member.rid, code)),
  );

  route(app, 'auth/requirement/messages', (input, { db, member }) =>
    db.read((tx) => readOwnMessages(tx, member.rid, input)),
  );

  route(app, 'auth/requirement/link', ({ code, file_rid }, { db, member, secret, now }) =>
    db.read(async (tx) => {
      const row = await ownRequirement(tx, member.rid, code);
      if (!(await isFileOf(tx, row.code, file_rid))) throw refuse('not_found', { noun: 'upload' });
      return { url: fileLink(secret, file_rid, now()) };
    }),
  );

  route(app, 'auth/requirement/write', async (input, { db, member, now }) => {
    await countAttempt(db, messageLimits(member.rid), now());
    return presentMessage(
      await db.transaction((tx) => writeMessage(tx, input, { user_rid: member.rid, at: now() })),
    );
  });

  route(app, 'auth/requirement/seen', async ({ code }, { db, member }) => {
    const found = await db.transaction((tx) => markSeen(tx, code, member.rid));
    if (!found) throw refuse('not_found', { noun: 'requirement' });
    return null;
  });

  route(app, 'auth/requirement/cancel', async (input, { db, member, now }) => {
    await db.transaction((tx) => cancelRequirement(tx, input, { user_rid: member.rid, at: now() }));
    return null;
  });

  route(app, 'auth/requirement/claim', async ({ code }, { db, member, now }) => {
    await countAttempt(db, claimLimits(member.rid), now());
    await db.transaction((tx) => claimRequirement(tx, code, { user_rid: member.rid, at: now() }));
    return null;
  });
}
