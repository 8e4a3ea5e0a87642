import type { AccountKind, TransferKind } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TransferState } from './ledger.book.rules';
import type { RefusalReason } from './ledger.move.rules';
import type { Owner } from './ledger.rules';

const amount = () => bigint({ mode: 'number' });
const moment = () => timestamp({ withTimezone: true });

/** Accounts with their running totals. Triggers refuse deletions and totals that shrink. */
export const ledger_account = pgTable(
  'ledger_account',
  {
    /** Derived from owner and kind, such as `member:<rid>:cash`. */
    rid: text().primaryKey(),
    owner_kind: text().$type<Owner['kind']>().notNull(),
    owner_rid: text(),
    kind: text().$type<AccountKind>().notNull(),
    debits_posted: amount().notNull().default(0),
    credits_posted: amount().notNull().default(0),
    debits_pending: amount().notNull().default(0),
    credits_pending: amount().notNull().default(0),
    floor: amount(),
    agreed_floor: amount(),
    ceiling: amount(),
    closed: moment(),
    last_at: moment(),
  },
  (t) => [
    unique('ledger_account_owner').on(t.owner_kind, t.owner_rid, t.kind).nullsNotDistinct(),
    check('ledger_account_owner_rid', sql`(${t.owner_kind} = 'lab') = (${t.owner_rid} IS NULL)`),
    check(
      'ledger_account_totals',
      sql`${t.debits_posted} >= 0 AND ${t.credits_posted} >= 0 AND ${t.debits_pending} >= 0 AND ${t.credits_pending} >= 0`,
    ),
    check(
      'ledger_account_floor',
      sql`${t.credits_posted} - ${t.debits_posted} - ${t.debits_pending} >= ${t.floor}`,
    ),
    check('ledger_account_agreed_floor', sql`${t.floor} <= ${t.agreed_floor}`),
    check(
      'ledger_account_ceiling',
      sql`${t.credits_posted} + ${t.credits_pending} - ${t.debits_posted} <= ${t.ceiling}`,
    ),
  ],
);

/** Transfers by the id that their caller gives. A trigger allows only the changes of a pending or reversed transfer. */
export const ledger_transfer = pgTable(
  'ledger_transfer',
  {
    id: text().primaryKey(),
    /** Null in a refused transfer, as are its accounts and cause: only the id is stored. */
    kind: text().$type<TransferKind>(),
    debit_rid: text().references(() => ledger_account.rid),
    credit_rid: text().references(() => ledger_account.rid),
    amount: amount().notNull(),
    state: text().$type<TransferState | 'refused'>().notNull(),
    expires: moment(),
    posts: text().references((): AnyPgColumn => ledger_transfer.id),
    voids: text().references((): AnyPgColumn => ledger_transfer.id),
    reverses: text().references((): AnyPgColumn => ledger_transfer.id),
    posted_amount: amount(),
    reversed_amount: amount().notNull().default(0),
    /** The same key in all transfers of one call; null for a single one. */
    linked: text(),
    cause_kind: text(),
    cause_rid: text(),
    /** Digest of the move's content: the same id with other content is refused. */
    digest: text().notNull(),
    reason: text().$type<RefusalReason>(),
    at: moment().notNull(),
  },
  (t) => [
    check('ledger_transfer_state', sql`${t.state} IN ('posted', 'pending', 'voided', 'expired', 'refused')`),
    check('ledger_transfer_refused', sql`(${t.state} = 'refused') = (${t.reason} IS NOT NULL)`),
    check(
      'ledger_transfer_complete',
      sql`${t.state} = 'refused' OR (${t.kind} IS NOT NULL AND ${t.debit_rid} <> ${t.credit_rid} AND ${t.cause_kind} IS NOT NULL AND ${t.cause_rid} IS NOT NULL)`,
    ),
    check(
      'ledger_transfer_amounts',
      sql`${t.amount} >= 0 AND ${t.posted_amount} BETWEEN 0 AND ${t.amount} AND ${t.reversed_amount} BETWEEN 0 AND ${t.amount}`,
    ),
    index('ledger_transfer_pending').on(t.expires).where(sql`${t.state} = 'pending'`),
    index('ledger_transfer_pending_debit').on(t.debit_rid).where(sql`${t.state} = 'pending'`),
    index('ledger_transfer_pending_credit').on(t.credit_rid).where(sql`${t.state} = 'pending'`),
    // A pending transfer is posted or voided once.
    uniqueIndex('ledger_transfer_posts').on(t.posts).where(sql`${t.posts} IS NOT NULL`),
    uniqueIndex('ledger_transfer_voids').on(t.voids).where(sql`${t.voids} IS NOT NULL`),
    index('ledger_transfer_cause').on(t.cause_kind, t.cause_rid),
    index('ledger_transfer_reverses').on(t.reverses).where(sql`${t.reverses} IS NOT NULL`),
  ],
);

/** The two sides of each posted transfer. Triggers refuse every change. */
export const ledger_entry = pgTable(
  'ledger_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    account_rid: text()
      .notNull()
      .references(() => ledger_account.rid),
    transfer_id: text()
      .notNull()
      .references(() => ledger_transfer.id),
    amount: amount().notNull(),
    balance: amount().notNull(),
    credited: amount().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    unique('ledger_entry_transfer').on(t.transfer_id, t.account_rid),
    index('ledger_entry_account').on(t.account_rid, t.at, t.id),
    check('ledger_entry_amount', sql`${t.amount} <> 0`),
  ],
);

/** The nightly checks of the ledger: one row a night, which one process inserts before it checks. */
export const ledger_check = pgTable('ledger_check', {
  /** Day in the lab's time zone. */
  day: text().primaryKey(),
  started: moment().notNull(),
  /** Null while it runs, or when its process ended before. */
  finished: moment(),
  /** Number of figures that differed. */
  findings: integer(),
});
