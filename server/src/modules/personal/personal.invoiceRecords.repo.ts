import { eq, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import {
  invoiceApplies,
  invoiceApplyEvents,
  invoiceApplyFiles,
  invoiceApplyParts,
  invoiceApplyPrestores,
  invoiceFinances,
} from '../invoiceApply/invoiceApply.table';
import type { ExportPlace } from './personal.export.rules';
import { byUser, type Owner, type Records, records } from './personal.recordsOfTable.repo';

const byApply =
  (column: AnyPgColumn) =>
  (tx: Tx, { rid }: Owner): SQL =>
    inArray(
      column,
      tx.select({ rid: invoiceApplies.rid }).from(invoiceApplies).where(eq(invoiceApplies.user_rid, rid)),
    );

const ofApply = (list: string): ExportPlace => ({
  file: 'invoiceApplies',
  within: { list, by: 'invoice_apply_rid' },
});

/** Requests for invoices. Invoices are accounting records: their titles are kept with them, as the law requires. */
export const invoiceRecords: readonly Records[] = [
  records(invoiceApplies, {
    of: byUser(invoiceApplies.user_rid),
    exported: { file: 'invoiceApplies' },
    sortedBy: invoiceApplies.created,
    closing: {
      rid: 'keep',
      code: 'keep',
      user_rid: 'keep',
      state: 'keep',
      number: 'keep',
      red_number: 'keep',
      holder: 'keep',
      title: 'keep',
      tax_number: 'keep',
      registered_address: 'keep',
      registered_phone: 'keep',
      bank: 'keep',
      account: 'keep',
      note: 'keep',
      email: 'clear',
      finance_to: 'clear',
      reason: 'clear',
    },
  }),
  records(invoiceFinances, {
    of: byUser(invoiceFinances.user_rid),
    exported: { file: 'invoiceFinance' },
    sortedBy: invoiceFinances.changed,
    closing: 'delete',
  }),
  records(invoiceApplyParts, {
    of: byApply(invoiceApplyParts.invoice_apply_rid),
    exported: ofApply('parts'),
    sortedBy: invoiceApplyParts.statement_rid,
    closing: { invoice_apply_rid: 'keep', statement_rid: 'keep' },
  }),
  records(invoiceApplyPrestores, {
    of: byApply(invoiceApplyPrestores.invoice_apply_rid),
    exported: ofApply('prestores'),
    sortedBy: invoiceApplyPrestores.prestore_rid,
    closing: { invoice_apply_rid: 'keep', prestore_rid: 'keep' },
  }),
  records(invoiceApplyEvents, {
    of: byApply(invoiceApplyEvents.invoice_apply_rid),
    exported: ofApply('events'),
    hidden: ['by_rid'],
    sortedBy: invoiceApplyEvents.id,
    closing: { invoice_apply_rid: 'keep', act: 'keep', by: 'keep', by_rid: 'keep', note: 'clear' },
  }),
  records(invoiceApplyFiles, {
    of: byApply(invoiceApplyFiles.invoice_apply_rid),
    exported: { because: 'the files are in the export, and its index lists them' },
    closing: { invoice_apply_rid: 'keep', slot: 'keep', file_rid: 'keep' },
  }),
];
