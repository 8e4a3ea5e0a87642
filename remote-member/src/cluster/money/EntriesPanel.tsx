import type { Cluster } from '@portal/shared/contract';
import { Box } from '@portal/shared/ui';
import { BudgetAlert } from '../../ui/budget/BudgetAlert';
import { BudgetPanel } from '../budget/BudgetPanel';
import { BalancePanel } from './BalancePanel';
import { EntryList } from './EntryList';

/** The group's balances and budgets, and the entries of one of its accounts. */
export const EntriesPanel = ({ cluster }: { readonly cluster: Cluster }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <BalancePanel cluster={cluster} />
    <BudgetAlert clusters={[cluster.rid]} />
    <BudgetPanel cluster={cluster} />
    <EntryList cluster={cluster} />
  </Box>
);
