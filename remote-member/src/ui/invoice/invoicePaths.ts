import { paths } from '@portal/shared/portal';
import type { InvoiceType } from '@portal/shared/rules';

const invoicesWith = (search: Readonly<Record<string, string>>): string =>
  `${paths.memberPage('invoiceLs')}?${new URLSearchParams(search)}`;

/** Returns the URL of the form of a request over a statement; see `invoiceApplyFilter`, which reads it. */
export const askInvoicePath = (statement_rid: string, type?: InvoiceType): string =>
  invoicesWith({ statement: statement_rid, ...(type && { type: String(type) }) });

/** Returns the URL of the form of a request over a prepayment. */
export const askPrestoreInvoicePath = (prestore_rid: string): string =>
  invoicesWith({ prestore: prestore_rid });

/** Returns the URL of one request for an invoice. */
export const invoicePath = (rid: string): string => invoicesWith({ rid });
