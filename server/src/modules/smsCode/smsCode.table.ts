import { index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** The code that was last sent to a phone for a purpose. */
export const sms_codes = pgTable(
  'sms_codes',
  {
    phone: text().notNull(),
    /** 0 registration, 1 password reset, 3 login. */
    use_for: smallint().notNull(),
    /** HMAC of the code; null when the phone was told something else instead. */
    code_hash: text(),
    /** How many wrong guesses there were. */
    tries: smallint().notNull(),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.phone, t.use_for] }), index().on(t.expires)],
);
