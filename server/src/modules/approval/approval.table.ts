import type { ApprovalActName } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Sequence of approval codes. */
export const approvalCode = pgSequence('approval_code');

/** Acts of staff above the setting `approvalFen`, which are done when a second person agrees. */
export const approvals = pgTable(
  'approval',
  {
    code: text().primaryKey(),
    /** Name of the act, such as prestore.approve. */
    act: text().$type<ApprovalActName>().notNull(),
    /** The record that the act changes, by the code that staff know. */
    target: text().notNull(),
    amount_fen: bigint({ mode: 'number' }).notNull(),
    /** What the act needs to be done later. */
    payload: jsonb().notNull(),
    state: text({ enum: ['waiting', 'agreed', 'refused', 'withdrawn'] })
      .notNull()
      .default('waiting'),
    requested_by: text()
      .notNull()
      .references(() => users.rid),
    requested: timestamp({ withTimezone: true }).notNull(),
    decided_by: text().references(() => users.rid),
    decided: timestamp({ withTimezone: true }),
    reason: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('approval_once').on(t.act, t.target).where(sql`${t.state} = 'waiting'`),
    index('approval_state').on(t.state, t.requested, t.code),
    check('approval_second_person', sql`${t.state} <> 'agreed' OR ${t.decided_by} <> ${t.requested_by}`),
  ],
);
