import type { ChosenOptions } from '@portal/shared/contract';
import { quotationStates } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
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
import { requirements } from '../requirement/requirement.table';
import { files } from '../upload/file.table';
import { users } from '../user/user.table';

/** Sequence of quotation codes. */
export const quotationCode = pgSequence('quotation_code');

/** Quotations (报价单) for orders and requirements. The total is the sum of the lines and not stored. */
export const quotations = pgTable(
  'quotation',
  {
    rid: text().primaryKey(),
    /** Code such as Q20261121-000123: day in Shanghai and serial number. */
    code: text().notNull().unique(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    order_rid: text().references(() => orders.rid),
    requirement_code: text().references(() => requirements.code),
    /** 1 for the first quotation of the order or requirement. */
    revision: integer().notNull(),
    /** Changed only by `moveQuotation` (quotation.move.service.ts). */
    state: text({ enum: quotationStates }).notNull(),
    /** Last day on which it can be accepted. */
    valid_until: date({ mode: 'string' }).notNull(),
    note: text().notNull(),
    /** Why it was declined or withdrawn. */
    reason: text().notNull().default(''),
    /** The PDF; null after the account was closed. */
    file_rid: text().references(() => files.rid),
    /** True when the member was reminded of the end of its validity, or it was made shortly before. */
    reminded: boolean().notNull().default(false),
    created: timestamp({ withTimezone: true }).notNull(),
    /** Time of the last change of state. */
    changed: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('quotation_member').on(t.user_rid, t.created.desc().nullsFirst(), t.rid),
    index('quotation_newest').on(t.created.desc().nullsFirst(), t.rid),
    index('quotation_order').on(t.order_rid, t.created.desc().nullsFirst(), t.rid),
    index('quotation_requirement').on(t.requirement_code, t.created.desc().nullsFirst(), t.rid),
    index('quotation_file').on(t.file_rid),
    index('quotation_open').on(t.valid_until).where(sql`${t.state} = 'open'`),
    // An order or a requirement has at most one open quotation, whatever runs at once.
    uniqueIndex('quotation_open_order').on(t.order_rid).where(sql`${t.state} = 'open'`),
    uniqueIndex('quotation_open_requirement').on(t.requirement_code).where(sql`${t.state} = 'open'`),
    check('quotation_target', sql`num_nonnulls(${t.order_rid}, ${t.requirement_code}) = 1`),
  ],
);

/** Lines of quotations. Append-only. */
export const quotationLines = pgTable(
  'quotation_line',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    quotation_rid: text()
      .notNull()
      .references(() => quotations.rid),
    /** The order's item that it prices, which the member may have left out since; null for a charge and for a requirement. */
    item_rid: text(),
    /** The service; empty for a charge. */
    device_rid: text().notNull(),
    name: text().notNull(),
    unit: text().notNull(),
    options: jsonb().$type<ChosenOptions>().notNull(),
    option_text: jsonb().$type<string[]>().notNull(),
    count: integer().notNull(),
    unit_fen: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    index('quotation_line_quotation').on(t.quotation_rid, t.id),
    index('quotation_line_item').on(t.item_rid),
    check('quotation_line_price', sql`${t.count} > 0 AND ${t.unit_fen} >= 0`),
  ],
);
