import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** QR codes of WeChat logins. */
export const wx_tickets = pgTable(
  'wx_tickets',
  {
    /** Content of the QR code, which is public. */
    scene: text().primaryKey(),
    /** SHA-256 of the secret that only the requesting browser has. */
    secret_hash: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
    expires: timestamp({ withTimezone: true }).notNull(),
    /** WeChat user who scanned it. */
    openid: text(),
    scanned: timestamp({ withTimezone: true }),
    /** Time when that user confirmed the login. */
    confirmed: timestamp({ withTimezone: true }),
    /** Time of the login; a ticket is used once. */
    used: timestamp({ withTimezone: true }),
    /** Random salt from which the tokens are derived. */
    salt: text(),
  },
  (t) => [index().on(t.expires), index().on(t.openid)],
);
