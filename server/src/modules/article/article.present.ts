import type { Article, ArticleCard } from '@portal/shared/contract';
import type { ArticleName, ArticleRow } from './article.repo';

/** Returns the fields of an article's card in a list. */
export function presentArticleCard(row: ArticleRow): ArticleCard {
  const { rid, type, title, img, sketch, source, created } = row;
  return { rid, type, title, img, sketch, created, ...(source === null ? {} : { source }) };
}

interface Around {
  readonly devices: readonly { rid: string; name: string }[];
  readonly previous: ArticleName | undefined;
  readonly next: ArticleName | undefined;
}

/** Returns the fields of an article's page. Services are in the order in which the article names them. */
export function presentArticle(row: ArticleRow, { devices, previous, next }: Around): Article {
  const known = new Map(devices.map(({ rid, name }) => [rid, { rid, name }]));
  return {
    ...presentArticleCard(row),
    author: row.author,
    changed: row.changed ?? row.created,
    body: row.body,
    devices: row.devices.flatMap((rid) => known.get(rid) ?? []),
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
  };
}
