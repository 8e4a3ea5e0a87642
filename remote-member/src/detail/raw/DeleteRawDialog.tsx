import { anyOf, call } from '@portal/shared/api';
import type { OrderFile } from '@portal/shared/contract';
import { ConfirmDialog, type LazyDialogProps } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { Typography } from '@portal/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshOrders } from '../../ui/refreshOrders';

interface DeleteRawDialogProps extends LazyDialogProps {
  readonly file: OrderFile;
}

/** Asks before a file is deleted from the data of an order. */
export function DeleteRawDialog({ file, open, onClose }: DeleteRawDialogProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call('auth/order/delRawFile', { rid: file.rid }),
    onSuccess: () => notify.success('文件已删除'),
    onError: notify.failed,
    onSettled: async () => {
      refreshOrders(queryClient);
      await queryClient.invalidateQueries(anyOf('auth/web/orderFile/list4rid'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="删除数据文件"
      confirm="删除"
      open={open}
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate()}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        “{file.name}”将从订单中删除，实验室不再使用它。
      </Typography>
    </ConfirmDialog>
  );
}
