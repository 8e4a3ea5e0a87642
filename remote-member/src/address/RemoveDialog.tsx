import type { Address } from '@portal/shared/contract';
import { ConfirmDialog, useAct } from '@portal/shared/parts';

interface RemoveDialogProps {
  readonly address: Address;
  /** True for the only address that is left. */
  readonly isLast: boolean;
  readonly onClose: () => void;
}

/** Asks for confirmation before an address is deleted. The certification needs one, so the last one takes it along. */
export function RemoveDialog({ address, isLast, onClose }: RemoveDialogProps) {
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
      {isLast && '这是最后一个地址：删除后资料认证不再完整，下次下单前需要重新填写地址。'}
    </ConfirmDialog>
  );
}
