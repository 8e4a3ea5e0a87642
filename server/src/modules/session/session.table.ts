import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** One login on one device: the family that its tokens belong to. */
export const sessions = pgTable(
  'sessions',
  {
    rid: text().primaryKey(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    created: timestamp({ withTimezone: true }).notNull(),
    /** Browser and system in short. */
    agent: text().notNull().default(''),
    /** IP address that it was started from, masked. */
    ip: text().notNull().default(''),
    /** To within ten minutes. */
    last_seen: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Set by logging out, or when a used refresh token turns up again. */
    ended: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.user_rid, t.last_seen)],
);

/** Access tokens, as SHA-256 in hex. */
export const access_tokens = pgTable(
  'access_tokens',
  {
    hash: text().primaryKey(),
    session_rid: text()
      .notNull()
      .references(() => sessions.rid, { onDelete: 'cascade' }),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.session_rid), index().on(t.expires)],
);

/** Refresh tokens, as SHA-256 in hex; each is used once. */
export const refresh_tokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    session_rid: text()
      .notNull()
      .references(() => sessions.rid, { onDelete: 'cascade' }),
    expires: timestamp({ withTimezone: true }).notNull(),
    used: timestamp({ withTimezone: true }),
    /** Random part of what its successors are derived from. */
    successor_salt: text(),
  },
  (t) => [index().on(t.session_rid), index().on(t.expires)],
);
