import type { Address } from '@portal/shared/contract';
import { ConfirmDialog, useAct } from '@portal/shared/parts';

interface RemoveDialogProps {
  readonly address: Address;
  readonly onClose: () => void;
}

/** Asks for confirmation before an address is deleted. */
export function RemoveDialog({ address, onClose }: RemoveDialogProps) {
  const remove = useAct('auth/address/del', { done: '地址已删除', onDone: onClose });
  return (
    <ConfirmDialog
      open
      title="删除地址"
      pending={remove.isPending}
      onClose={onClose}
      onConfirm={() => remove.mutate({ address_rid: address.address_rid })}
    >
      确定删除 {address.name} 在{address.area}的地址吗？已下的订单不受影响。
    </ConfirmDialog>
  );
}
