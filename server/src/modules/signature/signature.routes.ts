import { limits } from '@portal/shared/rules';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { ownOrder } from '../order/order.service';
import { ensureProtocol } from '../orderFile/orderFile.protocol.service';
import { listOwnProtocols, readProtocol } from './signature.read.service';
import { sendSigningCode, signProtocol } from './signature.sign.service';

export function signatureRoutes(app: App): void {
  route(app, 'auth/protocol/list', (input, { db, member }) =>
    db.read((tx) => listOwnProtocols(tx, member.rid, input)),
  );

  route(app, 'auth/protocol/detail', async ({ rid, version }, context) => {
    const { db, member } = context;
    await ensureProtocol(context, await db.read((tx) => ownOrder(tx, member.rid, rid)));
    return db.read(async (tx) => readProtocol(tx, await ownOrder(tx, member.rid, rid), version));
  });

  route(app, 'auth/protocol/code', async ({ rid }, context) => {
    await sendSigningCode(rid, context);
    return { retryAfter: limits.codeCountdown };
  });

  route(app, 'auth/protocol/sign', async (input, context) => {
    await signProtocol(input, context);
    return null;
  });
}
