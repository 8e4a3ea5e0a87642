import type { CreditState } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { bigint, index, pgSequence, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Sequence of codes of applications. */
export const creditCode = pgSequence('credit_code');

/** Applications for credit limits. The limit itself is that of the account in the ledger. */
export const creditApplies = pgTable(
  'credit_apply',
  {
    rid: text().primaryKey(),
    code: text().notNull().unique(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    state: text().$type<CreditState>().notNull(),
    amount_fen: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    granted_fen: bigint({ mode: 'number' }),
    /** Note of staff about the decision. */
    note: text().notNull().default(''),
    created: timestamp({ withTimezone: true }).notNull(),
    decided: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('credit_apply_waiting').on(t.user_rid).where(sql`${t.state} = 'waiting'`),
    index('credit_apply_member').on(t.user_rid, t.created.desc().nullsFirst(), t.rid),
    index('credit_apply_state').on(t.state, t.created, t.rid),
  ],
);
