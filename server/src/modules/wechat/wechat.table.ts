import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Which account a WeChat user gets in to. */
export const wx_accounts = pgTable('wx_accounts', {
  /** WeChat's key of the person, within our official account. */
  openid: text().primaryKey(),
  user_rid: text()
    .notNull()
    .unique()
    .references(() => users.rid),
  created: timestamp({ withTimezone: true }).notNull(),
});

/** QR codes that were handed out. */
export const wx_tickets = pgTable(
  'wx_tickets',
  {
    /** What the QR code says; everybody who sees it knows it. */
    scene: text().primaryKey(),
    /** SHA-256 of what only the browser that asked knows. */
    secret_hash: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    expires: timestamp({ withTimezone: true }).notNull(),
    /** Who scanned it. */
    openid: text(),
    scanned: timestamp({ withTimezone: true }),
    /** When who scanned it said that it was them. */
    confirmed: timestamp({ withTimezone: true }),
    /** When it logged somebody in: it does so once. */
    used: timestamp({ withTimezone: true }),
    /** Random part of what the tokens are derived from. */
    salt: text(),
  },
  (t) => [index().on(t.expires), index().on(t.openid)],
);

/** Callbacks of WeChat that were taken, so that none counts twice. */
export const wx_callbacks = pgTable(
  'wx_callbacks',
  {
    signature: text().primaryKey(),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.expires)],
);
