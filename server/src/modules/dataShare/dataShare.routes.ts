import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { hashPassword } from '../../kit/password';
import { attemptOf } from '../limit/limit.rules';
import { countAttempt } from '../limit/limit.service';
import { fileLink } from '../upload/fileLink.service';
import { sharedFileKey } from './dataShare.download';
import { addLimits, openLimits, zipLimits } from './dataShare.limits';
import { countAct, filesOfShare, openShare, readShare, viewOfShare } from './dataShare.open.service';
import { revokeDataShare } from './dataShare.repo';
import { addDataShare, ownDataShare, ownDataShares } from './dataShare.service';

export function dataShareRoutes(app: App): void {
  route(app, 'auth/dataShare/add', async ({ password, ...input }, { db, member, now }) => {
    await countAttempt(db, addLimits(member.rid), now());
    // Outside of the transaction, because it is slow on purpose.
    const password_hash = password === '' ? null : await hashPassword(password);
    const share = { ...input, user_rid: member.rid, password_hash };
    return db.transaction((tx) => addDataShare(tx, share, now()));
  });

  route(app, 'auth/dataShare/list', (_input, { db, member, now }) =>
    db.read(async (tx) => ({ list: await ownDataShares(tx, member.rid, now()) })),
  );

  route(app, 'auth/dataShare/detail', ({ code }, { db, member, now }) =>
    db.read((tx) => ownDataShare(tx, { code, user_rid: member.rid }, now())),
  );

  route(app, 'auth/dataShare/revoke', ({ code }, { db, member, now }) =>
    db.transaction(async (tx) => {
      if (!(await revokeDataShare(tx, member.rid, code, now())))
        throw refuse('not_found', { noun: 'dataShare' });
      return null;
    }),
  );

  route(app, 'open/dataShare', async (held, context) => {
    const { db, now } = context;
    await countAttempt(db, openLimits(attemptOf(context)), now());
    return readShare(db, await openShare(held, context), now());
  });

  route(app, 'open/dataShare/link', async ({ file, view, ...held }, context) => {
    const { db, now, secret } = context;
    await countAttempt(db, openLimits(attemptOf(context)), now());
    const share = await openShare(held, context);
    const files = await db.read((tx) => filesOfShare(tx, share));
    if (!files.some(({ orderFile }) => orderFile.rid === file))
      throw refuse('not_found', { noun: 'orderFile' });
    await countAct(db, share, { act: view ? 'view' : 'file', file, now: now() });
    return { url: fileLink(secret, sharedFileKey(share.rid, file), now()) };
  });

  route(app, 'open/dataShare/view', async ({ file, ...held }, context) => {
    const { db, now } = context;
    await countAttempt(db, openLimits(attemptOf(context)), now());
    const share = await openShare(held, context);
    return db.read((tx) => viewOfShare(tx, share, file));
  });

  route(app, 'open/dataShare/zip', async (held, context) => {
    const { db, now, secret } = context;
    await countAttempt(db, zipLimits(attemptOf(context)), now());
    const share = await openShare(held, context);
    await countAct(db, share, { act: 'zip', now: now() });
    return { url: fileLink(secret, share.rid, now(), 'sharedZip') };
  });
}
