import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Acknowledgements in papers. */
export const thanks = pgTable('thanks', {
  position: integer().primaryKey(),
  company: text().notNull(),
  title: text().notNull(),
  code: text().notNull(),
  content: text().notNull(),
  sketch: text().notNull(),
  source: text().notNull(),
});
