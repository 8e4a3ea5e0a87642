import { useLazyDialog } from '@portal/shared/parts';
import { Button, Icon, icons } from '@portal/shared/ui';
import type { ReconciliationOf } from './ReconciliationDialog';

interface ReconciliationButtonProps extends ReconciliationOf {
  readonly variant?: 'text' | 'outlined';
}

/** Opens the dialog that downloads the reconciliation (对账明细). */
export function ReconciliationButton({ variant = 'outlined', ...of }: ReconciliationButtonProps) {
  const load = () => import('./ReconciliationDialog').then((m) => m.ReconciliationDialog);
  const { show, prefetchProps, loading, dialog } = useLazyDialog('reconciliation', load, of);
  return (
    <>
      <Button
        size="small"
        variant={variant}
        color="inherit"
        startIcon={<Icon path={icons.download} size={16} />}
        {...prefetchProps}
        loading={loading}
        onClick={show}
        sx={{ flexShrink: 0 }}
      >
        对账明细
      </Button>
      {dialog}
    </>
  );
}
