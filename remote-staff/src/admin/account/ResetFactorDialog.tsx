import type { StaffAccount } from '@portal/shared/contract';
import { DeskDialog } from '../../ui/DeskDialog';
import { useDeskAct } from '../../ui/useDeskAct';

interface AccountDialogProps {
  readonly account: StaffAccount;
  readonly onClose: () => void;
}

/** Removes the authenticator app of an account, such as after a lost phone. */
export function ResetFactorDialog({
  account: { account, name, second_factor },
  onClose,
}: AccountDialogProps) {
  const act = useDeskAct('staff/account/resetSecondFactor', {
    done: `${account} 的验证器已解除`,
    onDone: onClose,
    onRefused: () => undefined,
  });
  return (
    <DeskDialog
      title={`解除验证器 ${account}`}
      confirm="解除"
      color="error"
      act={act}
      noun="账号"
      over={act.isError && !second_factor}
      facts={`${name} 的所有登录会退出，下次登录时重新绑定。绑定之前只凭密码就能绑定，请让本人立即登录。`}
      onClose={onClose}
      onConfirm={() => act.mutate({ account })}
    />
  );
}
