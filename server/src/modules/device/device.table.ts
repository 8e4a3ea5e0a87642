import type { DeviceOption } from '@portal/shared/contract';
import type { SampleDisposal } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { tsvector } from '../../db/tsvector';
import { typeChildren, types } from '../type/type.table';

/** Services that can be ordered. Columns have the names of the contract's fields. */
export const devices = pgTable(
  'device',
  {
    rid: text().primaryKey(),
    name: text().notNull(),
    type_id: integer()
      .notNull()
      .references(() => types.id),
    child_id: integer()
      .notNull()
      .references(() => typeChildren.id),
    /** Full path of the picture, such as /upload/img/xrd.svg. */
    img: text().notNull(),
    /** Pictures of the service itself, the card's picture first; `galleryOf` adds instrument and sample. */
    gallery: jsonb().$type<string[]>().notNull(),
    sketch: text().notNull(),
    description: text().notNull(),
    discount_label: text(),
    base_fen: bigint({ mode: 'number' }).notNull(),
    /** Price with the cheapest choices. Derived from base_fen and options, stored for sorting. */
    price_fen: bigint({ mode: 'number' }).notNull(),
    /** What one unit costs the lab; null when it is not known. Only staff see it. */
    cost_fen: bigint({ mode: 'number' }),
    unit: text().notNull(),
    turnaround_days: integer().notNull(),
    /** Number of orders with the service; it begins at 0. */
    order: integer().notNull().default(0),
    /** Sorts popular services: what is usual in such labs, and one more with each order. */
    popularity: integer().notNull().default(0),
    /** Number of released evaluations and the sum of their stars; `countStars` changes them. */
    evaluations: integer().notNull().default(0),
    stars: integer().notNull().default(0),
    options: jsonb().$type<DeviceOption[]>().notNull(),
    detail: text().notNull(),
    sample_requirements: jsonb().$type<string[]>().notNull(),
    needs_sample: boolean().notNull(),
    /** What may become of samples after the test; null when all may. */
    disposals: jsonb().$type<SampleDisposal[]>(),
    /** True when an order must say whether its samples or data are of people. */
    asks_human: boolean().notNull().default(false),
    sample_states: jsonb().$type<string[]>().notNull().default([]),
    instrument: text().notNull(),
    /** Other names, separated by spaces: English, abbreviations, short forms. */
    aliases: text().notNull(),
    /** Lexemes that a search matches; `keywordVector` derives them from the other columns. */
    words: tsvector().notNull().default(''),
    /** Position in the catalogue when no other sort order applies. */
    position: integer().notNull(),
    /** When it was withdrawn from sale; null while it is on sale. Its page stays, and nothing else shows or sells it. */
    withdrawn: timestamp({ withTimezone: true }),
    /** Time when the content of its page last changed; new orders do not change it. */
    changed: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('device_catalogue').on(t.type_id, t.child_id, t.position),
    index('device_popular').on(t.popularity.desc().nullsFirst(), t.position),
    index('device_price').on(t.price_fen, t.position),
    index('device_turnaround').on(t.turnaround_days, t.position),
    index('device_words').using('gin', t.words),
    index('device_sample_states').using('gin', t.sample_states),
    check('device_price_positive', sql`${t.base_fen} > 0 AND ${t.price_fen} > 0`),
  ],
);
