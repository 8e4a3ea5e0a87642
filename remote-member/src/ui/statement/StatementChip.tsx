import { Chip } from '@portal/shared/extras';
import { type StatementState, statementStateLabels } from '@portal/shared/rules';

const colours = { open: 'warning', disputed: 'error', unpaid: 'warning', paid: 'success' } as const;

/** The state of a statement; one that is open waits for its member. */
export function StatementChip({ state }: { readonly state: StatementState }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[state]}
      label={state === 'open' ? '等您确认' : statementStateLabels[state]}
    />
  );
}
