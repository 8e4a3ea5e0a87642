import type { ArticleType } from '@portal/shared/contract';
import { date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** News, courses and cases; columns are named as the contract names them. */
export const articles = pgTable(
  'article',
  {
    rid: text().primaryKey(),
    type: text().$type<ArticleType>().notNull(),
    title: text().notNull(),
    img: text().notNull(),
    sketch: text().notNull(),
    /** URL of the original, when the article is only a pointer to it. */
    source: text(),
    /** A role, such as the group that wrote it. */
    author: text().notNull(),
    body: text().notNull(),
    /** Keys of the services that it is about; one that is gone is left out when shown. */
    devices: jsonb().$type<string[]>().notNull(),
    /** What a search looks through (see `searchText`). */
    search: text().notNull(),
    created: date({ mode: 'string' }).notNull(),
  },
  (t) => [index('article_newest').on(t.type, t.created.desc(), t.rid)],
);
