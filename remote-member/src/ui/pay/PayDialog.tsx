import type { Statement } from '@portal/shared/contract';
import { Dialog, DialogContent, DialogTitle } from '@portal/shared/extras';
import type { LazyDialogProps } from '@portal/shared/parts';
import { Skeleton } from '@portal/shared/ui';
import { budgetCaps } from '../budget/budgetCaps';
import { useBudgetStops } from '../budget/useBudgetStops';
import { PayForm } from './PayForm';
import { useGroups } from './useGroups';

/** Pays a statement, or a part of it, from the own balance and those of groups. */
export function PayDialog({ statement, open, onClose }: LazyDialogProps & { readonly statement: Statement }) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <Loaded statement={statement} onClose={onClose} />
    </Dialog>
  );
}

interface LoadedProps {
  readonly statement: Statement;
  readonly onClose: () => void;
}

function Loaded({ statement, onClose }: LoadedProps) {
  const { clusters, loading, failed, retry } = useGroups();
  const paying = clusters.filter(({ can }) => can.includes('pay'));
  const budgets = useBudgetStops(paying.length > 0);
  if (loading || budgets.loading)
    return (
      <>
        <DialogTitle>余额支付</DialogTitle>
        <DialogContent aria-busy="true">
          <Skeleton variant="rounded" height={320} />
        </DialogContent>
      </>
    );
  return (
    <PayForm
      key={String(failed)}
      scene={{ statement, clusters: paying, caps: budgetCaps(budgets.stops, statement) }}
      statement={statement}
      onRetryGroups={failed ? retry : undefined}
      onClose={onClose}
    />
  );
}
