import { Chip } from '@portal/shared/extras';
import { type ProtocolState, protocolStateLabels } from '@portal/shared/rules';

const tones = {
  draft: 'primary',
  open: 'warning',
  signed: 'success',
  paper: 'default',
  void: 'default',
} as const satisfies Record<ProtocolState, string>;

/** The name of an agreement's state; highlighted while it can be signed. */
export function ProtocolChip({ state }: { readonly state: ProtocolState }) {
  return <Chip size="small" variant="outlined" color={tones[state]} label={protocolStateLabels[state]} />;
}
