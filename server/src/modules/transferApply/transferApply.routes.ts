import type { App } from '../../deps';
import { route } from '../../http/route';
import { countAttempt } from '../limit/limit.service';
import { fileLink } from '../upload/fileLink.service';
import { transferLimits } from './transferApply.limits';
import {
  cancelTransfer,
  editTransfer,
  listTransfers,
  reportTransfer,
  voucherOf,
} from './transferApply.service';

export function transferApplyRoutes(app: App): void {
  route(app, 'auth/transferApply', async (input, { db, member, now }) => {
    await countAttempt(db, transferLimits(member.rid), now());
    return db.transaction((tx) => reportTransfer(tx, member.rid, input, now()));
  });

  route(app, 'auth/transferApply/edit', async (input, { db, member, now }) => {
    await countAttempt(db, transferLimits(member.rid), now());
    return db.transaction((tx) => editTransfer(tx, member.rid, input, now()));
  });

  route(app, 'auth/transferApply/cancel', ({ rid }, { db, member, now }) =>
    db.transaction((tx) => cancelTransfer(tx, member.rid, rid, now())),
  );

  route(app, 'auth/transferApply/voucher', async ({ rid }, { db, member, secret, now }) => ({
    url: fileLink(secret, await db.read((tx) => voucherOf(tx, member.rid, rid)), now()),
  }));

  route(app, 'auth/transferApply/list', (input, { db, member }) =>
    db.read((tx) => listTransfers(tx, member.rid, input)),
  );
}
