import type { ArticleType } from '@portal/shared/contract';
import { date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { tsvector } from '../../db/tsvector';

/** News, courses and cases. Columns have the names of the contract's fields. */
export const articles = pgTable(
  'article',
  {
    rid: text().primaryKey(),
    type: text().$type<ArticleType>().notNull(),
    title: text().notNull(),
    img: text().notNull(),
    sketch: text().notNull(),
    /** URL of the original, when the article only links to it. */
    source: text(),
    /** Name of the role that wrote the article, such as a group. */
    author: text().notNull(),
    body: text().notNull(),
    /** Keys of the services that the article is about. Deleted services are omitted when it is displayed. */
    devices: jsonb().$type<string[]>().notNull(),
    /** Lexemes that a search matches; `keywordVector` derives them from the other columns. */
    words: tsvector().notNull().default(''),
    created: date({ mode: 'string' }).notNull(),
    /** Day of the last publication after the first one; null for an article that nobody has changed. */
    changed: date({ mode: 'string' }),
  },
  (t) => [
    index('article_words').using('gin', t.words),
    index('article_newest').on(t.type, t.created.desc().nullsFirst(), t.rid),
  ],
);
