import type { StoredSample } from '@portal/shared/contract';
import type { LazyDialogProps } from '@portal/shared/parts';
import { ConfirmDialog, useAct } from '@portal/shared/parts';

interface DestroyDialogProps extends LazyDialogProps {
  readonly sample: StoredSample;
}

/** Says what happens, and asks the lab to destroy a sample. */
export function DestroyDialog({ sample: { rid, number, name }, open, onClose }: DestroyDialogProps) {
  const destroy = useAct('auth/sample/destroy', { done: `样品 ${number} 已列入待销毁`, onDone: onClose });
  return (
    <ConfirmDialog
      open={open}
      title="申请销毁样品"
      confirm="申请销毁"
      pending={destroy.isPending}
      onClose={onClose}
      onConfirm={() => destroy.mutate({ rid, confirmed: true })}
    >
      {`样品 ${number} ${name} 将从今天起列入待销毁，由实验室按规程处理。实验室处理之前，您仍可以延长留存或申请寄回；销毁后不能恢复，也不能再次检测。`}
    </ConfirmDialog>
  );
}
