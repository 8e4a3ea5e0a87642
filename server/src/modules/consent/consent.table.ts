import type { ConsentSubject } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Agreements of members to a version of a document or of a separate consent. Withdrawn ones stay, as a proof of when each was valid. */
export const consents = pgTable(
  'consent',
  {
    rid: text().primaryKey(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    document: text().$type<ConsentSubject>().notNull(),
    version: text().notNull(),
    source: text({ enum: ['registration', 'code', 'wechat', 'asked', 'payee', 'seed'] }).notNull(),
    given: timestamp({ withTimezone: true }).notNull(),
    withdrawn: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('consent_member').on(t.user_rid, t.given.desc().nullsFirst()),
    uniqueIndex('consent_valid').on(t.user_rid, t.document, t.version).where(sql`${t.withdrawn} IS NULL`),
  ],
);
