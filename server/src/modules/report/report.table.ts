import type { ReportContent } from '@portal/shared/contract';
import { type ReportMask, type ReportSignature, reportStates } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { orders } from '../order/order.table';
import { files } from '../upload/file.table';
import { users } from '../user/user.table';

/** Sequence of report numbers. */
export const reportNumber = pgSequence('report_number');

/** Versions of reports (检测报告) about orders. The number and the PDF of an issued version never change. */
export const reports = pgTable(
  'report',
  {
    rid: text().primaryKey(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    order_rid: text()
      .notNull()
      .references(() => orders.rid),
    /** The first version of the same report; of a first version its own key. */
    first_rid: text()
      .notNull()
      .references((): AnyPgColumn => reports.rid),
    version: integer().notNull(),
    /** Year and serial number such as 2026-000123, which all versions share; null until the first one is issued. */
    serial: text(),
    /** Changed only by report.move.service.ts. */
    state: text({ enum: reportStates }).notNull(),
    /** What it says; versions that were written before reports had pictures have none. */
    content: jsonb()
      .$type<Omit<ReportContent, 'pictures'> & Partial<Pick<ReportContent, 'pictures'>>>()
      .notNull(),
    /** What this version changes, and why; empty for the first one. */
    reason: text().notNull().default(''),
    /** What the reviewer wants changed. */
    note: text().notNull().default(''),
    withdrawn_reason: text().notNull().default(''),
    author_rid: text()
      .notNull()
      .references(() => users.rid),
    /** Keys of all people who wrote some of it. */
    writers: jsonb().$type<string[]>().notNull(),
    issuer_rid: text().references(() => users.rid),
    /** Counts every change of content and state. */
    revision: integer().notNull().default(0),
    /** Code of the check page; only what is issued has one. */
    code: text().unique(),
    /** SHA-256 of the PDF, in hexadecimal. */
    sha256: text(),
    file_rid: text().references(() => files.rid),
    /** Whose certificate signed the PDF; null for one without a signature. */
    signature: jsonb().$type<ReportSignature>(),
    /** How the check page shows the names of the samples. */
    mask: text().$type<ReportMask>().notNull().default('masked'),
    created: timestamp({ withTimezone: true }).notNull(),
    changed: timestamp({ withTimezone: true }).notNull(),
    issued: timestamp({ withTimezone: true }),
    /** When it was replaced or withdrawn. */
    ended: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('report_state').on(t.state, t.created, t.rid),
    index('report_order').on(t.order_rid, t.created.desc().nullsFirst(), t.rid),
    index('report_member').on(t.user_rid, t.created.desc().nullsFirst(), t.rid),
    index('report_file').on(t.file_rid),
    // Of the versions of a report at most one is being written, at most one is valid, and each number is given once.
    uniqueIndex('report_open').on(t.first_rid).where(sql`${t.state} IN ('draft', 'review')`),
    uniqueIndex('report_valid').on(t.first_rid).where(sql`${t.state} = 'issued'`),
    uniqueIndex('report_version').on(t.first_rid, t.version).where(sql`${t.state} <> 'discarded'`),
    uniqueIndex('report_serial').on(t.serial, t.version).where(sql`${t.state} <> 'discarded'`),
    check(
      'report_issued_whole',
      sql`${t.state} IN ('draft', 'review', 'discarded') OR num_nulls(${t.serial}, ${t.code}, ${t.sha256}, ${t.issuer_rid}, ${t.issued}) = 0`,
    ),
    check('report_second_person', sql`NOT jsonb_exists(${t.writers}, ${t.issuer_rid})`),
  ],
);
