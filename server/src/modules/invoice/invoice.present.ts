import type { Invoice } from '@portal/shared/contract';
import { withEtag } from '../../http/etag';
import type { InvoiceRow } from './invoice.repo';

/** Returns a title without its key, as an edit replaces it. */
export function editedInvoice(row: InvoiceRow): Omit<Invoice, 'rid'> {
  const { holder, type, title, tax_number, registered_address, registered_phone, bank, account, is_default } =
    row;
  return withEtag({
    holder,
    type,
    title,
    tax_number,
    registered_address,
    registered_phone,
    bank,
    account,
    default: is_default ? (1 as const) : (0 as const),
  });
}

export const presentInvoice = (row: InvoiceRow): Invoice => ({ rid: row.rid, ...editedInvoice(row) });
