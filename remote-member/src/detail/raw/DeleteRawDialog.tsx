import type { OrderFile } from '@portal/shared/contract';
import { ConfirmDialog, type LazyDialogProps, useAct } from '@portal/shared/parts';
import { Typography } from '@portal/shared/ui';

interface DeleteRawDialogProps extends LazyDialogProps {
  readonly file: OrderFile;
}

/** Asks before a file is deleted from the data of an order. */
export function DeleteRawDialog({ file, open, onClose }: DeleteRawDialogProps) {
  const remove = useAct('auth/order/delRawFile', { done: '文件已删除', onSettled: onClose });
  return (
    <ConfirmDialog
      title="删除数据文件"
      confirm="删除"
      open={open}
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ rid: file.rid })}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        “{file.name}”将从订单中删除，实验室不再使用它。
      </Typography>
    </ConfirmDialog>
  );
}
