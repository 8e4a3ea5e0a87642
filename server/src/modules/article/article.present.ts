import type { Article, ArticleCard } from '@portal/shared/contract';
import type { ArticleName, ArticleRow } from './article.repo';

/** What a card of a list shows. */
export function presentArticleCard(row: ArticleRow): ArticleCard {
  const { rid, type, title, img, sketch, source, created } = row;
  return { rid, type, title, img, sketch, created, ...(source === null ? {} : { source }) };
}

interface Around {
  readonly devices: readonly { rid: string; name: string }[];
  readonly previous: ArticleName | undefined;
  readonly next: ArticleName | undefined;
}

/** What the page of an article shows; services come in the order in which the article names them. */
export function presentArticle(row: ArticleRow, { devices, previous, next }: Around): Article {
  const known = new Map(devices.map(({ rid, name }) => [rid, { rid, name }]));
  return {
    ...presentArticleCard(row),
    author: row.author,
    body: row.body,
    devices: row.devices.flatMap((rid) => known.get(rid) ?? []),
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
  };
}
