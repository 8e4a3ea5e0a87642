import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { ledger_account, ledger_transfer } from '../ledger/ledger.table';

/** The cash of each credited prepayment, with what invoices use up of it. All of it is changed under the lock of its account. */
export const cashLots = pgTable(
  'cash_lot',
  {
    /** Key of the prepayment. */
    rid: text().primaryKey(),
    account_rid: text()
      .notNull()
      .references(() => ledger_account.rid),
    amount_fen: bigint({ mode: 'number' }).notNull(),
    /** What requests for invoices of the prepayment use up. */
    invoiced_fen: bigint({ mode: 'number' }).notNull().default(0),
    arrived: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('cash_lot_account').on(t.account_rid, t.arrived, t.rid),
    check('cash_lot_invoiced', sql`${t.invoiced_fen} BETWEEN 0 AND ${t.amount_fen}`),
  ],
);

/** How much of a payment came from the invoiced cash of a prepayment. It counts while the payment is reserved or posted. */
export const cashLotUses = pgTable(
  'cash_lot_use',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    lot_rid: text()
      .notNull()
      .references(() => cashLots.rid),
    transfer_id: text()
      .notNull()
      .references(() => ledger_transfer.id),
    amount_fen: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('cash_lot_use_lot').on(t.lot_rid, t.transfer_id),
    index('cash_lot_use_transfer').on(t.transfer_id),
    check('cash_lot_use_amount', sql`${t.amount_fen} > 0`),
  ],
);
