import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Nouns whose records are content. */
export type ContentNoun = 'article' | 'device' | 'home';

/** Drafts of content: at most one for each record. `kind` is the noun, such as article. */
export const content_drafts = pgTable(
  'content_draft',
  {
    kind: text().$type<ContentNoun>().notNull(),
    rid: text().notNull(),
    content: jsonb().notNull(),
    staff_rid: text()
      .notNull()
      .references(() => users.rid),
    saved: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.rid] })],
);

/** Published versions of content, counted from 1 for each record. Append-only. */
export const content_versions = pgTable(
  'content_version',
  {
    kind: text().$type<ContentNoun>().notNull(),
    rid: text().notNull(),
    version: integer().notNull(),
    content: jsonb().notNull(),
    /** Null for content from before versions were kept. */
    staff_rid: text().references(() => users.rid),
    published: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.rid, t.version] })],
);
