import type { ApiScope } from '@portal/shared/rules';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** API tokens of members of enterprises. Only the SHA-256 of a token is stored, in hex. */
export const apiTokens = pgTable(
  'api_token',
  {
    rid: text().primaryKey(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    name: text().notNull(),
    scopes: jsonb().$type<ApiScope[]>().notNull(),
    /** The first characters of the token, by which its owner recognises it. */
    hint: text().notNull(),
    hash: text().notNull().unique(),
    created: timestamp({ withTimezone: true }).notNull(),
    expires: timestamp({ withTimezone: true }).notNull(),
    /** Days before the expiry of the last reminder, or of those that the token is too short for; null before the first. */
    reminded: integer(),
    /** Time of the last call, to within ten minutes. */
    last_used: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('api_token_member').on(t.user_rid, t.created.desc().nullsFirst()),
    index('api_token_expires').on(t.expires),
  ],
);
