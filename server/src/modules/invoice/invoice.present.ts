import type { Invoice } from '@portal/shared/contract';
import type { InvoiceRow } from './invoice.repo';

export function presentInvoice(row: InvoiceRow): Invoice {
  const {
    rid,
    holder,
    type,
    title,
    tax_number,
    registered_address,
    registered_phone,
    bank,
    account,
    is_default,
  } = row;
  return {
    ...{ rid, holder, type, title, tax_number, registered_address, registered_phone, bank, account },
    default: is_default ? 1 : 0,
  };
}
