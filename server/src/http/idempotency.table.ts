import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Answers of idempotent calls, by the key that the client sent. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    user_rid: text().notNull(),
    path: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the input: the same key with a different input is refused. */
    input_hash: text().notNull(),
    answer: jsonb().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_rid, t.path, t.key] }), index().on(t.created)],
);
