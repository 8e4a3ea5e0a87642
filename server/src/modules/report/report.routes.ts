import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { attemptOf } from '../limit/limit.rules';
import { countAttempt } from '../limit/limit.service';
import { fileLink } from '../upload/fileLink.service';
import { verifyLimits } from './report.limits';
import { ownReport, reportsOfOrder, verifyReport } from './report.list.service';
import { setMask } from './report.repo';

export function reportRoutes(app: App): void {
  route(app, 'open/report/verify', async ({ code }, context) => {
    const { db, now } = context;
    await countAttempt(db, verifyLimits(attemptOf(context)), now());
    return db.read((tx) => verifyReport(tx, code));
  });

  route(app, 'auth/report/list', (input, { db, member }) =>
    db.read((tx) => reportsOfOrder(tx, member.rid, input)),
  );

  route(app, 'auth/report/file', async ({ rid }, { db, member, secret, now }) => {
    const { file_rid } = await db.read((tx) => ownReport(tx, member.rid, rid));
    if (file_rid === null) throw refuse('not_found', { noun: 'report' });
    return { url: fileLink(secret, file_rid, now()) };
  });

  route(app, 'auth/report/mask', ({ rid, mask }, { db, member }) =>
    db.transaction(async (tx) => {
      const { first_rid } = await ownReport(tx, member.rid, rid);
      await setMask(tx, first_rid, mask);
      return null;
    }),
  );
}
