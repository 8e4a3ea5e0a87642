import { anyOf, call, messageOf } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sampling } from '../contract';
import { ConfirmDialog } from '../parts';

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
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => call('auth/sampling/cancel', { rid: visit.rid }),
    onSuccess: () => {
      notify.success('预约已取消');
      onCancelled?.();
    },
    onError: (error) => {
      notify.error(messageOf(error));
      onFailed?.();
    },
    onSettled: () => {
      onClose();
      void client.invalidateQueries(anyOf('auth/sampling/list'));
    },
  });
  return (
    <ConfirmDialog
      title="取消预约"
      open={open}
      confirm="取消预约"
      cancel="再想想"
      pending={cancel.isPending}
      onClose={onClose}
      onConfirm={() => cancel.mutate()}
    >
      确定取消 {visit.date} {visit.time} 的上门取样吗？
    </ConfirmDialog>
  );
}
