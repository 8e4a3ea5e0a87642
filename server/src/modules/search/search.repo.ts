import type { ArticleHit } from '@portal/shared/contract';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import type { Page } from '../../db/paged';
import { articles } from '../article/article.table';
import type { Attempts } from '../keyword/keyword.attempt.rules';
import { type Match, matchWords } from '../keyword/keyword.repo';

type Kind = ArticleHit['kind'];

/** Cases are advertising and are not searched. */
const kinds: Kind[] = ['news', 'course'];

const searched = (match: Match) => and(inArray(articles.type, kinds), match.where);

/**
 * Returns the condition and the sort order of the articles that match all words, or what the services were found by. Nothing
 * else is left out of the words: articles are long, so a part of a search is in many.
 */
export const matchArticles = (
  tx: Tx,
  { whole }: Attempts,
  { attempt }: Pick<Match, 'attempt'>,
): Promise<Match> =>
  matchWords(
    tx,
    { table: articles, words: articles.words },
    { blank: false, whole, any: [], relaxed: attempt ? [{ ...attempt, strong: attempt.query }] : [] },
  );

/** Returns the number of articles of each kind that match. */
export async function countArticles(tx: Tx, match: Match): Promise<Record<Kind, number>> {
  const rows = await tx
    .select({ kind: articles.type, total: count() })
    .from(articles)
    .where(searched(match))
    .groupBy(articles.type);
  const of = (kind: Kind) => rows.find((row) => row.kind === kind)?.total ?? 0;
  return { news: of('news'), course: of('course') };
}

/** Returns one page of the articles that match, best first, then newest first. */
export async function findArticleHits(
  tx: Tx,
  match: Match,
  { kind, page, size }: Page & { kind: Kind | undefined },
): Promise<ArticleHit[]> {
  return tx
    .select({
      kind: sql<Kind>`${articles.type}`,
      rid: articles.rid,
      title: articles.title,
      sketch: articles.sketch,
      img: articles.img,
    })
    .from(articles)
    .where(and(searched(match), kind && eq(articles.type, kind)))
    .orderBy(...(match.points ? [desc(match.points)] : []), desc(articles.created), asc(articles.rid))
    .limit(size)
    .offset((page - 1) * size);
}
