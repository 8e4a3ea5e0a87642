import { Chip } from '@portal/shared/extras';
import { type InvoiceApplyState, invoiceApplyStateLabels } from '@portal/shared/rules';

const colours = {
  waiting: 'warning',
  issuing: 'primary',
  issued: 'success',
  red_applied: 'warning',
  red_confirmed: 'warning',
  red: 'default',
  refused: 'error',
  cancelled: 'default',
} as const satisfies Record<InvoiceApplyState, string>;

/** The state of a request for an invoice. */
export function InvoiceChip({ state }: { readonly state: InvoiceApplyState }) {
  return (
    <Chip size="small" variant="outlined" color={colours[state]} label={invoiceApplyStateLabels[state]} />
  );
}
