import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { typeChildren } from '../type/type.table';

/** Slides of the home page. */
export const banners = pgTable('banner', {
  position: integer().primaryKey(),
  img: text().notNull(),
  title: text(),
  description: text(),
  /** External link if it starts with http; otherwise the rid of a device. */
  redirect: text(),
});

/** Special areas of the home page; each is a child of type 31. */
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
