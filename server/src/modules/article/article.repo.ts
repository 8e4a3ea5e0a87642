import type { ArticleType } from '@portal/shared/contract';
import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { contains } from '../../db/contains';
import { type Page, paged } from '../../db/paged';
import { writeWords } from '../keyword/keyword.repo';
import { articles } from './article.table';

export type ArticleRow = typeof articles.$inferSelect;
export type NewArticle = typeof articles.$inferInsert;
/** Key and title, as a link to an article needs them. */
export type ArticleName = Pick<ArticleRow, 'rid' | 'title'>;

const name = { rid: articles.rid, title: articles.title };

/** Returns one page of a type, newest first, and the total. */
export function listArticles(tx: Tx, { type, ...page }: Page & { type: ArticleType }) {
  return paged(tx, articles, {
    ...page,
    where: eq(articles.type, type),
    orderBy: [desc(articles.created), asc(articles.rid)],
  });
}

export async function findArticle(tx: Tx, rid: string): Promise<ArticleRow | undefined> {
  const [row] = await tx.select().from(articles).where(eq(articles.rid, rid));
  return row;
}

/** Returns the previous article in the list, which is the next newer one. */
export async function findPrevious(
  tx: Tx,
  { type, created, rid }: ArticleRow,
): Promise<ArticleName | undefined> {
  const newer = or(gt(articles.created, created), and(eq(articles.created, created), lt(articles.rid, rid)));
  const [row] = await tx
    .select(name)
    .from(articles)
    .where(and(eq(articles.type, type), newer))
    .orderBy(asc(articles.created), desc(articles.rid))
    .limit(1);
  return row;
}

/** Returns the next article in the list, which is the next older one. */
export async function findNext(tx: Tx, { type, created, rid }: ArticleRow): Promise<ArticleName | undefined> {
  const older = or(lt(articles.created, created), and(eq(articles.created, created), gt(articles.rid, rid)));
  const [row] = await tx
    .select(name)
    .from(articles)
    .where(and(eq(articles.type, type), older))
    .orderBy(desc(articles.created), asc(articles.rid))
    .limit(1);
  return row;
}

/** Returns articles by key; deleted ones are missing from the result. */
export async function findArticlesByRid(tx: Tx, rids: readonly string[]): Promise<ArticleRow[]> {
  if (rids.length === 0) return [];
  return tx
    .select()
    .from(articles)
    .where(inArray(articles.rid, [...rids]));
}

/** Returns the articles that name a service. */
export const findArticlesAbout = (tx: Tx, device_rid: string): Promise<ArticleRow[]> =>
  tx.select().from(articles).where(sql`${articles.devices} ? ${device_rid}`);

/** Returns one page of the articles of a type, or of all types, with these words in the title, newest first, and the total. */
export const listForStaff = (
  tx: Tx,
  { type, kw, ...page }: Page & { type: ArticleType | undefined; kw: string },
) =>
  paged(tx, articles, {
    ...page,
    where: and(type === undefined ? undefined : eq(articles.type, type), contains(articles.title, kw)),
    orderBy: [desc(articles.created), asc(articles.rid)],
  });

/** Adds an article, or replaces its content on a day. */
export async function putArticle(
  tx: Tx,
  row: Omit<NewArticle, 'words' | 'changed'>,
  changed: string,
): Promise<void> {
  await tx
    .insert(articles)
    .values(row)
    .onConflictDoUpdate({ target: articles.rid, set: { ...row, changed } });
}

export async function deleteArticle(tx: Tx, rid: string): Promise<void> {
  await tx.delete(articles).where(eq(articles.rid, rid));
}

export async function insertArticles(tx: Tx, rows: readonly NewArticle[]): Promise<void> {
  await tx.insert(articles).values([...rows]);
}

/** Returns every article, for the index of words. */
export async function findAllArticles(tx: Tx): Promise<ArticleRow[]> {
  return tx.select().from(articles);
}

export const writeArticleWords = (tx: Tx, rows: Parameters<typeof writeWords>[2]): Promise<void> =>
  writeWords(tx, { table: articles, words: articles.words }, rows);

/** Returns every article with the day of its last change, oldest first. */
export async function findArticleDays(tx: Tx): Promise<{ rid: string; type: string; changed: string }[]> {
  return tx
    .select({
      rid: articles.rid,
      type: articles.type,
      changed: sql<string>`coalesce(${articles.changed}, ${articles.created})`,
    })
    .from(articles)
    .orderBy(articles.created);
}
