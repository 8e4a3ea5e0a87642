import { Chip } from '@portal/shared/extras';
import { type QuotationState, quotationStateLabels } from '@portal/shared/rules';

const tones = {
  open: 'warning',
  accepted: 'success',
  declined: 'default',
  expired: 'default',
  superseded: 'default',
  withdrawn: 'default',
} as const satisfies Record<QuotationState, string>;

/** The name of a quotation's state; highlighted while it waits for the member's answer. */
export function QuotationChip({ state }: { readonly state: QuotationState }) {
  return <Chip size="small" variant="outlined" color={tones[state]} label={quotationStateLabels[state]} />;
}
