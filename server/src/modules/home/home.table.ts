import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { typeChildren } from '../type/type.table';

/** Slides of the home page. */
export const banners = pgTable('banner', {
  position: integer().primaryKey(),
  img: text().notNull(),
  title: text(),
  description: text(),
  /** Starts with http: an outside link; else the rid of a device. */
  redirect: text(),
});

/** Special areas that the home page shows; each is a child of type 31. */
export const prefectures = pgTable('prefecture', {
  child_id: integer()
    .primaryKey()
    .references(() => typeChildren.id),
  img: text(),
  title: text().notNull(),
  sketch: text().notNull(),
});

/** What the lab has shown that it can do. */
export const serviceCases = pgTable(
  'service_case',
  {
    rid: text().primaryKey(),
    title: text().notNull(),
    img: text().notNull(),
    sketch: text().notNull(),
    /** Opened in a new tab when set, else the case's own article. */
    source: text(),
    created: date({ mode: 'string' }).notNull(),
  },
  (t) => [index('service_case_created').on(t.created.desc(), t.rid)],
);

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

export const partners = pgTable('partner', {
  position: integer().primaryKey(),
  name: text().notNull(),
  img: text().notNull(),
});
