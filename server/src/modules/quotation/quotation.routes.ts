import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { fileLink } from '../upload/fileLink.service';
import { listOwn, readQuotation } from './quotation.list.service';
import { acceptQuotation, declineQuotation, ownQuotation } from './quotation.member.service';

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

  route(app, 'auth/quotation/accept', ({ rid }, { db, member, now }) =>
    db.transaction((tx) => acceptQuotation(tx, rid, { user_rid: member.rid, at: now() })),
  );

  route(app, 'auth/quotation/decline', async (input, { db, member, now }) => {
    await db.transaction((tx) => declineQuotation(tx, input, { user_rid: member.rid, at: now() }));
    return null;
  });
}
