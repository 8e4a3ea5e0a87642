import type { Address } from '@portal/shared/contract';
import { ConfirmDialog } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { useAddressCall } from './useAddressCall';

interface RemoveDialogProps {
  readonly address: Address;
  readonly onClose: () => void;
}

/** Asks for confirmation before an address is deleted. */
export function RemoveDialog({ address, onClose }: RemoveDialogProps) {
  const remove = useAddressCall('auth/address/del');
  const onConfirm = () =>
    remove.mutate(
      { address_rid: address.address_rid },
      {
        onSuccess: () => {
          notify.success('地址已删除');
          onClose();
        },
        onError: (error) => notify.failed(error),
      },
    );
  return (
    <ConfirmDialog open title="删除地址" pending={remove.isPending} onClose={onClose} onConfirm={onConfirm}>
      确定删除 {address.name} 在{address.area}的地址吗？已下的订单不受影响。
    </ConfirmDialog>
  );
}
