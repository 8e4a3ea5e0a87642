import type { Data, InvoiceApply } from '@portal/shared/contract';
import { withEtag } from '../../http/etag';
import type { InvoiceFile } from './invoiceApply.file.repo';
import type { InvoiceFinanceRow } from './invoiceApply.finance.repo';
import type { InvoiceApplyPrestore } from './invoiceApply.prestore.repo';
import type { InvoiceApplyEventRow, InvoiceApplyPart, InvoiceApplyRow } from './invoiceApply.repo';

/** What belongs to one request. */
interface InvoiceApplyFacts {
  readonly parts: readonly InvoiceApplyPart[];
  readonly prestores: readonly InvoiceApplyPrestore[];
  /** The files that the reader may see. */
  readonly files: InvoiceApply['files'];
  readonly can: InvoiceApply['can'];
}

/** Returns what an edit of a request replaces. */
export function editedInvoiceApply(
  row: InvoiceApplyRow,
  parts: readonly InvoiceApplyPart[],
  prestores: readonly InvoiceApplyPrestore[],
) {
  const { type, note, email, holder, title, tax_number, registered_address, registered_phone } = row;
  const { bank, account } = row;
  return withEtag({
    type,
    title: { holder, title, tax_number, registered_address, registered_phone, bank, account },
    parts: parts.map(({ statement_rid, statement_code, amount_fen }) => ({
      statement_rid,
      statement_code,
      amount_fen,
    })),
    prestores: prestores.map(({ prestore_rid, prestore_code, amount_fen }) => ({
      prestore_rid,
      prestore_code,
      amount_fen,
    })),
    note,
    email,
  });
}

export function presentInvoiceApply(
  row: InvoiceApplyRow,
  { parts, prestores, files, can }: InvoiceApplyFacts,
): InvoiceApply {
  const { rid, code, state, amount_fen, number, red_number, reason, finance_at, finance_to } = row;
  return {
    rid,
    code,
    state,
    amount_fen,
    number,
    red_number,
    reason,
    ...editedInvoiceApply(row, parts, prestores),
    files,
    finance_sent: finance_at && { emails: finance_to.split('\n'), at: finance_at.toISOString() },
    created: row.created.toISOString(),
    changed: row.changed.toISOString(),
    can,
  };
}

export const presentInvoiceFile = ({
  slot,
  red,
  file: { name, size },
}: InvoiceFile): InvoiceApply['files'][number] => ({ slot, red, name, size });

type Events = Data<'auth/invoiceApply/info'>['events'];

export const presentEvents = (events: readonly InvoiceApplyEventRow[]): Events =>
  events.map(({ act, by, at, note }) => ({ act, by, at: at.toISOString(), note }));

export const presentFinance = (
  row: InvoiceFinanceRow | undefined,
): Data<'auth/invoiceApply/finance/detail'> => ({ emails: row?.emails ?? [], auto: row?.auto ?? false });
