import type { InvoiceApplyState, InvoiceSlot } from '@portal/shared/rules';

/** The types of the files by slot. */
export const invoiceMimes: Readonly<Record<InvoiceSlot, string>> = {
  xml: 'application/xml',
  ofd: 'application/ofd',
  pdf: 'application/pdf',
};

/** Returns true when the member may download the files of the invoice, or of its red letter. */
export const isShown = ({ state }: { readonly state: InvoiceApplyState }, red: boolean): boolean =>
  red ? state === 'red' : ['issued', 'red_applied', 'red_confirmed', 'red'].includes(state);

/**
 * Returns true when the content is of the slot's format: XML begins with a tag, OFD is a zip whose main entry is OFD.xml,
 * PDF begins with its mark.
 */
export function isOfSlot(slot: InvoiceSlot, bytes: Buffer): boolean {
  if (slot === 'pdf') return bytes.subarray(0, 5).toString('latin1') === '%PDF-';
  if (slot === 'ofd')
    return bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004' && bytes.includes('OFD.xml');
  return /^\ufeff?\s*<[?!\w]/.test(bytes.subarray(0, 200).toString('utf8'));
}
