import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
