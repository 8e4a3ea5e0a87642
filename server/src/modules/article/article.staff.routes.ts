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
import { articleKind, listArticlesOfStaff, previewArticle } from './article.staff.service';

export function articleStaffRoutes(app: App): void {
  route(app, 'staff/article/list', (input, { db }) => db.read((tx) => listArticlesOfStaff(tx, input)));

  route(app, 'staff/article/detail', ({ rid }, { db }) =>
    db.read((tx) => contentDetail(tx, articleKind, rid)),
  );

  route(app, 'staff/article/save', (input, { db, member, now }) =>
    db.transaction((tx) => saveDraft(tx, articleKind, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/article/preview', ({ rid }, { db }) => db.read((tx) => previewArticle(tx, rid)));

  route(app, 'staff/article/previewLink', ({ rid }, { db, secret, now }) =>
    db.read((tx) => linkToDraft(tx, articleKind, rid, { secret, at: now() })),
  );

  route(app, 'open/preview/article', async ({ key }, { db, secret, now, refuse }) => {
    const opened = openPreviewKey(secret, 'article', key, now());
    if (!opened) throw refuse('not_found');
    const article = await db.read((tx) => previewArticle(tx, opened.rid));
    return { until: opened.until.toISOString(), article };
  });

  route(app, 'staff/article/publish', async (input, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    const version = await db.transaction((tx) => publishContent(tx, articleKind, input, by));
    await contentChanged(db);
    return { rid: input.rid, version };
  });

  route(app, 'staff/article/discard', async (input, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    await db.transaction((tx) => discardDraft(tx, articleKind, input, by));
    return null;
  });

  route(app, 'staff/article/withdraw', async ({ rid }, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    await db.transaction((tx) => withdrawContent(tx, articleKind, rid, by));
    await contentChanged(db);
    return null;
  });
}
