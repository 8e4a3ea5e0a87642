import {
  type InvoiceApplyAct,
  type InvoiceApplyState,
  type InvoiceSlot,
  type InvoiceType,
  invoiceSlotNames,
  type TitleHolder,
} from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { prestoreApplies } from '../prestore/prestore.table';
import { statements } from '../statement/statement.table';
import { files } from '../upload/file.table';
import { users } from '../user/user.table';

/** Sequence of codes of requests for invoices. */
export const invoiceApplyCode = pgSequence('invoice_apply_code');

const applyRid = () =>
  text()
    .notNull()
    .references(() => invoiceApplies.rid);

/** Requests for invoices (开票申请). The title's fields are copied at the request. */
export const invoiceApplies = pgTable(
  'invoice_apply',
  {
    rid: text().primaryKey(),
    /** Code such as K20261121-000123: day in Shanghai and serial number. */
    code: text().notNull().unique(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    type: smallint().$type<InvoiceType>().notNull(),
    /** Changed only by `moveInvoiceApply` (invoiceApply.move.service.ts). */
    state: text().$type<InvoiceApplyState>().notNull(),
    /** The sum of the parts and the prepayments. */
    amount_fen: bigint({ mode: 'number' }).notNull(),
    holder: text().$type<TitleHolder>().notNull(),
    title: text().notNull(),
    tax_number: text().notNull(),
    registered_address: text().notNull(),
    registered_phone: text().notNull(),
    bank: text().notNull(),
    account: text().notNull(),
    note: text().notNull(),
    /** Address to which the files are sent when they are issued; empty when they are not sent. */
    email: text().notNull().default(''),
    /** Why it was refused, or why a red letter was asked for or withdrawn. */
    reason: text().notNull().default(''),
    /** When the files were sent to the member's finance office last, and to which addresses, one a line. */
    finance_at: timestamp({ withTimezone: true }),
    finance_to: text().notNull().default(''),
    /** Number of the invoice in the tax system, 20 digits. */
    number: text().unique(),
    red_number: text().unique(),
    created: timestamp({ withTimezone: true }).notNull(),
    /** Time of the last change of state. */
    changed: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('invoice_apply_member').on(t.user_rid, t.created.desc().nullsFirst(), t.rid),
    index('invoice_apply_state').on(t.state, t.changed, t.rid),
    check('invoice_apply_amount', sql`${t.amount_fen} > 0`),
  ],
);

/** Addresses of the finance offices of members, to which issued invoices are sent: one row a member. */
export const invoiceFinances = pgTable('invoice_finance', {
  user_rid: text()
    .primaryKey()
    .references(() => users.rid),
  emails: text().array().notNull(),
  /** True when the files of each issued invoice are sent there. */
  auto: boolean().notNull(),
  changed: timestamp({ withTimezone: true }).notNull(),
});

/** Amounts of statements that a request covers. Which of them count is in `statement.invoiced_fen`. */
export const invoiceApplyParts = pgTable(
  'invoice_apply_part',
  {
    invoice_apply_rid: applyRid(),
    statement_rid: text()
      .notNull()
      .references(() => statements.rid),
    amount_fen: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.invoice_apply_rid, t.statement_rid] }),
    index('invoice_apply_part_statement').on(t.statement_rid),
    check('invoice_apply_part_amount', sql`${t.amount_fen} > 0`),
  ],
);

/** Amounts of prepayments that a request covers. Which of them count is in `cash_lot.invoiced_fen`. */
export const invoiceApplyPrestores = pgTable(
  'invoice_apply_prestore',
  {
    invoice_apply_rid: applyRid(),
    prestore_rid: text()
      .notNull()
      .references(() => prestoreApplies.rid),
    amount_fen: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.invoice_apply_rid, t.prestore_rid] }),
    index('invoice_apply_prestore_prestore').on(t.prestore_rid),
    check('invoice_apply_prestore_amount', sql`${t.amount_fen} > 0`),
  ],
);

/** Files of invoices and of red letters: one for each format. */
export const invoiceApplyFiles = pgTable(
  'invoice_apply_file',
  {
    invoice_apply_rid: applyRid(),
    /** True for a file of the red letter. */
    red: boolean().notNull(),
    slot: text({ enum: invoiceSlotNames }).$type<InvoiceSlot>().notNull(),
    file_rid: text()
      .notNull()
      .references(() => files.rid),
  },
  (t) => [
    primaryKey({ columns: [t.invoice_apply_rid, t.red, t.slot] }),
    index('invoice_apply_file_file').on(t.file_rid),
  ],
);

/** History of requests: who did what, when and why. Append-only. */
export const invoiceApplyEvents = pgTable(
  'invoice_apply_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    invoice_apply_rid: applyRid(),
    act: text().$type<InvoiceApplyAct>().notNull(),
    by: text({ enum: ['member', 'staff', 'system'] }).notNull(),
    by_rid: text().references(() => users.rid),
    note: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('invoice_apply_event_apply').on(t.invoice_apply_rid, t.id)],
);
