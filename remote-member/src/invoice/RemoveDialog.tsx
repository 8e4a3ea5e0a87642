import type { Invoice } from '@portal/shared/contract';
import { ConfirmDialog } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { useTitleCall } from '../ui/invoice/useTitleCall';

interface RemoveDialogProps {
  readonly title: Invoice;
  readonly onClose: () => void;
}

/** Asks for confirmation before a title is deleted. */
export function RemoveDialog({ title: { rid, title, default: isDefault }, onClose }: RemoveDialogProps) {
  const remove = useTitleCall('auth/invoice/del');
  const onConfirm = () =>
    remove.mutate(
      { rid },
      {
        onSuccess: () => {
          notify.success('抬头已删除');
          onClose();
        },
        onError: (error) => notify.failed(error),
      },
    );
  return (
    <ConfirmDialog open title="删除抬头" pending={remove.isPending} onClose={onClose} onConfirm={onConfirm}>
      确定删除抬头“{title}”吗？已提交的开票申请不受影响。
      {isDefault === 1 && '删除后，最近保存的另一个抬头成为默认抬头。'}
    </ConfirmDialog>
  );
}
