import { index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** The last code that was sent to a receiver for each purpose. */
export const sms_codes = pgTable(
  'sms_codes',
  {
    /** The phone; for purpose 5 the e-mail address. The column has its name from the time before codes by mail. */
    receiver: text('phone').notNull(),
    /** 0 registration, 1 password reset and proofs of the owner, 3 login, 5 a new e-mail address, 6 signing an agreement. */
    use_for: smallint().notNull(),
    /** HMAC of the code; null when the receiver got another text instead of a code. */
    code_hash: text(),
    /** Number of wrong guesses. */
    tries: smallint().notNull(),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.receiver, t.use_for] }), index().on(t.expires)],
);
