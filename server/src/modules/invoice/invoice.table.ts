import type { InvoiceType, TitleHolder } from '@portal/shared/rules';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../user/user.table';

/** Invoice titles (抬头) that members have saved. A request for an invoice copies what it uses. */
export const invoices = pgTable(
  'invoice',
  {
    rid: text().primaryKey(),
    user_rid: text()
      .notNull()
      .references(() => users.rid),
    holder: text().$type<TitleHolder>().notNull(),
    type: smallint().$type<InvoiceType>().notNull(),
    title: text().notNull(),
    /** Unified social credit code; empty for a person. */
    tax_number: text().notNull(),
    registered_address: text().notNull(),
    registered_phone: text().notNull(),
    bank: text().notNull(),
    account: text().notNull(),
    is_default: boolean().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('invoice_member').on(t.user_rid),
    uniqueIndex('invoice_one_default').on(t.user_rid).where(sql`${t.is_default}`),
  ],
);
