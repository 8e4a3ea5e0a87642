import { Chip } from '@portal/shared/extras';
import { type RequirementState, requirementStateLabels } from '@portal/shared/rules';

const tones = {
  submitted: 'primary',
  contacted: 'primary',
  quoted: 'warning',
  planned: 'success',
  closed: 'default',
  cancelled: 'default',
} as const satisfies Record<RequirementState, string>;

/** The name of a requirement's state; highlighted while it waits for the member's answer. */
export function RequirementChip({ state }: { readonly state: RequirementState }) {
  return <Chip size="small" variant="outlined" color={tones[state]} label={requirementStateLabels[state]} />;
}
