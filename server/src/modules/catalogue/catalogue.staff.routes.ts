import type { App } from '../../deps';
import { contentChanged } from '../../http/readCache';
import { route } from '../../http/route';
import {
  contentDetail,
  discardDraft,
  linkToDraft,
  publishContent,
  saveDraft,
  withdrawContent,
} from '../content/content.service';
import { openPreviewKey } from '../content/previewKey.service';
import { deviceKind, listDevicesOfStaff, permitPrices, previewDevice } from './catalogue.staff.service';

export function catalogueStaffRoutes(app: App): void {
  route(app, 'staff/device/list', (input, { db }) => db.read((tx) => listDevicesOfStaff(tx, input)));

  route(app, 'staff/device/detail', ({ rid }, { db }) => db.read((tx) => contentDetail(tx, deviceKind, rid)));

  route(app, 'staff/device/save', (input, { db, member, now }) =>
    db.transaction((tx) => saveDraft(tx, deviceKind, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/device/preview', ({ rid }, { db, now }) =>
    db.read((tx) => previewDevice(tx, rid, now())),
  );

  route(app, 'staff/device/previewLink', ({ rid }, { db, secret, now }) =>
    db.read((tx) => linkToDraft(tx, deviceKind, rid, { secret, at: now() })),
  );

  route(app, 'open/preview/device', async ({ key }, { db, secret, now, refuse }) => {
    const opened = openPreviewKey(secret, 'device', key, now());
    if (!opened) throw refuse('not_found');
    const device = await db.read((tx) => previewDevice(tx, opened.rid, now()));
    return { until: opened.until.toISOString(), device };
  });

  route(app, 'staff/device/publish', async (input, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    const permit = permitPrices(member.roles);
    const version = await db.transaction((tx) => publishContent(tx, deviceKind, { ...input, permit }, by));
    await contentChanged(db);
    return { rid: input.rid, version };
  });

  route(app, 'staff/device/discard', async (input, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    await db.transaction((tx) => discardDraft(tx, deviceKind, input, by));
    return null;
  });

  route(app, 'staff/device/withdraw', async ({ rid }, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    await db.transaction((tx) => withdrawContent(tx, deviceKind, rid, by));
    await contentChanged(db);
    return null;
  });
}
