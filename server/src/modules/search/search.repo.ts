import type { ArticleType, SearchHit, SearchKind } from '@portal/shared/contract';
import { and, count, inArray, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { articles } from '../article/article.table';
import { devices } from '../device/device.table';
import { foundIn } from '../keyword/keyword.repo';
import { likePattern, searchWords } from '../keyword/keyword.rules';

const articleKinds: Extract<SearchKind, ArticleType>[] = ['news', 'course'];

interface Search {
  readonly kw: string;
  readonly kind?: SearchKind | undefined;
  readonly page: number;
  readonly size: number;
}

/** Counts the hits of each kind. */
export async function countHits(tx: Tx, kw: string): Promise<Record<SearchKind, number>> {
  const [services] = await tx.select({ total: count() }).from(devices).where(foundIn(devices.search, kw));
  const rows = await tx
    .select({ kind: articles.type, total: count() })
    .from(articles)
    .where(and(inArray(articles.type, articleKinds), foundIn(articles.search, kw)))
    .groupBy(articles.type);
  const of = (kind: SearchKind) => rows.find((row) => row.kind === kind)?.total ?? 0;
  return { device: services?.total ?? 0, news: of('news'), course: of('course') };
}

/** Condition that matches the kind; always true when no kind was given. */
const isKind = (kind: SearchKind | undefined, value: SQL | AnyPgColumn): SQL | undefined =>
  kind === undefined ? undefined : sql`${value} = ${kind}`;

/** Returns one page of hits: those with the first word in their title first, then services before articles. */
export async function findHits(tx: Tx, { kw, kind, page, size }: Search): Promise<SearchHit[]> {
  const [word = ''] = searchWords(kw);
  const inTitle = (title: SQL) =>
    sql<number>`CASE WHEN lower(${title}) LIKE ${likePattern(word)} THEN 0 ELSE 1 END`;
  const services = tx
    .select({
      kind: sql<SearchKind>`'device'`.as('kind'),
      rid: devices.rid,
      title: sql<string>`${devices.name}`.as('title'),
      sketch: devices.sketch,
      img: devices.img,
      rank: inTitle(sql`${devices.name}`).as('rank'),
      shelf: sql<number>`0`.as('shelf'),
      weight: sql<number>`${devices.order}`.as('weight'),
    })
    .from(devices)
    .where(and(isKind(kind, sql`'device'`), foundIn(devices.search, kw)));
  const reading = tx
    .select({
      kind: sql<SearchKind>`${articles.type}`.as('kind'),
      rid: articles.rid,
      title: sql<string>`${articles.title}`.as('title'),
      sketch: articles.sketch,
      img: articles.img,
      rank: inTitle(sql`${articles.title}`).as('rank'),
      shelf: sql<number>`1`.as('shelf'),
      weight: sql<number>`extract(epoch FROM ${articles.created})::int`.as('weight'),
    })
    .from(articles)
    .where(
      and(inArray(articles.type, articleKinds), isKind(kind, articles.type), foundIn(articles.search, kw)),
    );
  const rows = await unionAll(services, reading)
    .orderBy(sql`rank`, sql`shelf`, sql`weight DESC`, sql`rid`)
    .limit(size)
    .offset((page - 1) * size);
  return rows.map(({ rank: _rank, shelf: _shelf, weight: _weight, ...hit }) => hit);
}
