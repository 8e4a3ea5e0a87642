import type { Invoice } from '@portal/shared/contract';
import { ConfirmDialog, useAct } from '@portal/shared/parts';

interface RemoveDialogProps {
  readonly title: Invoice;
  readonly onClose: () => void;
}

/** Asks for confirmation before a title is deleted. */
export function RemoveDialog({ title: { rid, title, default: isDefault }, onClose }: RemoveDialogProps) {
  const remove = useAct('auth/invoice/del', { done: '抬头已删除', onDone: onClose });
  return (
    <ConfirmDialog
      open
      title="删除抬头"
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ rid })}
    >
      确定删除抬头“{title}”吗？已提交的开票申请不受影响。
      {isDefault === 1 && '删除后，最近保存的另一个抬头成为默认抬头。'}
    </ConfirmDialog>
  );
}
