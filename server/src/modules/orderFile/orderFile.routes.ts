import { memberFileActs } from '@portal/shared/rules';
import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { ownOrder } from '../order/order.service';
import { fileLink } from '../upload/fileLink.service';
import { presentOrderFile } from './orderFile.present';
import { ensureProtocol } from './orderFile.protocol.service';
import { findOwnOrderFile, listOrderFiles } from './orderFile.repo';
import { handInSigned } from './orderFile.service';

export function orderFileRoutes(app: App): void {
  route(app, 'auth/web/orderFile/list4rid', async ({ rid }, context) => {
    const { db, member } = context;
    const order = await db.read((tx) => ownOrder(tx, member.rid, rid));
    await ensureProtocol(context, order);
    const kept = await db.read((tx) => listOrderFiles(tx, order.rid));
    return kept
      .map((one) => presentOrderFile(one, memberFileActs(one.orderFile.kind, order.state)))
      .filter(({ can }) => can.length > 0);
  });

  route(app, 'auth/web/orderFile/link', async ({ rid }, { db, member, secret, now }) => {
    const found = await db.read((tx) => findOwnOrderFile(tx, member.rid, rid));
    if (!found || !memberFileActs(found.kind, found.state).includes('download'))
      throw refuse('not_found', { noun: 'orderFile' });
    return { url: fileLink(secret, found.rid, now()) };
  });

  route(app, 'auth/order/updateProtocolFile', async (input, { db, member, now }) => {
    await db.transaction((tx) => handInSigned(tx, member.rid, input, now()));
    return null;
  });
}
