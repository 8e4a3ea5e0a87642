import { type RequirementAct, requirementStates } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { files } from '../upload/file.table';
import { users } from '../user/user.table';

/** Sequence of requirement codes. */
export const requirementCode = pgSequence('requirement_code');

/** Requirements of visitors and members, and messages of the contact page. */
export const requirements = pgTable(
  'requirement',
  {
    code: text().primaryKey(),
    kind: text({ enum: ['requirement', 'message'] }).notNull(),
    /** The member whose requirement it is; null for visitors. */
    user_rid: text().references(() => users.rid),
    /** Changed only by `moveRequirement` (requirement.move.service.ts). */
    state: text({ enum: requirementStates }).notNull().default('submitted'),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    /** The service that it is about. Not a foreign key, because visitors send any value. */
    device_rid: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** What it asks for besides its text; null when the sender did not state it. */
    due: date({ mode: 'string' }),
    sample_count: integer(),
    budget_fen: bigint({ mode: 'number' }),
    file_rid: text().references(() => files.rid),
    /** Who of the lab wrote it down for the member; null for what its sender wrote. */
    prepared_by: text().references(() => users.rid),
    /** True from an act of staff until the member has seen it or acts. */
    unread: boolean().notNull().default(false),
    created: timestamp({ withTimezone: true }).notNull(),
    /** Time of the last message or change of state. */
    changed: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('requirement_newest').on(t.created.desc().nullsFirst(), t.code),
    index('requirement_state').on(t.state, t.created.desc().nullsFirst(), t.code),
    index('requirement_member').on(t.user_rid, t.created.desc().nullsFirst(), t.code),
    index('requirement_unread').on(t.user_rid, t.created.desc().nullsFirst(), t.code).where(sql`${t.unread}`),
    index('requirement_claimable')
      .on(t.phone, t.created.desc().nullsFirst())
      .where(sql`${t.user_rid} IS NULL`),
    index('requirement_posted_file').on(t.file_rid),
  ],
);

/** Messages between the member and the manager, and the history of the requirement. Append-only. */
export const requirementMessages = pgTable(
  'requirement_message',
  {
    rid: text().primaryKey(),
    requirement_code: text()
      .notNull()
      .references(() => requirements.code),
    /** `write` for a message. */
    act: text().$type<RequirementAct>().notNull(),
    by: text({ enum: ['member', 'staff', 'system'] }).notNull(),
    by_rid: text().references(() => users.rid),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('requirement_message_newest').on(t.requirement_code, t.at.desc().nullsFirst(), t.rid)],
);

/** Files of messages. */
export const requirementFiles = pgTable(
  'requirement_file',
  {
    file_rid: text()
      .primaryKey()
      .references(() => files.rid),
    message_rid: text()
      .notNull()
      .references(() => requirementMessages.rid),
    position: integer().notNull(),
  },
  (t) => [index('requirement_file_message').on(t.message_rid, t.position)],
);
