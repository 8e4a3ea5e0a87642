import { integer, pgTable, text } from 'drizzle-orm/pg-core';
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

export const partners = pgTable('partner', {
  position: integer().primaryKey(),
  name: text().notNull(),
  img: text().notNull(),
});
