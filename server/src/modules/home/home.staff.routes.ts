import type { App } from '../../deps';
import { contentChanged } from '../../http/readCache';
import { route } from '../../http/route';
import { discardDraft, publishContent, saveDraft } from '../content/content.service';
import { homeByLink, homeKind, linkToHome, partDetail, previewHome } from './home.staff.service';

export function homeStaffRoutes(app: App): void {
  route(app, 'staff/home/detail', ({ part }, { db }) => db.read((tx) => partDetail(tx, part)));

  route(app, 'staff/home/save', async ({ content, etag }, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    const given = { rid: content.part, content, etag };
    const { draft, etag: saved } = await db.transaction((tx) => saveDraft(tx, homeKind, given, by));
    return { draft, etag: saved };
  });

  route(app, 'staff/home/discard', async ({ part, shown }, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    await db.transaction((tx) => discardDraft(tx, homeKind, { rid: part, shown }, by));
    return null;
  });

  route(app, 'staff/home/preview', (_input, { db }) => db.read(previewHome));

  route(app, 'staff/home/previewLink', async (_input, { secret, now }) => linkToHome({ secret, at: now() }));

  route(app, 'open/preview/home', ({ key }, { db, secret, now }) =>
    db.read((tx) => homeByLink(tx, key, { secret, at: now() })),
  );

  route(app, 'staff/home/publish', async ({ part, version: earlier, shown }, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    const given = { rid: part, version: earlier, shown };
    const version = await db.transaction((tx) => publishContent(tx, homeKind, given, by));
    await contentChanged(db);
    return { part, version };
  });
}
