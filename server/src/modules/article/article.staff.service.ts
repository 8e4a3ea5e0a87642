import type { Article, ArticleContent, Parsed, StaffArticleRow } from '@portal/shared/contract';
import { contract } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { sanitize } from '../../http/sanitize';
import { audit } from '../audit/audit.repo';
import {
  addVersion,
  findDraft,
  findVersion,
  lastVersion,
  listDrafts,
  putDraft,
  removeDraft,
  type Subject,
} from '../content/content.repo';
import { findDevices } from '../device/device.repo';
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

/** A member of staff who acts, and when. */
interface By {
  readonly staff_rid: string;
  readonly at: Date;
}

const subjectOf = (rid: string): Subject => ({ kind: 'article', rid });

/** Parses stored content, because fields of the contract may have been added since it was stored. */
export const articleContentOf = (stored: unknown): ArticleContent =>
  contract['staff/article/save'].input.shape.content.parse(stored);

export const contentOfRow = ({ rid: _rid, words: _words, ...content }: ArticleRow): ArticleContent => content;

/** Saves a draft with sanitised HTML. Refuses with not_found for the key of no article. */
export async function saveArticle(
  tx: Tx,
  { rid: given, content }: Parsed<'staff/article/save'>,
  { staff_rid, at }: By,
): Promise<{ rid: string; draft: ArticleContent }> {
  if (given !== undefined) await requireKnown(tx, given);
  const rid = given ?? newRid();
  const draft = { ...content, body: sanitize(content.body) };
  await putDraft(tx, subjectOf(rid), { content: draft, staff_rid, saved: at });
  await audit(tx, { staff_rid, at, act: 'article.save', target: rid, note: content.title });
  return { rid, draft };
}

/** Returns the draft as visitors would read it. */
export async function previewArticle(tx: Tx, rid: string): Promise<Article> {
  const draft = await findDraft(tx, subjectOf(rid));
  if (!draft) throw refuse('not_found', { noun: 'article' });
  const content = articleContentOf(draft.content);
  const devices = await findDevices(tx, content.devices);
  return presentArticle({ ...content, rid, words: '' }, { devices, previous: undefined, next: undefined });
}

/** Publishes the draft, or an earlier version as a new one. Refuses with draft_missing when there is no draft. */
export async function publishArticle(
  tx: Tx,
  { rid, version: earlier }: Parsed<'staff/article/publish'>,
  { staff_rid, at }: By,
): Promise<number> {
  await requireKnown(tx, rid);
  const subject = subjectOf(rid);
  const content = await toPublish(tx, subject, earlier);
  const before = await keepSeeded(tx, subject);
  const version = await addVersion(tx, subject, { content, staff_rid, published: at });
  await putArticle(tx, { rid, ...content });
  if (earlier === undefined) await removeDraft(tx, subject);
  await indexArticles(tx, rid);
  await audit(tx, {
    ...{ staff_rid, at, act: 'article.publish', target: rid, note: content.title },
    ...{ before: { version: before }, after: { version, ...(earlier !== undefined && { from: earlier }) } },
  });
  return version;
}

async function toPublish(tx: Tx, subject: Subject, version: number | undefined): Promise<ArticleContent> {
  if (version === undefined) {
    const draft = await findDraft(tx, subject);
    if (!draft) throw refuse('draft_missing');
    return articleContentOf(draft.content);
  }
  const kept = await findVersion(tx, subject, version);
  if (!kept) throw refuse('not_found', { noun: 'article' });
  return articleContentOf(kept.content);
}

/** Keeps an article from before versions were kept as its version 1; returns the number of the last version. */
async function keepSeeded(tx: Tx, subject: Subject): Promise<number> {
  const last = await lastVersion(tx, subject);
  const seeded = last === 0 ? await findArticle(tx, subject.rid) : undefined;
  if (!seeded) return last;
  const published = new Date(`${seeded.created}T00:00:00+08:00`);
  return addVersion(tx, subject, { content: contentOfRow(seeded), staff_rid: null, published });
}

/** Takes an article off the portal and keeps it as a version and as the draft. Refuses with not_found when it is not published. */
export async function withdrawArticle(tx: Tx, rid: string, { staff_rid, at }: By): Promise<void> {
  const row = await findArticle(tx, rid);
  if (!row) throw refuse('not_found', { noun: 'article' });
  await keepSeeded(tx, subjectOf(rid));
  // It becomes the draft, unless another one waits, so that the list still has it.
  if (!(await findDraft(tx, subjectOf(rid))))
    await putDraft(tx, subjectOf(rid), { content: contentOfRow(row), staff_rid, saved: at });
  await deleteArticle(tx, rid);
  await audit(tx, { staff_rid, at, act: 'article.withdraw', target: rid, note: row.title });
}

/** Refuses the key of no published article, draft or version. */
async function requireKnown(tx: Tx, rid: string): Promise<void> {
  if (await findArticle(tx, rid)) return;
  if (await findDraft(tx, subjectOf(rid))) return;
  if ((await lastVersion(tx, subjectOf(rid))) === 0) throw refuse('not_found', { noun: 'article' });
}

/** Returns a page of the published articles; the first page begins with the drafts of articles that are not published. */
export async function listArticlesOfStaff(
  tx: Tx,
  { type, page, size }: Parsed<'staff/article/list'>,
): Promise<{ total: number; list: StaffArticleRow[] }> {
  const { total, rows } = await listForStaff(tx, { type, page, size });
  const drafts = new Map((await listDrafts(tx, 'article')).map((draft) => [draft.rid, draft]));
  const known = new Set((await findArticlesByRid(tx, [...drafts.keys()])).map(({ rid }) => rid));
  const unpublished = [...drafts.values()]
    .filter(({ rid }) => !known.has(rid))
    .map(({ rid, content, saved }) => {
      const { type: of, title, created } = articleContentOf(content);
      return { rid, type: of, title, created, published: false, draft: saved.toISOString() };
    })
    .filter((row) => type === undefined || row.type === type);
  const published = rows.map(({ rid, type: of, title, created }) => {
    const draft = drafts.get(rid)?.saved.toISOString() ?? null;
    return { rid, type: of, title, created, published: true, draft };
  });
  return { total: total + unpublished.length, list: [...(page === 1 ? unpublished : []), ...published] };
}
