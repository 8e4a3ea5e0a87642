import { index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** The last code that was sent to a phone for each purpose. */
export const sms_codes = pgTable(
  'sms_codes',
  {
    phone: text().notNull(),
    /** 0 registration, 1 password reset, 3 login. */
    use_for: smallint().notNull(),
    /** HMAC of the code; null when the phone got another text instead of a code. */
    code_hash: text(),
    /** Number of wrong guesses. */
    tries: smallint().notNull(),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.phone, t.use_for] }), index().on(t.expires)],
);
