import type { App } from '../../deps';
import { route } from '../../http/route';
import { countAttempt } from '../limit/limit.service';
import { transferLimits } from './transferApply.limits';
import { listTransfers, reportTransfer } from './transferApply.service';

export function transferApplyRoutes(app: App): void {
  route(app, 'auth/transferApply', async (input, { db, member, now }) => {
    await countAttempt(db, transferLimits(member.rid), now());
    return db.transaction((tx) => reportTransfer(tx, member.rid, input, now()));
  });

  route(app, 'auth/transferApply/list', (input, { db, member }) =>
    db.read((tx) => listTransfers(tx, member.rid, input)),
  );
}
