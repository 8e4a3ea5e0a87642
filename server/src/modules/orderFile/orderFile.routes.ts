import { memberFileActs } from '@portal/shared/rules';
import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { countAttempt } from '../limit/limit.service';
import { ownOrder } from '../order/order.service';
import { fileLink, linkKey } from '../upload/fileLink.service';
import { readCurve } from './orderFile.curve.service';
import { dataZipSummary } from './orderFile.dataZip.service';
import { deliveredFiles } from './orderFile.delivered.service';
import { protocolFiles, testRecord } from './orderFile.document.service';
import { curveLimits, rawLimits, zipLimits } from './orderFile.limits';
import { handInPages } from './orderFile.pages.service';
import { presentOrderFile } from './orderFile.present';
import { ensureProtocol } from './orderFile.protocol.service';
import { addRawFile, deleteRawFile } from './orderFile.raw.service';
import { listOrderFiles } from './orderFile.repo';
import { handInSigned, readableFile } from './orderFile.service';
import { downloadableData } from './orderFile.zip.service';

export function orderFileRoutes(app: App): void {
  route(app, 'auth/web/orderFile/list4rid', async ({ rid }, context) => {
    const { db, member } = context;
    const order = await db.read((tx) => ownOrder(tx, member.rid, rid));
    await ensureProtocol(context, order);
    const kept = await db.read((tx) => listOrderFiles(tx, order.rid));
    const current = kept.findLast(({ orderFile }) => orderFile.kind === 'protocol');
    return kept
      .filter((one) => one.orderFile.kind !== 'protocol' || one === current)
      .map((one) => presentOrderFile(one, memberFileActs(one.orderFile.kind, order.state)))
      .filter(({ can }) => can.length > 0);
  });

  route(app, 'auth/web/orderFile/link', async ({ rid }, { db, member, secret, now }) => {
    const found = await db.read((tx) => readableFile(tx, member.rid, rid));
    return { url: fileLink(secret, found.rid, now()) };
  });

  route(app, 'auth/web/orderFile/zip', async ({ rid }, { db, member, secret, now }) => {
    await countAttempt(db, zipLimits(member.rid), now());
    const files = await db.read(async (tx) => downloadableData(tx, await ownOrder(tx, member.rid, rid)));
    if (files.length === 0) throw refuse('not_found', { noun: 'orderFile' });
    return { url: fileLink(secret, rid, now(), 'zip') };
  });

  route(app, 'auth/web/orderFile/list4person', (input, { db, member }) =>
    db.read((tx) => deliveredFiles(tx, member.rid, input)),
  );

  route(app, 'auth/web/orderFile/zip4person', async (input, { db, member, secret, now }) => {
    await countAttempt(db, zipLimits(member.rid), now());
    const summary = await dataZipSummary(db, member.rid, input);
    return { ...summary, url: fileLink(secret, linkKey(member.rid, input), now(), 'dataZip') };
  });

  route(app, 'auth/web/orderFile/curve', async ({ rid }, { db, member, ports, now }) => {
    await countAttempt(db, curveLimits(member.rid), now());
    const { file } = await db.read((tx) => readableFile(tx, member.rid, rid));
    return readCurve(ports, file);
  });

  route(app, 'auth/order/testRecord', ({ rid }, { db, member }) =>
    db.read(async (tx) => testRecord(tx, await ownOrder(tx, member.rid, rid))),
  );

  route(app, 'auth/order/listProtocolFile', async ({ rid }, context) => {
    const { db, member } = context;
    const order = await db.read((tx) => ownOrder(tx, member.rid, rid));
    await ensureProtocol(context, order);
    return db.read((tx) => protocolFiles(tx, order));
  });

  route(app, 'auth/order/addRawFile', async (input, { db, member, now }) => {
    await countAttempt(db, rawLimits(member.rid), now());
    return db.transaction((tx) => addRawFile(tx, member.rid, input, now()));
  });

  route(app, 'auth/order/delRawFile', async (input, { db, member }) => {
    await db.transaction((tx) => deleteRawFile(tx, member.rid, input));
    return null;
  });

  route(app, 'auth/order/updateProtocolFile', async (input, context) => {
    const { db, member, now } = context;
    if (input.page_rids.length > 0) await handInPages(input, context);
    else await db.transaction((tx) => handInSigned(tx, member.rid, input, now()));
    return null;
  });
}
