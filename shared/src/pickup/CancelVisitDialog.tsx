import { messageOf } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import type { Sampling } from '../contract';
import { ConfirmDialog, useAct } from '../parts';

interface CancelVisitDialogProps {
  readonly visit: Pick<Sampling, 'rid' | 'date' | 'time'>;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after the visit is cancelled. */
  readonly onCancelled?: () => void;
  /** Called after the act failed, for a screen that shows this one visit. */
  readonly onFailed?: () => void;
}

/** Asks before a booking of an on-site sampling is cancelled, and cancels it. */
export function CancelVisitDialog({ visit, open, onClose, onCancelled, onFailed }: CancelVisitDialogProps) {
  const cancel = useAct('auth/sampling/cancel', {
    done: '预约已取消',
    onDone: onCancelled,
    onRefused: (error) => {
      notify.error(messageOf(error));
      onFailed?.();
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title="取消预约"
      open={open}
      confirm="取消预约"
      cancel="再想想"
      pending={cancel.isPending}
      onClose={onClose}
      onConfirm={() => cancel.mutate({ rid: visit.rid })}
    >
      确定取消 {visit.date} {visit.time} 的上门取样吗？
    </ConfirmDialog>
  );
}
