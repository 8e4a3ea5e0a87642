import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** One login on one device: the token family. */
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
    /** IP address of the login, masked. */
    ip: text().notNull().default(''),
    /** Time of the last use, to within ten minutes. */
    last_seen: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Set by a logout, or when a used refresh token is presented again. */
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

/** Refresh tokens, as SHA-256 in hex. Each can be used once. */
export const refresh_tokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    session_rid: text()
      .notNull()
      .references(() => sessions.rid, { onDelete: 'cascade' }),
    expires: timestamp({ withTimezone: true }).notNull(),
    used: timestamp({ withTimezone: true }),
    /** Random salt from which its successor tokens are derived. */
    successor_salt: text(),
  },
  (t) => [index().on(t.session_rid), index().on(t.expires)],
);
