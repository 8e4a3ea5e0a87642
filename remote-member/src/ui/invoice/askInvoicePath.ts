import { paths } from '@portal/shared/portal';
import type { InvoiceType } from '@portal/shared/rules';

/** Returns the URL of the form of a request over a statement; see `invoiceApplyFilter`, which reads it. */
export function askInvoicePath(statement_rid: string, type?: InvoiceType): string {
  const search = new URLSearchParams({ statement: statement_rid, ...(type && { type: String(type) }) });
  return `${paths.memberPage('invoiceLs')}?${search}`;
}
