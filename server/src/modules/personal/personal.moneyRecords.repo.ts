import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { cashLots, cashLotUses } from '../cashLot/cashLot.table';
import { creditApplies } from '../credit/credit.table';
import { invoices } from '../invoice/invoice.table';
import { ledger_account, ledger_entry, ledger_transfer } from '../ledger/ledger.table';
import { prestoreApplies } from '../prestore/prestore.table';
import { statementEvents, statementLines, statementOrders, statements } from '../statement/statement.table';
import { transferApplies } from '../transferApply/transferApply.table';
import type { ExportPlace } from './personal.export.rules';
import { byUser, type Owner, type Records, records } from './personal.recordsOfTable.repo';

const byStatement =
  (column: AnyPgColumn) =>
  (tx: Tx, { rid }: Owner): SQL =>
    inArray(column, tx.select({ rid: statements.rid }).from(statements).where(eq(statements.user_rid, rid)));

const ofStatement = (list: string): ExportPlace => ({
  file: 'statements',
  within: { list, by: 'statement_rid' },
});
const accountsOf = (tx: Tx, { rid }: Owner) =>
  tx
    .select({ rid: ledger_account.rid })
    .from(ledger_account)
    .where(and(eq(ledger_account.owner_kind, 'member'), eq(ledger_account.owner_rid, rid)));

/** Money: invoice titles, credit, prepayment, statements, transfers and the ledger. */
export const moneyRecords: readonly Records[] = [
  records(invoices, {
    of: byUser(invoices.user_rid),
    exported: { file: 'invoices' },
    sortedBy: invoices.created,
    closing: 'delete',
  }),
  records(creditApplies, {
    of: byUser(creditApplies.user_rid),
    exported: { file: 'credit' },
    sortedBy: creditApplies.created,
    closing: {
      rid: 'keep',
      code: 'keep',
      user_rid: 'keep',
      state: 'keep',
      reason: 'clear',
      note: 'keep',
    },
  }),
  records(prestoreApplies, {
    of: byUser(prestoreApplies.user_rid),
    exported: { file: 'prestore' },
    sortedBy: prestoreApplies.created,
    closing: {
      rid: 'keep',
      code: 'keep',
      user_rid: 'keep',
      state: 'keep',
      paid_on: 'keep',
      file_rid: 'keep',
      payer: 'keep',
      reason: 'keep',
      note: 'clear',
      invoicing: 'keep',
      cluster_rid: 'keep',
    },
  }),
  records(statements, {
    of: byUser(statements.user_rid),
    exported: { file: 'statements' },
    hidden: ['reminded'],
    sortedBy: statements.created,
    closing: { rid: 'keep', code: 'keep', user_rid: 'keep', state: 'keep' },
  }),
  records(statementOrders, {
    of: byStatement(statementOrders.statement_rid),
    exported: ofStatement('orders'),
    sortedBy: statementOrders.position,
    closing: { order_rid: 'keep', statement_rid: 'keep' },
  }),
  records(statementLines, {
    of: byStatement(statementLines.statement_rid),
    exported: ofStatement('lines'),
    sortedBy: statementLines.id,
    closing: { statement_rid: 'keep', order_rid: 'keep', kind: 'keep', name: 'keep', detail: 'keep' },
  }),
  records(statementEvents, {
    of: byStatement(statementEvents.statement_rid),
    exported: ofStatement('events'),
    hidden: ['by_rid'],
    sortedBy: statementEvents.id,
    closing: { statement_rid: 'keep', act: 'keep', by: 'keep', by_rid: 'keep', note: 'clear' },
  }),
  records(transferApplies, {
    of: byUser(transferApplies.user_rid),
    exported: { file: 'transfers' },
    sortedBy: transferApplies.created,
    closing: {
      rid: 'keep',
      code: 'keep',
      user_rid: 'keep',
      statement_rid: 'keep',
      file_rid: 'keep',
      state: 'keep',
      payer: 'keep',
      paid_on: 'keep',
      reason: 'clear',
    },
  }),
  records(cashLots, {
    of: (tx, owner) => inArray(cashLots.account_rid, accountsOf(tx, owner)),
    exported: { file: 'ledger', within: { list: 'prestores', by: 'account_rid' } },
    sortedBy: cashLots.arrived,
    closing: { rid: 'keep', account_rid: 'keep' },
  }),
  records(cashLotUses, {
    of: (tx, owner) =>
      inArray(
        cashLotUses.lot_rid,
        tx
          .select({ rid: cashLots.rid })
          .from(cashLots)
          .where(inArray(cashLots.account_rid, accountsOf(tx, owner))),
      ),
    exported: { because: 'each statement says what came from invoiced prepayments' },
    closing: { lot_rid: 'keep', transfer_id: 'keep' },
  }),
  records(ledger_account, {
    of: (tx, owner) => inArray(ledger_account.rid, accountsOf(tx, owner)),
    exported: { file: 'ledger' },
    sortedBy: ledger_account.rid,
    closing: { rid: 'keep', owner_kind: 'keep', owner_rid: 'keep', kind: 'keep' },
  }),
  records(ledger_entry, {
    of: (tx, owner) => inArray(ledger_entry.account_rid, accountsOf(tx, owner)),
    exported: { file: 'ledger', within: { list: 'entries', by: 'account_rid' } },
    sortedBy: ledger_entry.id,
    closing: { account_rid: 'keep', transfer_id: 'keep' },
  }),
  records(ledger_transfer, {
    of: (tx, owner) =>
      or(
        inArray(ledger_transfer.debit_rid, accountsOf(tx, owner)),
        inArray(ledger_transfer.credit_rid, accountsOf(tx, owner)),
      ),
    exported: { because: 'the entries of each account name their transfers' },
    closing: {
      id: 'keep',
      kind: 'keep',
      debit_rid: 'keep',
      credit_rid: 'keep',
      state: 'keep',
      posts: 'keep',
      voids: 'keep',
      reverses: 'keep',
      linked: 'keep',
      cause_kind: 'keep',
      cause_rid: 'keep',
      digest: 'keep',
      reason: 'keep',
    },
  }),
];
