import type { Address } from '@portal/shared/contract';
import { notify } from '@portal/shared/portal';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/ui';
import { useAddressCall } from './useAddressCall';

interface RemoveDialogProps {
  readonly address: Address;
  readonly onClose: () => void;
}

/** Asks before an address goes. */
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
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="remove-title">
      <DialogTitle id="remove-title">删除地址</DialogTitle>
      <DialogContent>
        确定删除 {address.name} 在{address.area}的地址吗？已下的订单不受影响。
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          取消
        </Button>
        <Button color="error" variant="contained" loading={remove.isPending} onClick={onConfirm}>
          确定
        </Button>
      </DialogActions>
    </Dialog>
  );
}
