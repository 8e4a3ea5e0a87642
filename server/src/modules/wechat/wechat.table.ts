import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Bindings of WeChat users to accounts. */
export const wx_accounts = pgTable('wx_accounts', {
  /** WeChat's key of the person, unique within our official account. */
  openid: text().primaryKey(),
  user_rid: text()
    .notNull()
    .unique()
    .references(() => users.rid),
  created: timestamp({ withTimezone: true }).notNull(),
});

/** Handled WeChat callbacks, so that none is handled twice. */
export const wx_callbacks = pgTable(
  'wx_callbacks',
  {
    signature: text().primaryKey(),
    expires: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.expires)],
);
