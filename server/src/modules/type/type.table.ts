import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Types of service: 1 送样检测, 2 现场预约, 3 数据分析, 31 专区服务. */
export const types = pgTable('type', {
  id: integer().primaryKey(),
  name: text().notNull(),
  img: text().notNull(),
  /** Text of the badge; null for no badge. */
  discount_label: text(),
});

/** Children of a type; those of type 31 are the special areas. */
export const typeChildren = pgTable(
  'type_child',
  {
    id: integer().primaryKey(),
    type_id: integer()
      .notNull()
      .references(() => types.id),
    name: text().notNull(),
  },
  (t) => [index('type_child_type').on(t.type_id, t.id)],
);
