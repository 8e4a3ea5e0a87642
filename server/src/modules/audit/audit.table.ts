import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Every act of the lab's side: who did what to which thing, when. Rows are only added. */
export const audits = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    staff_rid: text()
      .notNull()
      .references(() => users.rid),
    /** Such as order.confirm. */
    act: text().notNull(),
    /** What was acted on, by the code or key that people know. */
    target: text().notNull(),
    note: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('audit_target').on(t.target, t.id), index('audit_at').on(t.at)],
);
