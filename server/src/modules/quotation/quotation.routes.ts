import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { countAttempt } from '../limit/limit.service';
import { fileLink } from '../upload/fileLink.service';
import { referenceLimits } from './quotation.limits';
import { listOwn, readQuotation } from './quotation.list.service';
import { acceptQuotation, declineQuotation, ownQuotation } from './quotation.member.service';
import { referenceKey } from './quotation.reference.service';

export function quotationRoutes(app: App): void {
  route(app, 'auth/quotation/list', (input, { db, member, now }) =>
    db.read((tx) => listOwn(tx, member.rid, input, now())),
  );

  route(app, 'auth/quotation/detail', ({ rid }, { db, member, now }) =>
    db.read(async (tx) => {
      await ownQuotation(tx, member.rid, rid);
      return readQuotation(tx, rid, now());
    }),
  );

  route(app, 'auth/quotation/link', async ({ rid }, { db, member, secret, now }) => {
    const { file_rid } = await db.read((tx) => ownQuotation(tx, member.rid, rid));
    if (file_rid === null) throw refuse('not_found', { noun: 'quotation' });
    return { url: fileLink(secret, file_rid, now()) };
  });

  route(app, 'auth/quotation/reference', async ({ plan_rids }, { db, member, secret, now }) => {
    await countAttempt(db, referenceLimits(member.rid), now());
    const key = await db.read((tx) => referenceKey(tx, member.rid, plan_rids, now()));
    return { url: fileLink(secret, key, now(), 'priceReference') };
  });

  route(app, 'auth/quotation/accept', (input, { db, member, now }) =>
    db.transaction((tx) => acceptQuotation(tx, input, { user_rid: member.rid, at: now() })),
  );

  route(app, 'auth/quotation/decline', async (input, { db, member, now }) => {
    await db.transaction((tx) => declineQuotation(tx, input, { user_rid: member.rid, at: now() }));
    return null;
  });
}
