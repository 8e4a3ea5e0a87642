import type { Article, ArticleContent, Parsed, StaffArticleRow } from '@portal/shared/contract';
import { contract } from '@portal/shared/contract';
import { labClock } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { sanitize } from '../../http/sanitize';
import { type ContentKind, draftOf, draftsOf, hasWords } from '../content/content.service';
import { findDevicesOnSale } from '../device/device.repo';
import { requirePictures } from '../picture/picture.service';
import { presentArticle } from './article.present';
import {
  type ArticleRow,
  deleteArticle,
  findArticle,
  findArticlesByRid,
  listForStaff,
  putArticle,
} from './article.repo';
import { indexArticles } from './article.words.service';

const contentOfRow = ({
  rid: _rid,
  words: _words,
  changed: _changed,
  ...content
}: ArticleRow): ArticleContent => content;

/** News, courses and cases as content. */
export const articleKind: ContentKind<ArticleContent> = {
  kind: 'article',
  noun: 'article',
  parse: (stored) => contract['staff/article/save'].input.shape.content.parse(stored),
  titleOf: ({ title }) => title,
  accept: async (tx, content) => {
    const body = sanitize(content.body);
    await requirePictures(tx, { 'content.img': [content.img], 'content.body': body });
    return { ...content, body };
  },
  published: async (tx, rid) => {
    const row = await findArticle(tx, rid);
    return row && { content: contentOfRow(row), since: new Date(`${row.created}T00:00:00+08:00`) };
  },
  put: async (tx, rid, content, at) => {
    await putArticle(tx, { rid, ...content }, labClock(at).today);
    await indexArticles(tx, { rid });
  },
  remove: (tx, rid) => deleteArticle(tx, rid),
};

/** Returns the draft as visitors would read it. */
export async function previewArticle(tx: Tx, rid: string): Promise<Article> {
  const content = await draftOf(tx, articleKind, rid);
  const devices = await findDevicesOnSale(tx, content.devices);
  return presentArticle(
    { ...content, rid, words: '', changed: null },
    { devices, previous: undefined, next: undefined },
  );
}

/**
 * Returns a page of the published articles; the first page begins with the drafts of articles that are not published. With a state only
 * what has a draft, all of it: drafts are few.
 */
export async function listArticlesOfStaff(
  tx: Tx,
  { type, state, kw, page, size }: Parsed<'staff/article/list'>,
): Promise<{ total: number; list: StaffArticleRow[] }> {
  const drafts = await draftsOf(tx, articleKind);
  const known = new Set((await findArticlesByRid(tx, [...drafts.keys()])).map(({ rid }) => rid));
  const drafted = [...drafts]
    .map(([rid, { content, saved }]) => {
      const { type: of, title, created } = content;
      return { rid, type: of, title, created, published: known.has(rid), draft: saved };
    })
    .filter((row) => (type === undefined || row.type === type) && hasWords(row.title, kw));
  const unpublished = drafted.filter(({ published }) => !published);
  if (state !== undefined) {
    const list = state === 'draft' ? drafted : unpublished;
    return { total: list.length, list: page === 1 ? list : [] };
  }
  const { total, rows } = await listForStaff(tx, { type, kw, page, size });
  const published = rows.map(({ rid, type: of, title, created }) => {
    const draft = drafts.get(rid)?.saved ?? null;
    return { rid, type: of, title, created, published: true, draft };
  });
  return { total: total + unpublished.length, list: [...(page === 1 ? unpublished : []), ...published] };
}
