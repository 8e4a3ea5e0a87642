import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Audit log of staff's acts: who did what to which record, and when. Append-only. */
export const audits = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    staff_rid: text()
      .notNull()
      .references(() => users.rid),
    /** Name of the act, such as order.confirm. */
    act: text().notNull(),
    /** The changed record, by the code or key that staff know. */
    target: text().notNull(),
    note: text().notNull(),
    /** What the act changed, before and after it: amounts, states and limits, no personal data. */
    before: jsonb(),
    after: jsonb(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('audit_at').on(t.at, t.id),
    index('audit_act').on(t.act, t.at, t.id),
    index('audit_target').on(t.target, t.at, t.id),
    index('audit_staff').on(t.staff_rid, t.at, t.id),
  ],
);
