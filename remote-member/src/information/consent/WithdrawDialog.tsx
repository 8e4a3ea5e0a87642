import { call } from '@portal/shared/api';
import { ConfirmDialog } from '@portal/shared/parts';
import { notify, useSession } from '@portal/shared/portal';
import { type ConsentDocument, consentDocuments } from '@portal/shared/rules';
import { useMutation } from '@tanstack/react-query';

interface WithdrawDialogProps {
  readonly document: ConsentDocument;
  readonly onClose: () => void;
}

/** Explains what a withdrawal means, withdraws, and logs out. */
export function WithdrawDialog({ document, onClose }: WithdrawDialogProps) {
  const session = useSession();
  const { title } = consentDocuments[document];
  const withdraw = useMutation({
    mutationFn: () => call('auth/user/consent/withdraw', { document }),
    onSuccess: () => session.leave('已撤回同意，并退出登录'),
    onError: (error) => notify.failed(error),
  });
  return (
    <ConfirmDialog
      open
      title={`撤回对《${title}》的同意`}
      confirm="撤回并退出登录"
      pending={withdraw.isPending}
      onClose={onClose}
      onConfirm={() => withdraw.mutate()}
    >
      撤回后，您的账号会在所有设备上退出登录，接口令牌全部失效；下次登录时需要重新同意，才能继续下单、预约和修改资料。撤回前已提交的订单和依法保存的记录不受影响。
    </ConfirmDialog>
  );
}
