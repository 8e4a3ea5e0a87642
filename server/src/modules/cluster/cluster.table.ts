import type {
  ClusterPaymentState,
  ClusterRequestKind,
  ClusterRequestState,
  ClusterRole,
  ClusterState,
} from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { tsvector } from '../../db/tsvector';
import { users } from '../user/user.table';

const moment = () => timestamp({ withTimezone: true });
const fen = () => bigint({ mode: 'number' });
const clusterRid = () =>
  text()
    .notNull()
    .references(() => clusters.rid);
const userRid = () =>
  text()
    .notNull()
    .references(() => users.rid);

/** Groups (社群). Their money is in the ledger. A dissolved group stays, because payments refer to it. */
export const clusters = pgTable(
  'cluster',
  {
    rid: text().primaryKey(),
    /** Random code that members tell each other. */
    code: text().notNull().unique(),
    name: text().notNull(),
    intro: text().notNull(),
    /** True when a search finds it by its name. */
    listed: boolean().notNull(),
    state: text().$type<ClusterState>().notNull(),
    /** Payments of members above this amount wait for a manager; null when none waits. */
    approval_fen: fen(),
    /** Monthly limit of new members; null without a limit. */
    limit_fen: fen(),
    /** Lexemes of the name that a search matches. */
    words: tsvector().notNull().default(''),
    created: moment().notNull(),
    /** Time of the last change of state. */
    changed: moment().notNull(),
  },
  (t) => [index('cluster_words').using('gin', t.words), index('cluster_state').on(t.state, t.created, t.rid)],
);

/** Members of groups, the owner included. Whoever leaves has no row any more. */
export const clusterMembers = pgTable(
  'cluster_member',
  {
    cluster_rid: clusterRid(),
    user_rid: userRid(),
    /** The contract checks it: a check that is widened would be a breaking step of its own. */
    role: text().$type<ClusterRole>().notNull(),
    /** What the member may spend in a month; null without a limit. */
    limit_fen: fen(),
    joined: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cluster_rid, t.user_rid] }),
    index('cluster_member_user').on(t.user_rid, t.role),
    uniqueIndex('cluster_member_owner').on(t.cluster_rid).where(sql`${t.role} = 'owner'`),
    check('cluster_member_limit', sql`${t.limit_fen} >= 0`),
  ],
);

/** What the owner of a group allows to be spent of its money in each calendar year, for a member or for a project. */
export const clusterBudgets = pgTable(
  'cluster_budget',
  {
    rid: text().primaryKey(),
    cluster_rid: clusterRid(),
    /** Null for the budget of a project. */
    user_rid: text().references(() => users.rid),
    /** The project that orders name; null for the budget of a member. */
    fund_code: text(),
    amount_fen: fen().notNull(),
    /** True when payments beyond it are refused. */
    blocks: boolean().notNull().default(false),
    changed: moment().notNull(),
  },
  (t) => [
    uniqueIndex('cluster_budget_member').on(t.cluster_rid, t.user_rid),
    uniqueIndex('cluster_budget_project').on(t.cluster_rid, t.fund_code),
    index('cluster_budget_user').on(t.user_rid),
    check('cluster_budget_subject', sql`(${t.user_rid} IS NULL) <> (${t.fund_code} IS NULL)`),
    check('cluster_budget_amount', sql`${t.amount_fen} > 0`),
  ],
);

/** Of which percentages of a budget a notice was sent in a month, such as 2026-11 in the lab's time zone. */
export const clusterBudgetNotices = pgTable(
  'cluster_budget_notice',
  {
    budget_rid: text()
      .notNull()
      .references(() => clusterBudgets.rid, { onDelete: 'cascade' }),
    month: text().notNull(),
    percent: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.budget_rid, t.month, t.percent] })],
);

/** Applications to join a group, and invitations. At most one of a person waits in a group. */
export const clusterRequests = pgTable(
  'cluster_request',
  {
    rid: text().primaryKey(),
    cluster_rid: clusterRid(),
    /** The person who asks to join, or who is invited. */
    user_rid: userRid(),
    kind: text().$type<ClusterRequestKind>().notNull(),
    state: text().$type<ClusterRequestState>().notNull(),
    message: text().notNull(),
    created: moment().notNull(),
    decided: moment(),
  },
  (t) => [
    uniqueIndex('cluster_request_waiting').on(t.cluster_rid, t.user_rid).where(sql`${t.state} = 'waiting'`),
    index('cluster_request_cluster').on(t.cluster_rid, t.created.desc().nullsFirst(), t.rid),
    index('cluster_request_user').on(t.user_rid, t.created.desc().nullsFirst(), t.rid),
    check('cluster_request_decided', sql`(${t.state} = 'waiting') = (${t.decided} IS NULL)`),
  ],
);

/** What groups pay of statements. The money itself is in the ledger, under the transfers of this key. */
export const clusterPayments = pgTable(
  'cluster_payment',
  {
    rid: text().primaryKey(),
    cluster_rid: clusterRid(),
    /** Who pays from the group's money: the member of the statement. */
    user_rid: userRid(),
    /** The statement; its table is in a module above this one. */
    statement_rid: text().notNull(),
    amount_fen: fen().notNull(),
    state: text().$type<ClusterPaymentState>().notNull(),
    /** Month whose limit it uses, such as 2026-11 in the lab's time zone. */
    month: text().notNull(),
    created: moment().notNull(),
    /** When it is declined by itself; null unless it waits. */
    expires: moment(),
    decided: moment(),
    /** Who approved or declined it; null for the system and while it waits. */
    decided_by: text().references(() => users.rid),
    /** Why it was declined. */
    note: text().notNull().default(''),
  },
  (t) => [
    index('cluster_payment_cluster').on(
      t.cluster_rid,
      t.created.desc().nullsFirst(),
      t.rid.desc().nullsFirst(),
    ),
    index('cluster_payment_month').on(t.cluster_rid, t.user_rid, t.month),
    index('cluster_payment_statement').on(t.statement_rid),
    index('cluster_payment_user').on(t.user_rid),
    index('cluster_payment_waiting').on(t.expires).where(sql`${t.state} = 'waiting'`),
    check('cluster_payment_amount', sql`${t.amount_fen} > 0`),
    check('cluster_payment_expires', sql`(${t.state} = 'waiting') = (${t.expires} IS NOT NULL)`),
  ],
);
