import type { Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { contentChanged } from '../../http/readCache';
import { route } from '../../http/route';
import { findDraft, listVersions } from '../content/content.repo';
import { memberLabels } from '../user/user.repo';
import { findArticle } from './article.repo';
import {
  articleContentOf,
  contentOfRow,
  listArticlesOfStaff,
  previewArticle,
  publishArticle,
  saveArticle,
  withdrawArticle,
} from './article.staff.service';

export function articleStaffRoutes(app: App): void {
  route(app, 'staff/article/list', (input, { db }) => db.read((tx) => listArticlesOfStaff(tx, input)));

  route(app, 'staff/article/detail', (input, { db }) => db.read((tx) => detail(tx, input)));

  route(app, 'staff/article/save', (input, { db, member, now }) =>
    db.transaction((tx) => saveArticle(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/article/preview', ({ rid }, { db }) => db.read((tx) => previewArticle(tx, rid)));

  route(app, 'staff/article/publish', async (input, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    const version = await db.transaction((tx) => publishArticle(tx, input, by));
    contentChanged();
    return { rid: input.rid, version };
  });

  route(app, 'staff/article/withdraw', async ({ rid }, { db, member, now }) => {
    await db.transaction((tx) => withdrawArticle(tx, rid, { staff_rid: member.rid, at: now() }));
    contentChanged();
    return null;
  });
}

async function detail(tx: Tx, { rid }: Parsed<'staff/article/detail'>) {
  const published = await findArticle(tx, rid);
  const draft = await findDraft(tx, { kind: 'article', rid });
  const versions = await listVersions(tx, { kind: 'article', rid });
  if (!published && !draft && versions.length === 0) throw refuse('not_found', { noun: 'article' });
  const people = await memberLabels(
    tx,
    versions.flatMap(({ staff_rid }) => staff_rid ?? []),
  );
  return {
    rid,
    published: published ? contentOfRow(published) : null,
    draft: draft ? articleContentOf(draft.content) : null,
    versions: versions.map(({ version, content, staff_rid, published: at }) => ({
      ...{ version, title: articleContentOf(content).title, published: at.toISOString() },
      by: people.get(staff_rid ?? '') ?? '',
    })),
  };
}
